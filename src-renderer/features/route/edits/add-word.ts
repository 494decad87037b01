/** Puts a word into the route where it adds least: what the palette and the pages of aerodromes and navaids ask for. */
import { api } from '#renderer/data/api/client.ts';
import { choicesIn, type RouteInAddress, type Choice } from '#renderer/data/route/route-in-address.ts';
import { leastAdded } from '#renderer/data/route/least-added.ts';
import { pointName } from '#renderer/format/route/point-name.ts';
import { movedChoices } from '../text-edits.ts';
import { withInserted } from './point-edits.ts';
import type { RoutePoint } from '#contract/route/legs.ts';
import { inIcaoSeconds } from '#domain/format-position.ts';
import type { MapPlace } from '#renderer/data/route/route-map.ts';
import { isLocationIndicator } from '#domain/text/location-indicator.ts';

type Asked = { word: string; /** It means this place, where that is known. */ id: string | undefined };
type Route = Pick<RouteInAddress, 'text' | 'choices'>;

/** `from` and `to` are the points that it came between; undefined at the end, and where the route had no leg. */
export type Added =
  | ({ kind: 'added'; word: string; from: string | undefined; to: string | undefined; addedNm: number | null } & Route)
  | { kind: 'message' }
  | { kind: 'notFound'; word: string };

type Meaning = { id: string | null; ident: string | null; kind: string; latitude: number; longitude: number };

/**
 * Throws ApiProblem. Of several meanings the one that adds least to the route is taken, unless it is too far off the route, so that the
 * user chooses.
 */
export async function addWord({ text, choices }: Route, { word, id }: Asked): Promise<Added> {
  const others = choices.filter((choice) => choice.word.toUpperCase() !== word.toUpperCase());
  const front = text.trim() === '' ? '' : `${text.trimEnd()} `;
  const parse = (whole: string, chosen: readonly Choice[]) =>
    api('parseRoute', { body: { text: whole, choices: choicesIn(whole, chosen) } });
  const [before, after] = await Promise.all([
    parse(text, choices),
    parse(front + word, id === undefined ? choices : [...others, { word, id }]),
  ]);
  if (before.form === 'message' || after.form === 'message') return { kind: 'message' };
  const fault = after.faults.find(({ from, candidates }) => from === front.length && candidates.length > 0);
  const isSeveral = id === undefined && fault?.code === 'ambiguous';
  const point = after.points.find(({ from }) => from === front.length);
  const meanings: readonly Meaning[] = point === undefined || isSeveral ? (fault?.candidates ?? []) : [point];
  const best = meanings
    .map((meaning) => ({ meaning, place: leastAdded(before.points, meaning) }))
    .toSorted((a, b) => (a.place.addedNm ?? 0) - (b.place.addedNm ?? 0))[0];
  if (best === undefined) return { kind: 'notFound', word };
  const { meaning, place } = best;
  const written = isSeveral || id !== undefined ? wordFor(placeOf(meaning, word), before.points, choices) : { word, choices };
  const [from, to] = [before.points[place.before - 1], before.points[place.before]];
  const edited = withInserted(text, before, place.before, written.word);
  const isBetween = from !== undefined && to !== undefined;
  return {
    kind: 'added',
    text: edited,
    choices: movedChoices(written.choices, text, edited),
    word: written.word,
    from: isBetween ? pointName(from) : undefined,
    to: isBetween ? pointName(to) : undefined,
    addedNm: place.addedNm,
  };
}

const placeOf = ({ id, ident, kind, latitude, longitude }: Meaning, word: string) => ({
  latitude,
  longitude,
  word,
  place:
    id === null || ident === null || (kind !== 'airport' && kind !== 'navaid' && kind !== 'waypoint')
      ? undefined
      : ({ id, code: word, name: '', kind, latitude, longitude } as const),
});

/** ICAO codes mean one aerodrome. */
const isWord = /^[A-Z0-9]{2,}$/i;

type Others = readonly Pick<RoutePoint, 'ident' | 'id' | 'text'>[];

/**
 * A code where it means this place, with the choice that makes it do so; else the position. A word has one meaning in a route: where the code already means another
 * place in it, the position is written.
 */
export function wordFor(
  { word, place, latitude, longitude }: MapPlace,
  others: Others,
  choices: readonly Choice[],
): { word: string; choices: readonly Choice[] } {
  if (place === undefined) return { word, choices };
  const code = place.code.toUpperCase();
  const isOf = (text: string): boolean => text.toUpperCase() === code;
  const isElsewhere = others.some(({ ident, text, id }) => isOf(ident ?? text) && id !== place.id);
  if (isElsewhere || !isWord.test(code)) return { word: inIcaoSeconds({ latitude, longitude }), choices };
  const rest = choices.filter((choice) => !isOf(choice.word));
  return { word: code, choices: place.kind === 'airport' && isLocationIndicator(code) ? rest : [...rest, { word: code, id: place.id }] };
}
