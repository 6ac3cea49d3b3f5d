/** How the page is built. Everything of ours is taken from its source; nothing is loaded from elsewhere. */
import { defineConfig } from 'vite'
import {
  chunkName,
  contentPolicy,
  isHost,
  isPage,
  isTable,
  isTheatreFirst,
  jsonAsData,
  latinFonts,
  piecesOf,
  plainImports,
  serviceWorker,
} from '../../scripts/web-plugins.ts'

export default defineConfig({
  root: import.meta.dirname,
  // Works from any folder of any server.
  base: './',
  plugins: [jsonAsData(), latinFonts(), plainImports(), contentPolicy(), serviceWorker()],
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    outDir: 'dist',
    emptyOutDir: true,
    // Files, not data in addresses: the content policy allows only what is served.
    assetsInlineLimit: 0,
    // One style sheet, no list of what to fetch ahead: less code, and the service worker has everything anyway.
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        chunkFileNames: (chunk) => `assets/${chunkName(chunk)}-[hash].js`,
        // What every visit needs is one file, and what all tables share another: many small files pack badly.
        codeSplitting: {
          groups: [
            { name: 'page', test: isPage, priority: 2 },
            { name: 'table', test: isTable, minShareCount: 2, priority: 1 },
            // Before any game takes them for its own.
            {
              name: 'boards',
              test: /\/boards\/(?:pointing|panels)\.tsx?$|\/board-layer\.css$/,
              minShareCount: 2,
              priority: 2,
            },
            { name: 'ornament', test: /\/boards\/(?:Rose|scrollwork)\.tsx?$/, minShareCount: 2, priority: 2 },
            // What the first picture of a theatre board needs; the rest of what both share comes later.
            { name: 'theatre', test: isTheatreFirst, minShareCount: 2, priority: 1 },
            { name: piecesOf, debugName: 'pieces', test: /\/packages\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [jsonAsData()],
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/host-[hash].js',
        chunkFileNames: (chunk) => `assets/host-${chunkName(chunk)}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'kernel', test: isHost, minShareCount: 2, priority: 1 },
            { name: piecesOf, debugName: 'pieces', test: /\/packages\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { port: 1759 },
})
