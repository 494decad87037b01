import type { AerodromeState, StandingClosure } from '#contract/airports/state.ts';
import { formatZuluTime } from '#domain/time.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { AgeMark } from '#renderer/components/text/AgeMark.tsx';
import { useMoment } from '#renderer/data/moment.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { ageOfPlace } from '#renderer/format/age.ts';
import { words } from '#renderer/i18n/words.ts';
import type { PageTimes } from '../times/page-times.ts';
import { Timed } from '../times/Timed.tsx';
import styles from './StateLine.module.css';
import { effectSentence } from '#words/effect-sentence.ts';
import { isNoneLeft, runwaysLeftSentence } from '#words/runways-left.ts';
import { untilSentence } from '#words/until-when.ts';
import { capitalised } from '#words/headline/shortened.ts';
import type { WriteTime } from '#renderer/format/notams/period.ts';

/** The others are among the NOTAMs. */
const SHOWN = 1;

/** A NOTAM is there that may close more than is shown. */
const grave: readonly AerodromeState['reasons'][number][] = ['scheduleNotUnderstood', 'closureNotUnderstood', 'runwayNotInData'];

type StateLineProps = { state: AerodromeState | undefined; times: PageTimes };

/**
 * Sums up an aerodrome in one line: runways left, the first closure with its times, and the age of the NOTAMs; it is announced as soon as it is
 * loaded.
 */
export function StateLine({ state, times }: StateLineProps) {
  return (
    <div aria-live="polite" className={styles.live}>
      {state !== undefined && <Known state={state} times={times} />}
    </div>
  );
}

function Known({ state, times }: { state: AerodromeState; times: PageTimes }) {
  const { airport: text, common } = words;
  const { at, closures, coverage, runways } = state;
  const now = useNow();
  const isChosen = useMoment((moment) => moment.at !== undefined);
  const time = isChosen || times.isLocal ? times.write(at) : formatZuluTime(Date.parse(at));
  // The first closure says that there is none, and until when.
  const isInClosure = isNoneLeft(state) && closures[0]?.kind === 'noRunwayLeft' && closures[0].applies === 'now';
  const isNow = isNoneLeft(state) || closures.some(({ applies }) => applies === 'now');
  return (
    <Notice tone={isNow ? 'bad' : closures.length > 0 || state.reasons.some((code) => grave.includes(code)) ? 'warn' : 'plain'}>
      <div className={styles.line}>
        {runways.length > 0 && !isInClosure && <span className={styles.left}>{runwaysLeftSentence(state, common, 'long', time)}</span>}
        {closures.length > 0 && (
          <ul className={styles.list} aria-label={text.closures}>
            {closures.slice(0, SHOWN).map((closure, place) => (
              <li key={`${closure.id} ${place}`} data-now={closure.applies === 'now'} title={closureInWords(closure, times.write)}>
                <Timed times={times} say={(write) => closureInWords(closure, write)} />
              </li>
            ))}
            {closures.length > SHOWN && <li data-more>{text.closure.more(closures.length - SHOWN)}</li>}
          </ul>
        )}
        <span className={styles.age}>
          {words.notams.title} <AgeMark age={ageOfPlace(coverage, now)} />
        </span>
      </div>
    </Notice>
  );
}

/** Writes `RWY 04/22 closed until 01 DEC 2026 0400Z (A1234/26)`. */
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

function periodOf(closure: StandingClosure, write: WriteTime): string {
  const { applies, from, to, isEndPassed } = closure;
  const begin = applies === 'later' && from !== null ? `${words.common.onwards(write(from))} ` : '';
  if (to !== null && isEndPassed) return `(${words.airport.closure.overdue(write(to))})`;
  const until = untilSentence(closure, to && write(to), words, 'short');
  return begin + (to === null && !closure.isPermanent ? `(${until})` : until);
}
