import { Link } from 'wouter';
import type { AirportAnswer } from '#contract/airports/airport.ts';
import { NotamAgeMark } from '#renderer/components/notams/NotamAgeMark.tsx';
import { NotForNavigation } from '#renderer/components/page/NotForNavigation.tsx';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { NothingStored } from '#renderer/components/notams/NothingStored.tsx';
import { shownInWords } from '#renderer/format/notams/shown-in-words.ts';
import { leadingCode } from '#renderer/format/names.ts';
import { words } from '#renderer/i18n/words.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { NotamEntry } from './NotamEntry.tsx';
import { useZoneTimes } from './use-zone-times.ts';
import type { AirportNoticesHeld } from './use-airport-notams.ts';
import styles from './AirportNotams.module.css';

/** The NOTAM screen shows the others. */
const SHOWN = 5;

type AirportNotamsProps = { airport: AirportAnswer; notams: AirportNoticesHeld };

/** The most severe active and upcoming NOTAMs of the airport, with their effects. */
export function AirportNotams({ airport, notams }: AirportNotamsProps) {
  const code = leadingCode(airport) ?? airport.name;
  const { items, total, ended, problem } = notams;
  const status = useDataset((dataset) => dataset.status);
  const anonymous = useSession((session) => session.credential.kind === 'anonymous');
  const write = useZoneTimes(airport.timezone);
  const { airport: text } = words;
  const shown = items.slice(0, SHOWN);
  return (
    <Sheet title={text.notams} aside={status !== undefined && <NotamAgeMark status={status} />}>
      <div className={styles.list}>
        <NotForNavigation />
        {problem !== undefined && <ProblemNotice problem={problem} />}
        {ended === 0 && <NothingStored where={code} />}
        {ended !== undefined && ended > 0 && <Notice>{text.onlyExpired(ended, code)}</Notice>}
        {shown.length > 0 && <p className={styles.order}>{text.activeOrUpcoming}</p>}
        {shown.map((notam) => (
          <NotamEntry key={notam.id} notam={notam} write={write} />
        ))}
        {total !== undefined && (
          <p>
            {total > shown.length && `${shownInWords(shown.length, total, anonymous && items.length < total)} `}
            <Link href={`/notams/${encodeURIComponent(code)}`}>{text.allNotams(code)}</Link>
          </p>
        )}
      </div>
    </Sheet>
  );
}
