import type { StandingClosure } from '#contract/airports/state.ts';
import { effectSentence } from '#words/effect-sentence.ts';
import { capitalised } from '#words/headline/shortened.ts';
import type { WriteTime } from '#renderer/format/notams/period.ts';
import { words } from '#renderer/i18n/words.ts';

/** `RWY 04/22 closed until 2026-12-01 04:00 UTC by A1234/26`. */
export function closureInWords(closure: StandingClosure, write: WriteTime): string {
  const { closure: text } = words.airport;
  const { applies, notamId, isSample, asOf } = closure;
  const what = capitalised(effectSentence({ ...closure, words: null, lengths: [] }, words.notams.effects));
  const marks = [...(isSample ? [words.notams.sample] : []), ...(asOf === null ? [] : [text.asOf(write(asOf))])];
  const sentence = [what, periodOf(closure, write), text.by(notamId ?? words.briefing.noNumber), ...marks.map((mark) => `(${mark})`)].join(
    ' ',
  );
  return applies === 'atOtherTimes' ? text.outsideSchedule(sentence) : sentence;
}

function periodOf({ applies, from, to, isPermanent, isEstimated, isEndPassed }: StandingClosure, write: WriteTime): string {
  const { closure: text } = words.airport;
  const { briefing, common } = words;
  const begin = applies === 'later' && from !== null ? `${briefing.from(write(from))} ` : '';
  if (isPermanent) return begin + common.permanent.short;
  if (to === null) return `${begin}(${briefing.endUnknown})`;
  if (isEndPassed) return `(${text.overdue(write(to))})`;
  return begin + (isEstimated ? common.untilEstimated.short(write(to)) : briefing.until(write(to)));
}
