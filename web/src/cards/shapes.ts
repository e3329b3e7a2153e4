/** Paths of the simple shapes that the drawings are made of. */

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

export function box(x: number, y: number, width: number, height: number, r = 0): string {
  const [w, h] = [width - 2 * r, height - 2 * r];
  return (
    `M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`
  );
}

/** A point at an angle in degrees from the top, clockwise. */
export function around(x: number, y: number, angle: number, r: number): [number, number] {
  const turn = (angle * Math.PI) / 180;
  return [Number((x + r * Math.sin(turn)).toFixed(2)), Number((y - r * Math.cos(turn)).toFixed(2))];
}

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map((point) => point.join(" ")).join("L")}z`;
}

export function star(x: number, y: number, r: number): string {
  return polygon(Array.from({ length: 10 }, (_, n) => around(x, y, n * 36, n % 2 ? r * 0.42 : r)));
}

/** The line of a spirograph, as on the paper of bank notes. */
export function rosette(x: number, y: number, r: number, loops: number, depth: number): string {
  const points = Array.from({ length: loops * 24 }, (_, n) => {
    const angle = (n * 360) / (loops * 24);
    return around(x, y, angle, r * (1 - depth + depth * Math.cos((angle * loops * Math.PI) / 180)));
  });
  return polygon(points);
}
