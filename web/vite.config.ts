import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The texts lie with those of the engine.
const catalogues = fileURLToPath(new URL('../src/trailboss/words/catalogues', import.meta.url));

/** The texts of a language are fetched together, those only some need by themselves. */
function chunk(file: string): string {
  const [, language, part] =
    /([^/]+)\/(?:client|common\.score)(?:\.(tips|lesson|rules))?[^/]*\.ftl/.exec(file)!;
  return `words-${language}${part ? `-${part}` : ''}`;
}

// The built files are packed into the Python wheel: `trailboss serve` needs no Node.
export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { '@catalogues': catalogues } },
  build: {
    outDir: '../src/trailboss/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ test: /(client(?!\.language)[^/]*|common\.score)\.ftl/, name: chunk }],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    fs: { allow: ['.', catalogues] },
    proxy: {
      '/api': { target: process.env.TRAILBOSS_SERVER ?? 'http://127.0.0.1:8000', ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/words/setup.ts'],
    testTimeout: 60_000, // a busy machine is no failure
  },
});
