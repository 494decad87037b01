/** Every host says in the same words how many runways of an aerodrome are left. */
import type { AerodromeState } from '#contract/airports/state.ts';
import { withoutHelipads } from '#domain/runway.ts';
import type { common } from './en/common.ts';
import type { Same } from './same.ts';

type RunwaysLeft = Pick<AerodromeState, 'runwaysLeft' | 'isComplete'> & {
  readonly runways: readonly Pick<AerodromeState['runways'][number], 'name' | 'state' | 'isClosedInData'>[];
};

const usableOf = ({ runways }: Pick<RunwaysLeft, 'runways'>) => withoutHelipads(runways).filter(({ isClosedInData }) => !isClosedInData);
const doubtfulOf = (state: Pick<RunwaysLeft, 'runways'>): number =>
  usableOf(state).filter((runway) => runway.state === 'mayBeClosed').length;

/** Tells whether all runways are closed for certain: where a NOTAM only may close one, none is counted as left, and yet it may be open. */
export const isNoneLeft = (state: Pick<RunwaysLeft, 'runways' | 'runwaysLeft'>): boolean =>
  state.runwaysLeft === 0 && doubtfulOf(state) === 0;

/**
 * Says `2 of 3 runways open, 1 of them restricted by NOTAM` for now or for `time`, in a narrow place `2 of 3 open, 1 restricted`; and that others may
 * be closed, or that none can be counted. Each runway is open, may be closed, or is closed.
 */
export function runwaysLeftSentence(
  state: RunwaysLeft,
  { runwaysLeft: words }: Pick<Same<typeof common>, 'runwaysLeft'>,
  form: 'short' | 'long',
  time?: string,
): string {
  const { runwaysLeft, isComplete } = state;
  if (runwaysLeft === null) return words.unknown[form];
  const [usable, doubtful] = [usableOf(state), doubtfulOf(state)];
  const isNoneCertain = runwaysLeft === 0 && doubtful > 0;
  const plain = isNoneCertain ? words.noneCertain[form](doubtful, usable.length) : words.counted[form](runwaysLeft, usable.length);
  const counted = time === undefined ? plain : words.at(plain, time);
  if (runwaysLeft === 0) return counted;
  // They are left for some flights, or not over their whole length.
  const restricted = usable.filter((runway) => runway.state === 'part' || runway.state === 'shortened').length;
  const left = restricted === 0 ? counted : words.restricted[form](counted, restricted);
  const certain = doubtful === 0 ? left : words.doubtful(left, doubtful);
  return isComplete ? certain : words.asStored(certain);
}
