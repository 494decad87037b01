/** A file made of a route has the name and type that it is sent with. */
import type { ParsedRoute } from '#contract/route/route.ts';

export type MadeFile = { bytes: Uint8Array; fileName: string; mediaType: string };

const MOST_LETTERS = 80;
/** A file system refuses these, or a shell reads them otherwise. */
const unfit = /[\p{Cc}\p{Cf}/\\:*?"<>|\s]+/gu;

/** `LSGG-LFMN.gpx`, by the ends of the route, or by the name that the user gave it. */
export function fileNameOf({ points }: ParsedRoute, ending: string, name?: string): string {
  const [first, last] = [points[0], points.at(-1)];
  const ends = [first, last].map((point) => point?.ident ?? point?.text ?? '').join('-');
  const letters = Array.from((name ?? ends).toWellFormed().replace(unfit, '-')).slice(0, MOST_LETTERS);
  const isInside = (letter: string) => letter !== '-' && letter !== '.';
  const base = letters.slice(letters.findIndex(isInside), letters.findLastIndex(isInside) + 1).join('');
  return `${base === '' ? 'route' : base}${ending}`;
}
