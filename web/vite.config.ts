import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    // The page reads the same catalogues and card tables as the kernel and the server.
    alias: { $data: here("../src/dafuweng/data"), $src: here("./src") },
    // Vitest runs in Node, where Svelte's export conditions would pick its server build.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/dafuweng/server/pages/dist"),
    emptyOutDir: true,
    target: ["chrome111", "firefox114", "safari16.4"],
    // The server's content policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts", "tests/**/*.test.ts"], environment: "node" },
});
