/** A flight plan file that is no plain text. */
import { readFileOrWords, type OpenedRoute } from '#core/route/files/open-file.ts';
import { refuseFile } from '#core/route/files/reading.ts';

export function readRouteFile(bytes: Uint8Array): OpenedRoute {
  const opened = readFileOrWords(bytes);
  return 'words' in opened ? refuseFile('routeFileUnknown', {}) : opened;
}
