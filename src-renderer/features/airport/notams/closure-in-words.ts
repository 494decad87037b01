import type { StandingClosure } from '#contract/airports/state.ts';
import { closureLimits } from '#words/effect-sentence.ts';
import type { WriteTime } from '#renderer/format/notams/period.ts';
import { words } from '#renderer/i18n/words.ts';

/** `RWY 04/22 closed until 2026-12-01 04:00 UTC by A1234/26`. */
export function closureInWords(closure: StandingClosure, write: WriteTime): string {
  const { closure: text } = words.airport;
  const { kind, runway, applies, notamId, isSample, asOf } = closure;
  const of = ({ closesAerodrome: 'aerodrome', closesHelipad: 'helipad' } as const)[kind as 'closesAerodrome'] ?? 'runway';
  const said = text.closed(closure.extent ?? 'unsaid', applies === 'later', of);
  const limits = closureLimits({ ...closure, words: null }, words.notams.effects);
  const closed = limits === '' ? said : words.notams.effects.saying(said, limits);
  const what = {
    closesAerodrome: `${text.closesAerodrome} ${closed}`,
    noRunwayLeft: text.noRunwayLeft,
    mayClose: text.mayClose(runway),
    closesHelipad: `${runway === null ? text.helipadUnnamed : text.closesHelipad(runway)} ${closed}`,
    closesRunway: `${runway === null ? text.runwayUnnamed : text.closesRunway(runway)} ${closed}`,
  }[kind];
  const marks = [...(isSample ? [words.notams.sample] : []), ...(asOf === null ? [] : [text.asOf(write(asOf))])];
  const sentence = [what, periodOf(closure, write), text.by(notamId ?? text.noNumber), ...marks.map((mark) => `(${mark})`)].join(' ');
  return applies === 'atOtherTimes' ? text.outsideSchedule(sentence) : sentence;
}

function periodOf({ applies, from, to, isPermanent, isEstimated, isEndPassed }: StandingClosure, write: WriteTime): string {
  const { closure: text } = words.airport;
  const begin = applies === 'later' && from !== null ? `${text.from(write(from))} ` : '';
  if (isPermanent) return begin + text.permanently;
  if (to === null) return `${begin}(${text.endUnknown})`;
  if (isEndPassed) return `(${text.overdue(write(to))})`;
  return begin + (isEstimated ? text.untilEstimated(write(to)) : text.until(write(to)));
}
