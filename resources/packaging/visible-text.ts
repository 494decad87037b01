/** Every element of the window, those of libraries too, is made by src-renderer/components/text/visible-elements.ts, which calls React's own `jsx`. */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

export function visibleText(root: string): Plugin {
  const maker = resolve(root, 'src-renderer/components/text/visible-elements.ts');
  return {
    name: 'aeroshelf-visible-text',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react\/jsx-runtime$/ },
      handler: (_source, importer) => (importer === undefined || resolve(importer) === maker ? undefined : maker),
    },
  };
}
