/** What the screen asks the server to work out. */
import type { RoutePlan } from '#contract/route/route.ts';
import { choicesIn, MOST_TEXT, type AskedRoute } from '#renderer/data/route/asked-route.ts';
import { readAlternates } from './flight/alternates.ts';
import { readAircraft, type AircraftFields } from './flight/aircraft-fields.ts';
import { readWindTyped } from '#renderer/format/route/wind-typed.ts';
import { readAirTyped } from '#renderer/format/route/air-typed.ts';
import { readLevelWinds, type LevelWind } from './winds/level-winds.ts';

type Asked = AskedRoute & { alternates: string; aircraft: AircraftFields; air: string; levelWinds: readonly LevelWind[] };

/** Undefined for a text without words. The winds of single legs come later: which leg is which is known from the answer. */
export function planOf({
  text,
  alternates,
  choices,
  depart,
  wind,
  air: airText,
  aircraft: fields,
  levelWinds,
}: Asked): RoutePlan | undefined {
  if (text.trim() === '') return undefined;
  const { aircraft } = readAircraft(fields);
  const blowing = readWindTyped(wind);
  const air = readAirTyped(airText);
  const winds = [...(blowing === undefined || blowing === 'wrong' ? [] : [blowing]), ...readLevelWinds(levelWinds).winds];
  const chosen = choicesIn(text, choices, alternates);
  const others = readAlternates(alternates);
  return {
    text: text.slice(0, MOST_TEXT),
    ...(aircraft && { aircraft }),
    ...(depart !== undefined && { depart: new Date(depart).toISOString() }),
    ...(winds.length > 0 && { winds }),
    ...(air !== 'wrong' && air),
    ...(others.length > 0 && { alternates: others }),
    ...(chosen.length > 0 && { choices: chosen }),
  };
}
