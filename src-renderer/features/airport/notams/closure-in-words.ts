import { isSample } from '#renderer/format/notams/facets.ts';
import type { WriteTime } from '#renderer/format/notams/period.ts';
import { words } from '#renderer/i18n/words.ts';
import type { Closure } from './closures.ts';

/** `RWY 04/22 closed until 2026-12-01 04:00 UTC by A1234/26`. */
export function closureInWords(closure: Closure, write: WriteTime): string {
  const { closure: text } = words.airport;
  const { kind, runway, extent, limits, when, notam } = closure;
  const of = ({ closesAerodrome: 'aerodrome', closesHelipad: 'helipad' } as const)[kind as 'closesAerodrome'] ?? 'runway';
  const said = text.closed(extent, when === 'later', of);
  const closed = limits === '' ? said : words.notams.saying(said, limits);
  const what = {
    closesAerodrome: `${text.closesAerodrome} ${closed}`,
    noRunwayLeft: text.noRunwayLeft,
    mayClose: text.mayClose(limits),
    closesHelipad: `${runway === null ? text.helipadUnnamed : text.closesHelipad(runway)} ${closed}`,
    closesRunway: `${runway === null ? text.runwayUnnamed : text.closesRunway(runway)} ${closed}`,
  }[kind];
  const sentence = `${what} ${periodOf(closure, write)} ${text.by(notam.notamId ?? text.noNumber)}`;
  const marked = isSample(notam) ? `${sentence} (${words.notams.sample})` : sentence;
  return when === 'at times' ? text.outsideSchedule(marked) : marked;
}

function periodOf({ when, notam }: Closure, write: WriteTime): string {
  const { closure: text } = words.airport;
  const { startDate, endDate, decoded } = notam;
  const begin = when === 'later' && startDate !== null ? `${text.from(write(startDate))} ` : '';
  if (decoded?.isPermanent === true) return begin + text.permanently;
  if (endDate === null) return `${begin}(${text.endUnknown})`;
  if (decoded?.status === 'overdue') return `(${text.overdue(write(endDate))})`;
  return begin + (decoded?.isEstimated === true ? text.untilEstimated(write(endDate)) : text.until(write(endDate)));
}
