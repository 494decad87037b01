/**
 * Writes the words of a typed route as item 15 has them: without the aerodromes of items 13 and 16, with DCT between points, and positions
 * in degrees and minutes.
 */
import type { RoutePoint } from '#contract/route/legs.ts';
import type { ParsedRoute } from '#contract/route/route.ts';
import { levelWord, speedWord } from '#domain/cruise-words.ts';
import { inIcaoMinutes } from '#domain/format-position.ts';
import { filedPoints, filedWays } from './route-faults.ts';

type Word = ParsedRoute['words'][number];
type Ends = { isFromAerodrome: boolean; isToAerodrome: boolean };

/** Words that are not in the data stay: air traffic services may know them. `ends` are where the words of the aerodromes begin that are left to other items. */
export function filedRoute({ words, points }: ParsedRoute, { isFromAerodrome, isToAerodrome }: Ends): { text: string; ends: number[] } {
  const steps = words.filter(({ kind }) => isStep.includes(kind));
  // A known aerodrome after an unknown word is on the way.
  const first = (isFromAerodrome || steps[0]?.kind === 'departure') && steps[0]?.from === points[0]?.from ? points[0]?.from : undefined;
  const last =
    (isToAerodrome || steps.at(-1)?.kind === 'destination') && steps.at(-1)?.from === points.at(-1)?.from ? points.at(-1)?.from : undefined;
  const filed: string[] = [];
  let step: 'start' | 'way' | 'point' | 'position' = 'start';
  for (const [index, word] of words.entries()) {
    if (word.from === first || word.from === last || ofOtherItems.includes(word.kind)) continue;
    const before = words[index - 1];
    const climbs = before?.kind === 'cruiseClimb' || (words[index - 2]?.kind === 'cruiseClimb' && word.kind === 'speedLevel');
    if (filedPoints.includes(word.kind)) {
      const text = placeText(word, pointAt(points, word));
      const to = isPosition.test(text) ? 'position' : 'point';
      if (step !== 'way' && !(step === 'position' && to === 'position')) filed.push('DCT');
      filed.push(climbs ? `C/${text}` : text);
      step = to;
    } else if (word.kind === 'speedLevel') {
      const isChange = before !== undefined && filedPoints.includes(before.kind) && word.from === before.to + 1;
      if (isChange && before.from !== first && before.from !== last)
        filed.push(`${filed.pop() ?? ''}/${climbs ? word.text.toUpperCase() : changeText(word, pointAt(points, before))}`);
    } else if (word.kind !== 'cruiseClimb') {
      filed.push(word.text.toUpperCase());
      if (filedWays.includes(word.kind)) step = 'way';
    }
  }
  if (last !== undefined && step !== 'way') filed.push('DCT');
  return { text: filed.join(' '), ends: [first, last].filter((end) => end !== undefined) };
}

const pointAt = (points: readonly RoutePoint[], { from }: Word): RoutePoint | undefined => points.find((point) => point.from === from);
const isPosition = /^(?:\d{2,4}[NS]\d{3,5}[EW]|[A-Z0-9]{2,5}\d{6})$/;
const ofOtherItems: readonly Word['kind'][] = ['message', 'departure', 'destination', 'alternate', 'time'];
/** These words lead on, known or not. */
export const isStep: readonly Word['kind'][] = [...filedPoints, 'airway', 'procedure', 'departure', 'destination', 'unknown'];

/** A message needs both, speed and level. */
function changeText(word: Word, point: RoutePoint | undefined): string {
  const { speed = null, level = null } = point ?? {};
  return speed === null || level === null ? word.text.toUpperCase() : speedWord(speed) + levelWord(level);
}

/** Codes and names that are the user's own, or longer than a designator, are filed as their position. */
function placeText({ text }: Word, point: RoutePoint | undefined): string {
  return point !== undefined && isFiledAsPosition(point) ? inIcaoMinutes(point) : text.toUpperCase();
}

/** Others are filed as they are written. */
export const isFiledAsPosition = ({ kind, text }: RoutePoint): boolean =>
  kind === 'waypoint' || kind === 'coordinates' || (kind !== 'bearingDistance' && !/^[A-Z0-9]{2,5}$/i.test(text));
