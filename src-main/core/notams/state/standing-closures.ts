/** The list has what NOTAMs close at an aerodrome now or later; it answers no question about a time. The functions are pure. */
import { closingKinds, type StandingClosure } from '#contract/airports/state.ts';
import type { Newest } from '../lifecycle/newest-of-region.ts';
import type { Effect } from '../read/notice.ts';
import type { Looked } from './causes.ts';

type Applies = StandingClosure['applies'];

const order: readonly Applies[] = ['now', 'atOtherTimes', 'later'];
const MS_24_H = 24 * 3_600_000;

/** `notams` are not over; `at` is ISO 8601 UTC. */
export function standingClosures(notams: readonly Looked[], at: string, newest: Newest | null): StandingClosure[] {
  const found = notams.flatMap((looked) =>
    looked.notam.effects.flatMap((effect): StandingClosure[] => {
      const kind = closingKinds.find((one) => one === effect.kind);
      return kind === undefined ? [] : [closureOf(looked, effect, kind, at, newest)];
    }),
  );
  return found.toSorted(
    (a, b) => order.indexOf(a.applies) - order.indexOf(b.applies) || closingKinds.indexOf(a.kind) - closingKinds.indexOf(b.kind),
  );
}

function closureOf(looked: Looked, effect: Effect, kind: StandingClosure['kind'], at: string, newest: Newest | null): StandingClosure {
  const { id, notamId, notam, isSample, issuedAt, heldBy } = looked;
  const { runway, extent, rule, for: closedFor, when } = effect;
  return {
    id,
    notamId,
    kind,
    runway,
    extent,
    rule,
    for: closedFor,
    when,
    applies: appliesAt(looked, effect, at),
    from: notam.startDate?.toISOString() ?? null,
    to: notam.endDate?.toISOString() ?? null,
    isPermanent: notam.isPermanent,
    isEstimated: notam.isEstimated,
    isEndPassed: notam.status === 'overdue',
    isSample,
    asOf: issuedAt !== null && newest !== null && isOutrun({ issuedAt, heldBy }, newest) ? issuedAt : null,
  };
}

/** Times that the text lists count as those of a schedule. */
function appliesAt({ notam }: Looked, { periods }: Effect, at: string): Applies {
  if (notam.status === 'future') return 'later';
  const isListed = periods.length === 0 || periods.some(({ start, end }) => start <= at && (end === null || at < end));
  return notam.isInSchedule === false || !isListed ? 'atOtherTimes' : 'now';
}

/** One that is in the import which brought the newest was in force when that was made. */
const isOutrun = ({ issuedAt, heldBy }: { issuedAt: string; heldBy: string }, newest: Newest): boolean =>
  newest.issuedAt > issuedAt && Date.parse(newest.firstSeenAt) - Date.parse(issuedAt) > MS_24_H && !heldBy.includes(` ${newest.addedBy} `);
