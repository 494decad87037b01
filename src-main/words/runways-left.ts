/** Every host says in the same words how many runways of an aerodrome are left. */
import type { AerodromeState } from '#contract/airports/state.ts';
import { withoutHelipads } from '#domain/runway.ts';
import type { common } from './en/common.ts';
import type { Same } from './same.ts';

type RunwaysLeft = Pick<AerodromeState, 'runwaysLeft' | 'isComplete'> & {
  readonly runways: readonly Pick<AerodromeState['runways'][number], 'name' | 'state' | 'isClosedInData'>[];
};

/**
 * Says `2 of 3 runways open, 1 of them restricted by NOTAM` for now or for `time`, in a narrow place `2 of 3 open, 1 restricted`; and that others may
 * be closed, or that none can be counted. Each runway is open, may be closed, or is closed.
 */
export function runwaysLeftSentence(
  { runways, runwaysLeft, isComplete }: RunwaysLeft,
  { runwaysLeft: words }: Pick<Same<typeof common>, 'runwaysLeft'>,
  form: 'short' | 'long',
  time?: string,
): string {
  if (runwaysLeft === null) return words.unknown[form];
  const usable = withoutHelipads(runways).filter(({ isClosedInData }) => !isClosedInData);
  const doubtful = usable.filter(({ state }) => state === 'mayBeClosed').length;
  const isNoneCertain = runwaysLeft === 0 && doubtful > 0;
  const plain = isNoneCertain ? words.noneCertain[form](doubtful, usable.length) : words.counted[form](runwaysLeft, usable.length);
  const counted = time === undefined ? plain : words.at(plain, time);
  if (runwaysLeft === 0) return counted;
  // They are left for some flights, or not over their whole length.
  const restricted = usable.filter(({ state }) => state === 'part' || state === 'shortened').length;
  const left = restricted === 0 ? counted : words.restricted[form](counted, restricted);
  const certain = doubtful === 0 ? left : words.doubtful(left, doubtful);
  return isComplete ? certain : words.asStored(certain);
}
