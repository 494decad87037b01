/** The identifiers of what is not shown, by reason and place. Very many of one reason are counted by region; their ids are in the JSON form. */
import type { Briefing } from '#contract/briefing/briefing.ts';
import { briefingSentences, countedNotams } from '#contract/sentences/en/briefing.ts';
import { thousands } from './figures.ts';
import type { Part } from './sheet.ts';

/** Number and place of a NOTAM, by id. */
export type Labels = ReadonlyMap<string, { notamId: string | null; place: string | null }>;

/** Identifiers of one reason on some ten pages. */
const MOST = 2_000;
const NOWHERE = 'no place';

export function annexParts({ notShown }: Briefing, labels: Labels): Part[] {
  if (notShown.length === 0) return [];
  return [
    { kind: 'heading', level: 1, text: 'Annex: not shown' },
    ...notShown.flatMap(({ reason: code, ids, count: number }): Part[] => [
      { kind: 'heading', level: 2, text: `${countedNotams(number)} ${briefingSentences.notShown.reasons[code]}` },
      { kind: 'small', lines: number > MOST ? regionLines(ids, labels) : identifierLines(ids, labels) },
    ]),
  ];
}

const placeOf = (id: string, labels: Labels): string => labels.get(id)?.place ?? NOWHERE;

function identifierLines(ids: readonly string[], labels: Labels): string[] {
  const byPlace = Map.groupBy(ids, (id) => placeOf(id, labels));
  return [...byPlace]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([place, of]) =>
        `${place}: ${of
          .map((id) => labels.get(id)?.notamId ?? id)
          .toSorted()
          .join(', ')}`,
    );
}

function regionLines(ids: readonly string[], labels: Labels): string[] {
  const byRegion = Map.groupBy(ids, (id) => {
    const place = placeOf(id, labels);
    return /^[A-Z]{4}$/.test(place) ? `${place.slice(0, 2)}…` : 'other places';
  });
  const counts = [...byRegion].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([region, of]) => `${region} ${thousands(of.length)}`);
  return [
    'Too many for paper; by the first letters of their locations, with each id in the JSON form of this briefing:',
    counts.join(', '),
  ];
}
