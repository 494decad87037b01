/** What the core concluded of an aerodrome, in words. Nothing is concluded here. */
import type { DeskAerodrome } from '#contract/desk.ts';
import { words } from '#renderer/i18n/words.ts';

type OpenThen = DeskAerodrome['now'];

/** `at most 2 of 3 open, 1 restricted`; closed or unknown where the core says so. */
export function leftInWords({ state, runways, runwaysLeft, isComplete }: OpenThen): string {
  const { home } = words;
  if (state === 'closed') return home.aerodromeClosed;
  if (runwaysLeft === null) return home.leftUnknown;
  const usable = runways.filter(({ isClosedInData }) => !isClosedInData);
  const restricted = usable.filter((runway) => runway.state === 'part' || runway.state === 'shortened').length;
  const left = isComplete || runwaysLeft === 0 ? home.left(runwaysLeft, usable.length) : home.leftAtMost(runwaysLeft, usable.length);
  const doubt = state === 'mayBeClosed' ? [home.aerodromeMayBeClosed] : [];
  return [...doubt, left, ...(restricted === 0 || runwaysLeft === 0 ? [] : [home.restricted(restricted)])].join(', ');
}

/** Why it is not known, or not fully. */
export const whysOf = ({ reasons }: OpenThen): string[] => reasons.map((code) => words.airport.openNow.reasons[code]);

export function bestInWords({ ends, headwindKt, crosswindKt, gustCrosswindKt, reason: code }: DeskAerodrome['best']): string {
  const { home } = words;
  if (code !== null || headwindKt === null || crosswindKt === null) return home.bestReasons[code ?? 'noWind'];
  const along = headwindKt === 0 ? home.noHead : headwindKt > 0 ? home.head(headwindKt) : home.tail(-headwindKt);
  const across = Math.abs(crosswindKt);
  return home.best(
    ends.join(', '),
    along,
    gustCrosswindKt === null ? home.cross(across) : home.crossGust(across, Math.abs(gustCrosswindKt)),
  );
}

export function sunInWords(sun: DeskAerodrome['sun'], write: (iso: string) => string): string {
  const { home } = words;
  if (sun === null) return home.noPosition;
  const { sunrise, sunset, isUpAtNoon } = sun;
  if (sunrise === null && sunset === null) return isUpAtNoon ? home.sunUp : home.sunDown;
  return [...(sunrise === null ? [] : [home.sunrise(write(sunrise))]), ...(sunset === null ? [] : [home.sunset(write(sunset))])].join(', ');
}
