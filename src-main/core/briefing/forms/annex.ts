/** The identifiers of what is not shown, by reason and place. Very many of one reason are counted by region; their ids are in the JSON form. */
import type { Briefing } from '#contract/briefing/briefing.ts';
import type { SheetPart } from '#contract/briefing/sheet.ts';
import type { Sentences } from '#words/sentences.ts';
import { isLocationIndicator } from '#domain/text/location-indicator.ts';

/** The key is the id of a NOTAM. */
export type Labels = ReadonlyMap<string, { notamId: string | null; place: string | null }>;

/** This many identifiers of one reason fill some ten pages. */
const MOST = 2_000;

export function annexParts({ notShown }: Briefing, labels: Labels, words: Sentences): SheetPart[] {
  if (notShown.length === 0) return [];
  return [
    { kind: 'heading', level: 1, text: words.printed.annex, isFolded: true },
    ...notShown.flatMap(({ reason: code, ids, count: number }): SheetPart[] => [
      {
        kind: 'heading',
        level: 2,
        isFolded: false,
        text: `${words.countedNotams(number)} ${words.briefing.notShown.reasons[code](number)}`,
      },
      { kind: 'notShown', reason: code, lines: number > MOST ? regionLines(ids, labels, words) : identifierLines(ids, labels, words) },
    ]),
  ];
}

const placeOf = (id: string, labels: Labels, { printed }: Sentences): string => labels.get(id)?.place ?? printed.noPlace;

function identifierLines(ids: readonly string[], labels: Labels, words: Sentences): string[] {
  const byPlace = Map.groupBy(ids, (id) => placeOf(id, labels, words));
  return [...byPlace]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([place, of]) =>
      words.printed.item(
        place,
        of
          .map((id) => labels.get(id)?.notamId ?? id)
          .toSorted()
          .join(', '),
      ),
    );
}

function regionLines(ids: readonly string[], labels: Labels, words: Sentences): string[] {
  const { printed, common } = words;
  const byRegion = Map.groupBy(ids, (id) => {
    const place = placeOf(id, labels, words);
    return isLocationIndicator(place) ? `${place.slice(0, 2)}…` : common.otherPlaces;
  });
  const counts = [...byRegion].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([region, of]) => `${region} ${printed.number(of.length)}`);
  return [printed.tooMany, counts.join(', ')];
}
