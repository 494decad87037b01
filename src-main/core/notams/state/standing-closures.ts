/** The list has what NOTAMs close at an aerodrome now or later; it answers no question about a time. The functions are pure. */
import { closingKinds, type StandingClosure } from '#contract/airports/state.ts';
import { NEVER } from '../lifecycle/span.ts';
import type { Newest } from '../lifecycle/newest-of-region.ts';
import type { Effect } from '../read/notice.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { listedPeriods, type Looked } from './causes.ts';

type Applies = StandingClosure['applies'];

const order: readonly Applies[] = ['now', 'atOtherTimes', 'later'];
const MS_24_H = 24 * 3_600_000;

/** `at` is ISO 8601 UTC, `place` that of the sun. */
type Asked = { at: string; place: LatLon | undefined; newest: Newest | null };

/** `notams` are not over at that moment. */
export function standingClosures(notams: readonly Looked[], asked: Asked): StandingClosure[] {
  const found = notams.flatMap((looked) =>
    looked.notam.effects.flatMap((effect): StandingClosure[] => {
      const kind = closingKinds.find((one) => one === effect.kind);
      return kind === undefined ? [] : [closureOf(looked, effect, kind, asked)];
    }),
  );
  return found.toSorted(
    (a, b) => order.indexOf(a.applies) - order.indexOf(b.applies) || closingKinds.indexOf(a.kind) - closingKinds.indexOf(b.kind),
  );
}

function closureOf(looked: Looked, effect: Effect, kind: StandingClosure['kind'], asked: Asked): StandingClosure {
  const { id, notamId, notam, isSample, issuedAt, heldBy } = looked;
  const { runway, extent, rule, for: closedFor, when } = effect;
  const { newest } = asked;
  return {
    id,
    notamId,
    kind,
    runway,
    extent,
    rule,
    for: closedFor,
    when,
    applies: appliesAt(looked, effect, asked),
    from: notam.startDate?.toISOString() ?? null,
    to: endOf(looked),
    isPermanent: notam.isPermanent,
    isEstimated: notam.isEstimated,
    isEndPassed: notam.status === 'overdue',
    isSample,
    asOf: issuedAt !== null && newest !== null && isOutrun({ issuedAt, heldBy }, newest) ? issuedAt : null,
  };
}

/** Another NOTAM may end it before its own end, and an end before the begin ends nothing. */
function endOf({ notam: { startDate, endDate }, overAt }: Looked): string | null {
  const end = endDate === null || (startDate !== null && endDate < startDate) ? null : endDate.toISOString();
  return overAt !== NEVER && (end === null || overAt < end) ? overAt : end;
}

/** Times that the text lists, or leaves to the sun, count as those of a schedule. */
function appliesAt(looked: Looked, effect: Effect, { at, place }: Asked): Applies {
  if (looked.notam.status === 'future') return 'later';
  const isListed = listedPeriods(effect, looked, place)?.some(({ start, end }) => start <= at && (end === null || at < end)) ?? true;
  return looked.notam.isInSchedule === false || !isListed ? 'atOtherTimes' : 'now';
}

/** One that is in the import which brought the newest was in force when that was made. */
const isOutrun = ({ issuedAt, heldBy }: { issuedAt: string; heldBy: string }, newest: Newest): boolean =>
  newest.issuedAt > issuedAt && Date.parse(newest.firstSeenAt) - Date.parse(issuedAt) > MS_24_H && !heldBy.includes(` ${newest.addedBy} `);
