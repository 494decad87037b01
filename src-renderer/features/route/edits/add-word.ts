/** Puts a word into the route where it adds least: what the palette and the pages of aerodromes and navaids ask for. */
import { api } from '#renderer/data/api/client.ts';
import { choicesIn, type AskedRoute, type Choice } from '#renderer/data/route/asked-route.ts';
import { leastAdded } from '#renderer/data/route/least-added.ts';
import { pointName } from '#renderer/format/route/point-name.ts';
import { movedChoices } from '../moved-choices.ts';
import { withInserted } from './placed-points.ts';
import { wordFor } from './word-for.ts';

type Asked = { word: string; /** The place that it means, where that is known. */ id: string | undefined };
type Route = Pick<AskedRoute, 'text' | 'choices'>;

/** `from` and `to` are the points that it came between; undefined at the end, and where the route had no leg. */
export type Added =
  | ({ kind: 'added'; word: string; from: string | undefined; to: string | undefined; addedNm: number | null } & Route)
  | { kind: 'message' }
  | { kind: 'notFound'; word: string };

type Meaning = { id: string | null; ident: string | null; kind: string; latitude: number; longitude: number };

/** Throws ApiProblem. Of several meanings that which adds least is taken; one that is too far off the route is not, so that the user is asked. */
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
