/** Moments in which a line may have died unnoticed: the page is seen again, the network is back. */
export function onWake(call: () => void): () => void {
  const seen = (): void => {
    if (document.visibilityState === "visible") call();
  };
  document.addEventListener("visibilitychange", seen);
  addEventListener("online", call);
  return () => {
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("online", call);
  };
}
