/** Idents of points as a file with its own alphabet takes them, and points of unknown kinds as files name them. */
import type { LeftOut } from './left-out.ts';
import type { PlannedPoint, PointKind } from './planned-route.ts';
import { inAlphabet, isSquare, squareOf, uniqueIdents, type Alphabet } from './write-text.ts';

/** Words of a file for the kinds of points; a fix is a reporting point, which a region tells apart from others of its name. */
export type KindWords = { airport: string; VOR: string; NDB: string; fix: string; user: string };

/** What a point is called in a file. An ident that no letter is left of becomes the degree square. */
export function identIn(point: PlannedPoint, alphabet: Alphabet, leftOut: LeftOut): string {
  const ident = wantedIdent(point, alphabet);
  tellIdent(point, ident, leftOut);
  return ident;
}

/** Does what `identIn` does, and gives each ident of a scope to one point only. */
export function uniqueIdentsIn(
  points: readonly PlannedPoint[],
  { alphabet, scopeOf }: { alphabet: Alphabet; scopeOf: (point: PlannedPoint) => string },
  leftOut: LeftOut,
): string[] {
  const unique = uniqueIdents(alphabet.most);
  return points.map((point) => {
    const ident = unique(wantedIdent(point, alphabet), JSON.stringify({ ...point, altitudeFt: null, airway: null }), scopeOf(point));
    tellIdent(point, ident, leftOut);
    return ident;
  });
}

const wantedIdent = (point: PlannedPoint, alphabet: Alphabet): string =>
  (point.ident === null ? '' : inAlphabet(point.ident, alphabet)) || squareOf(point);

/** One that is called like a degree square is read as a position without a name. */
export function tellIdent(point: PlannedPoint, ident: string, leftOut: LeftOut): void {
  if (point.ident === null) return;
  if (point.kind === 'waypoint' && point.ident === ident && isSquare(ident, point)) leftOut.part('idents', [point]);
  leftOut.changed('idents', point.ident, ident);
}

export function kindWord({ kind, navaid, region }: PlannedPoint, words: KindWords): string {
  if (kind === 'airport') return words.airport;
  if (kind === 'navaid' && navaid !== null) return words[navaid];
  return kind !== 'position' && region !== null ? words.fix : words.user;
}

export function kindOfWord(word: string | undefined, words: KindWords): { kind: PointKind; navaid?: 'VOR' | 'NDB' } {
  if (word === words.airport) return { kind: 'airport' };
  if (word === words.VOR) return { kind: 'navaid', navaid: 'VOR' };
  return word === words.NDB ? { kind: 'navaid', navaid: 'NDB' } : { kind: 'waypoint' };
}
