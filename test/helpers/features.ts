/** Features of the window, and which of them a file of one imports. */
import { posix } from 'node:path';
import { importsOf } from './imports.ts';

const features = 'src-renderer/features/';

/** Name of the feature that a file belongs to, undefined for a file of none. */
export const featureOf = (path: string): string | undefined =>
  path.startsWith(features) ? path.slice(features.length).split('/')[0] : undefined;

/** A line for each import of another feature. */
export function importedFeatures(path: string, text: string): string[] {
  return importsOf(path, text).flatMap(({ specifier }) => {
    const target = specifier.startsWith('#renderer/')
      ? specifier.replace('#renderer/', 'src-renderer/')
      : posix.join(posix.dirname(path), specifier);
    const other = specifier.startsWith('#renderer/') || specifier.startsWith('.') ? featureOf(target) : undefined;
    return other === undefined || other === featureOf(path) ? [] : [`${path} imports ${target}`];
  });
}
