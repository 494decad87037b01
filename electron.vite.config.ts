/**
 * Four programs out of one build: main (Electron), headless (the command line), launcher (`npm start`) and the workers, beside the
 * preload and the renderer. Chunks lie flat in out/main, because core/installation.ts finds resources/ and the worker from there.
 */
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import manifest from './package.json' with { type: 'json' };
import { withAddresses } from './resources/packaging/addresses.ts';
import { fonts } from './resources/packaging/fonts.ts';
import { licences } from './resources/packaging/licences.ts';
import { lakes } from './resources/packaging/only-lakes.ts';
import { visibleText } from './resources/packaging/visible-text.ts';
import { endpoints } from './src-main/contract/endpoints.ts';

/** `npm run dev` serves the renderer itself and fetches the API from the server that it starts. */
const devServer = 'http://127.0.0.1:4127';
const apiPaths = new Set([...Object.values(endpoints).map(({ path }) => path.split('/')[1]), '1.0.16', 'openapi.json', 'api.json']);

/** One for the three builds: it gathers what each of them bundles. */
const gathered = licences({ root: import.meta.dirname, unbundled: Object.keys(manifest.dependencies) });

export default defineConfig({
  main: {
    plugins: [fonts(import.meta.dirname), gathered],
    // Its build for Node declares `require`, as electron-vite does in the same file.
    resolve: { alias: { fflate: 'fflate/browser' } },
    build: {
      externalizeDeps: true,
      sourcemap: true,
      rolldownOptions: {
        input: {
          main: 'src-main/electron/main.ts',
          headless: 'src-main/headless/main.ts',
          launcher: 'src-main/launcher/launcher.ts',
          'process-entry': 'src-main/core/platform/process/process-entry.ts',
          'import-worker': 'src-main/core/reference/build/import-worker.ts',
          'import-notams-worker': 'src-main/core/notams/import/import-notams-worker.ts',
          'listing-worker': 'src-main/core/listing/listing-worker.ts',
          'inspection-worker': 'src-main/core/reference/store/inspection-worker.ts',
          'unpack-worker': 'src-main/core/transfer/unpack-worker.ts',
          'restore-worker': 'src-main/core/transfer/restore-worker.ts',
          'files-worker': 'src-main/core/user-files/files-worker.ts',
          'print-worker': 'src-main/core/print/print-worker.ts',
          'briefing-worker': 'src-main/core/briefing/briefing-worker.ts',
        },
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: {
            groups: [
              // A quarter of a megabyte that only building needs; beside anything shared, every start would read it.
              { name: 'countries', test: /[\\/](?:iso-3166[\\/]|countries[\\/](?:own-countries|country-table)\.ts)/, priority: 2 },
              // All that `--help` needs of the contract.
              { name: 'language', test: /src-main[\\/]contract[\\/](?:language|sync[\\/]source-kinds)\.ts$/, priority: 2 },
              // All that the import of NOTAMs needs of the contract, whose schemas take 7 MB in its thread.
              { name: 'headline-codes', test: /src-main[\\/]contract[\\/]notams[\\/]headline-codes\.ts$/, priority: 2 },
              // A server reads the whole contract: one file instead of thirty. Its document is loaded when a client asks for it.
              { name: 'contract', test: /src-main[\\/]contract[\\/](?!openapi\.ts)/, priority: 1 },
            ],
          },
          // Half the bytes to read at start; names stay, so a stack trace can be read without its map.
          // One letter beyond Latin-1, and V8 keeps a chunk's whole text in two bytes a letter.
          minify: { compress: true, mangle: false, codegen: { asciiOnly: true } },
        },
      },
    },
  },
  preload: {
    plugins: [gathered],
    build: {
      externalizeDeps: true,
      sourcemap: true,
      rolldownOptions: {
        input: { preload: 'src-preload/preload.ts' },
        // A sandboxed preload can't be an ES module.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src-renderer',
    define: withAddresses,
    plugins: [react(), visibleText(import.meta.dirname), gathered],
    worker: { format: 'es', plugins: () => [lakes(), gathered] },
    // The same assets serve /ui/ and /docs, so pages name them from the root; files among themselves stay relative.
    experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/ui/${name}` : { relative: true }) },
    build: {
      minify: true,
      sourcemap: true,
      // Absolute: the dev server looks for them from its root, the build from the project's.
      rolldownOptions: { input: { index: resolve('src-renderer/index.html'), docs: resolve('src-renderer/docs.html') } },
    },
    server: {
      // The guard wants the server's own name in Host.
      proxy: { [`^/(${[...apiPaths].join('|').replaceAll('.', '\\.')})([/?]|$)`]: { target: devServer, changeOrigin: true } },
    },
  },
});
