/** Puts the fonts of printed pages beside the built program, as they are in their package. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { FONT_FOLDER, fontFiles } from '../../src-main/core/print/fonts.ts';

/** `root`: the project's folder. */
export const fonts = (root: string): Plugin => ({
  name: 'aeroshelf-fonts',
  apply: 'build',
  buildStart() {
    for (const file of Object.values(fontFiles)) {
      const originalFileName = join(root, 'node_modules', file);
      this.emitFile({
        type: 'asset',
        fileName: `${FONT_FOLDER}/${basename(file)}`,
        originalFileName,
        source: readFileSync(originalFileName),
      });
    }
  },
});
