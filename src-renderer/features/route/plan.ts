/** What the screen asks the server to work out. */
import type { RoutePlan } from '#contract/route/route.ts';
import { choicesIn, MOST_TEXT, type AskedRoute } from '#renderer/data/route/asked-route.ts';
import { readAircraft, type AircraftFields } from './flight/aircraft-fields.ts';
import { readWindTyped } from './flight/wind-typed.ts';

/** Undefined for a text without words. */
export function planOf({
  text,
  choices,
  depart,
  wind,
  aircraft: fields,
}: AskedRoute & { aircraft: AircraftFields }): RoutePlan | undefined {
  if (text.trim() === '') return undefined;
  const { aircraft } = readAircraft(fields);
  const blowing = readWindTyped(wind);
  const chosen = choicesIn(text, choices);
  return {
    text: text.slice(0, MOST_TEXT),
    ...(aircraft && { aircraft }),
    ...(depart !== undefined && { depart: new Date(depart).toISOString() }),
    ...(blowing !== undefined && blowing !== 'wrong' && { winds: [blowing] }),
    ...(chosen.length > 0 && { choices: chosen }),
  };
}
