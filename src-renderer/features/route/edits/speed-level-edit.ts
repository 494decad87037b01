/** Speed and level written at a point: `NIZ/N0120A055`. */
import { knotsWord, levelWord, speedWord } from './speed-level-typed.ts';
import { pointWords, type Written } from './point-words.ts';

/** Words, empty for what was valid before the point; what is not named stays. */
export type SpeedLevel = { speed?: string; level?: string };

/**
 * With a change at a point's own place in the text. The grammar wants speed and level together, so the one that is not given is that of before, or the true airspeed of the
 * aircraft; what only repeats what was valid before is not written. Undefined where the text has no such point.
 */
export function withSpeedLevel(
  text: string,
  route: Written,
  at: number,
  change: SpeedLevel,
  tasKt: number | undefined,
): string | undefined {
  const [place, point, before] = [pointWords(route, text, at), route.points[at], route.points[at - 1]];
  if (place === undefined || point === undefined) return undefined;
  const ofAircraft = tasKt === undefined ? '' : knotsWord(tasKt);
  const speedBefore = speedWord(before?.speed) || ofAircraft;
  const levelBefore = levelWord(before?.level);
  const speed = (change.speed ?? speedWord(point.speed)) || speedBefore;
  const level = (change.level ?? levelWord(point.level)) || levelBefore;
  const written = speed === speedBefore && level === levelBefore ? '' : `${speed}${level}`;
  const leading = place.change === undefined ? leadingWord(route, at) : undefined;
  if (leading !== undefined) return (text.slice(0, leading.from) + written + text.slice(leading.to)).trimStart();
  const { to: behindPoint = place.to } = route.words.find(({ from }) => from === point.from) ?? {};
  return text.slice(0, behindPoint) + (written === '' ? '' : `/${written}`) + text.slice(place.change?.to ?? behindPoint);
}

/** Speed and level at the very beginning of the text are those of the departure. */
function leadingWord({ words, points }: Written, at: number) {
  const [first] = words;
  return at === 0 && first?.kind === 'speedLevel' && first.from < (points[0]?.from ?? 0) ? first : undefined;
}
