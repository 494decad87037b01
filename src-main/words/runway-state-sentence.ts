/** Runway state groups of METAR in words, by the code tables 0919, 0519, 1079 and 0366 of WMO No. 306. A figure without an entry is given as it is. */
import type { RunwayState } from '#contract/weather/report.ts';
import type { weatherWords } from './en/weather.ts';
import type { Same } from './same.ts';

type Says = Same<typeof weatherWords>['runwayStates'];

/** The codes 92 to 98 mean these centimetres. */
const CENTIMETRES = [10, 15, 20, 25, 30, 35, 40];

export function runwayStateSentence(
  { runway, isClosedBySnow, isCleared, deposit, extent, depth, braking }: RunwayState,
  { runwayStates: says, colon }: Pick<Same<typeof weatherWords>, 'runwayStates' | 'colon'>,
): string {
  const word = (table: Readonly<Record<string, string>>, figure: string) => table[figure] ?? says.code(figure);
  const facts = [
    ...(isClosedBySnow ? [says.closedBySnow] : []),
    ...(isCleared ? [says.cleared] : []),
    ...(deposit === null ? [] : [word(says.deposits, deposit)]),
    ...(extent === null ? [] : [word(says.extents, extent)]),
    ...(depth === null ? [] : [depthSaid(depth, says)]),
    ...(braking === null ? [] : [brakingSaid(braking, says)]),
  ];
  return `${says.runway(runway)}${colon}${facts.length > 0 ? facts.join(', ') : says.nothing}`;
}

function depthSaid(figures: string, says: Says): string {
  const code = Number(figures);
  const centimetres = CENTIMETRES[code - 92];
  if (code === 0) return says.depth(says.thin);
  if (code <= 90) return says.depth(`${code} mm`);
  if (centimetres !== undefined) return says.depth(`${code === 98 ? '≥' : ''}${centimetres} cm`);
  return code === 99 ? says.notInUse : says.code(figures);
}

function brakingSaid(figures: string, says: Says): string {
  if (Number(figures) <= 90) return says.friction(`0.${figures}`);
  const action = (says.braking as Readonly<Record<string, string>>)[figures];
  return action === undefined ? says.code(figures) : says.brakingSaid(action);
}
