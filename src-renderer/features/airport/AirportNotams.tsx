import { Link } from 'wouter';
import { useApi } from '#renderer/api/use-api.ts';
import { NotamAgeMark } from '#renderer/components/NotamAgeMark.tsx';
import { NotForNavigation } from '#renderer/components/NotForNavigation.tsx';
import { ProblemNotice } from '#renderer/components/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/Sheet.tsx';
import { filterText } from '#renderer/features/notams/notam-filter.ts';
import { NotamCard } from '#renderer/features/notams/NotamCard.tsx';
import { NoneHeld } from '#renderer/features/notams/NoneHeld.tsx';
import { shownInWords } from '#renderer/features/notams/shown-in-words.ts';
import { useDataset } from '#renderer/stores/dataset.ts';
import { useSession } from '#renderer/stores/session.ts';
import styles from './AirportNotams.module.css';

const MOST = 20;

/** The notices held for this location, newest first. */
export function AirportNotams({ icao }: { icao: string | null }) {
  const filter = filterText({ location: icao ?? '', source: '', exactly: true });
  const { body, problem } = useApi('listNotams', icao === null || filter === undefined ? undefined : { query: { limit: MOST, filter } });
  const status = useDataset((dataset) => dataset.status);
  const anonymous = useSession((session) => session.credential.kind === 'anonymous');
  return (
    <Sheet title="NOTAMs" aside={status !== undefined && <NotamAgeMark status={status} />}>
      <div className={styles.list}>
        {icao === null && (
          <p>This airport has no ICAO code in the dataset, so notices can’t be told to be about it. That does not mean there are none.</p>
        )}
        {problem !== undefined && <ProblemNotice problem={problem} />}
        {body?.totalCount === 0 && <NoneHeld where={icao ?? ''} />}
        {body?.items.map((notam) => (
          <NotamCard key={notam.id} notam={notam} here />
        ))}
        {body !== undefined && body.count < body.totalCount && icao !== null && (
          <p>
            {shownInWords(body.count, body.totalCount, anonymous)}{' '}
            <Link href={`/notams/${encodeURIComponent(icao)}`}>Show all NOTAMs of {icao}</Link>
          </p>
        )}
        <NotForNavigation />
      </div>
    </Sheet>
  );
}
