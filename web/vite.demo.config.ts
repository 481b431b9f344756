import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import client from './vite.config';

// The demonstration without a server (docs/demo.md): static files that lie anywhere.
export default mergeConfig(
  client,
  defineConfig({
    root: fileURLToPath(new URL('demo', import.meta.url)),
    base: './',
    publicDir: '../public',
    build: { outDir: '../../build/demo', emptyOutDir: true },
    worker: { format: 'es' },
  }),
);
