/** The word by which a route leads over a place of the map. */
import type { RoutePoint } from '#contract/route/legs.ts';
import { inIcaoSeconds } from '#domain/format-position.ts';
import type { Choice } from '#renderer/data/route/asked-route.ts';
import type { MapPlace } from '#renderer/data/route/route-map.ts';

/** ICAO codes mean one aerodrome. */
const isIcaoCode = /^[A-Z]{4}$/;
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
  return { word: code, choices: place.kind === 'airport' && isIcaoCode.test(code) ? rest : [...rest, { word: code, id: place.id }] };
}
