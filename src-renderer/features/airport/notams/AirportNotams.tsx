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
import { useZoneTimes } from './use-zone-times.ts';
import type { AirportNoticesHeld } from './use-airport-notams.ts';
import styles from './AirportNotams.module.css';

type AirportNotamsProps = { airport: AirportAnswer; notams: AirportNoticesHeld; coverage: AerodromeState['coverage'] | undefined };

/** The most severe active and upcoming NOTAMs of the airport, with their effects. */
export function AirportNotams({ airport, notams, coverage }: AirportNotamsProps) {
  const code = leadingCode(airport) ?? airport.name;
  const { items, total, ended, problem } = notams;
  const anonymous = useSession((session) => session.credential.kind === 'anonymous');
  const write = useZoneTimes(airport.timezone);
  const { airport: text } = words;
  return (
    <FoldingSheet name="airport.notams" title={text.notams} aside={coverage !== undefined && <PlaceAgeMark coverage={coverage} />}>
      <div className={styles.list}>
        <NotForNavigation />
        {coverage !== undefined && <PlaceAge airport={airport} coverage={coverage} write={write} />}
        {problem !== undefined && <ProblemNotice problem={problem} />}
        {ended === 0 && <NothingStored where={code} />}
        {ended !== undefined && ended > 0 && <Notice>{text.onlyExpired(ended, code)}</Notice>}
        {items.length > 0 && <p className={styles.order}>{text.activeOrUpcoming}</p>}
        {items.map((notam) => (
          <NotamEntry key={notam.id} notam={notam} write={write} />
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
