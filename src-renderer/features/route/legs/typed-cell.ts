/** A cell of the legs says how its present value is typed, and what a new one makes of the route. */
import { readLevelTyped, readSpeedTyped, withSpeedLevel } from '../edits/speed-level-typed.ts';
import type { Edit } from '../edits/use-edits.ts';
import { readAircraft } from '../flight/aircraft-fields.ts';
import { readWindTyped } from '#renderer/format/route/wind-typed.ts';
import { useRoute } from '../route-state.ts';
import { withLegWind } from '../winds/leg-winds.ts';
import type { ValueColumn } from './columns.tsx';
import type { LegRow } from './leg-rows.ts';
import { levelWord, speedWord } from '#domain/cruise-words.ts';
import { wind } from '#words/leg-figures.ts';

type Typed = Extract<ValueColumn, 'level' | 'tas' | 'wind'>;
export const isTyped = (column: string): column is Typed => column === 'level' || column === 'tas' || column === 'wind';

/** It is empty for what is not known. */
export function cellText(column: Typed, { leg, from }: LegRow): string {
  if (column === 'wind') return leg.wind === null ? '' : wind(leg.wind);
  if (column === 'level') return leg.level === null ? '' : leg.level.kind === 'altitude' ? String(leg.level.feet) : levelWord(leg.level);
  if (from.speed !== null && from.speed.unit !== 'kt') return speedWord(from.speed);
  return leg.tasKt === null ? '' : String(Math.round(leg.tasKt));
}

/** Undefined for a text that cannot be read. An empty one takes back what was given for the leg. */
export function cellEdit(column: Typed, { at }: LegRow, text: string): Edit | undefined {
  if (column === 'wind') {
    if (readWindTyped(text) === 'wrong') return undefined;
    return ({ route }) => ({ legWinds: withLegWind(useRoute.getState().legWinds, route, at, text) });
  }
  const word = column === 'level' ? readLevelTyped(text) : readSpeedTyped(text);
  if (word === undefined) return undefined;
  return ({ text: whole, route }) => {
    const change = column === 'level' ? { level: word } : { speed: word };
    // The aircraft may have been typed after the route was last computed.
    const { aircraft } = readAircraft(useRoute.getState().aircraft);
    const changed = withSpeedLevel(whole, route, at, change, aircraft?.tasKt);
    return changed === undefined ? undefined : { text: changed };
  };
}
