/** Makes the sentences on where and by which schedule a NOTAM applies, in any language, so that the window and the command line agree. */
import type { Decoded } from '#contract/notams/decoded.ts';
import type { plainSentences } from './en/plain.ts';
import type { Same } from './same.ts';

type Plain = Same<Pick<typeof plainSentences, 'where' | 'within' | 'levels' | 'levelsTo' | 'limit' | 'only' | 'notDecoded'>> &
  Pick<typeof plainSentences, 'scheduleWords'>;

const MOST_PLACES = 7;

/** `qLimits`: the levels of item Q, for areas whose text gives none. Nothing where neither place nor levels are known. */
export function whereLines(decoded: Decoded, plain: Plain, qLimits?: string): string[] {
  const { scope, qCode, radiusNm } = decoded;
  // An area on a map matters for airspace, not for aerodrome facilities.
  const isSpread = /[EW]/.test(scope ?? '') && !/^Q[FLM]/.test(qCode ?? '') && radiusNm !== null && radiusNm > 0;
  const near = isSpread ? plain.within(String(radiusNm)) : '';
  const places = [decoded.locations.slice(0, MOST_PLACES).join(', '), near].filter(Boolean).join(', ');
  const levels = levelsOf(decoded, plain, qLimits);
  return places === '' && levels === '' ? [] : [plain.where(places, levels)];
}

function levelsOf({ lowerLimit, upperLimit, scope }: Decoded, { levels, levelsTo, limit }: Plain, qLimits = ''): string {
  const written = (text: string): string => (text in limit ? limit[text as keyof typeof limit] : text);
  if (lowerLimit !== null && upperLimit !== null) return levels(written(lowerLimit), written(upperLimit));
  if (upperLimit !== null) return levelsTo(written(upperLimit));
  return /[EW]/.test(scope ?? '') ? qLimits : '';
}

/** Undefined without item D. Its figures and their order stay as they are. */
export function itemDLine(
  { schedule, scheduleUnderstood }: Pick<Decoded, 'schedule' | 'scheduleUnderstood'>,
  plain: Plain,
): string | undefined {
  if (schedule === null) return undefined;
  if (scheduleUnderstood !== true) return plain.notDecoded(schedule);
  return plain.only(schedule.replaceAll(/[A-Z][A-Z\d]*/g, (word) => plain.scheduleWords[word] ?? word));
}
