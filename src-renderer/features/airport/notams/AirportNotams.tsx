import { Link } from 'wouter';
import type { AirportAnswer } from '#contract/airports/airport.ts';
import type { AerodromeState } from '#contract/airports/state.ts';
import { NotForNavigation } from '#renderer/components/page/NotForNavigation.tsx';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { FoldingSheet } from '#renderer/components/page/FoldingSheet.tsx';
import { NothingStored } from '#renderer/components/notams/NothingStored.tsx';
import { shownInWords } from '#renderer/format/notams/shown-in-words.ts';
import { leadingCode } from '#renderer/format/names.ts';
import { words } from '#renderer/i18n/words.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { NotamEntry } from './NotamEntry.tsx';
import { PlaceAge, PlaceAgeMark } from './PlaceAge.tsx';
import { whysInWords } from '#renderer/format/airport/runways-left-in-words.ts';
import type { PageTimes } from '../times/page-times.ts';
import type { AirportNoticesHeld } from './use-airport-notams.ts';
import styles from './AirportNotams.module.css';

type AirportNotamsProps = {
  airport: AirportAnswer;
  notams: AirportNoticesHeld;
  /** Undefined until it is known. */
  state: AerodromeState | undefined;
  times: PageTimes;
};

/** The most severe active and upcoming NOTAMs of the airport, with their effects. */
export function AirportNotams({ airport, notams, state, times }: AirportNotamsProps) {
  const code = leadingCode(airport) ?? airport.name;
  const { items, total, ended, problem } = notams;
  const anonymous = useSession((session) => session.credential.kind === 'anonymous');
  const coverage = state?.coverage;
  const { airport: text } = words;
  return (
    <FoldingSheet name="airport.notams" title={words.notams.title} aside={coverage !== undefined && <PlaceAgeMark coverage={coverage} />}>
      <div className={styles.list}>
        <NotForNavigation />
        {coverage !== undefined && <PlaceAge airport={airport} coverage={coverage} times={times} />}
        {state !== undefined && !state.isComplete && <p className={styles.order}>{whysInWords(state)}</p>}
        {problem !== undefined && <ProblemNotice problem={problem} />}
        {ended === 0 && <NothingStored where={code} />}
        {ended !== undefined && ended > 0 && <Notice>{text.onlyExpired(ended, code)}</Notice>}
        {items.length > 0 && <p className={styles.order}>{text.activeOrUpcoming}</p>}
        {items.map((notam) => (
          <NotamEntry key={notam.id} notam={notam} times={times} />
        ))}
        {total !== undefined && (
          <p>
            {total > items.length && `${shownInWords(items.length, total, anonymous && items.length < total)} `}
            <Link href={`/notams/${encodeURIComponent(code)}`}>{text.allNotams(code)}</Link>
          </p>
        )}
      </div>
    </FoldingSheet>
  );
}
