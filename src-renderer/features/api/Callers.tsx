import type { Client } from '#contract/users/clients.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { known } from '#renderer/components/text/Unknown.tsx';
import { useNow } from '#renderer/data/use-now.ts';
import { WideTable } from '#renderer/components/tables/WideTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { count } from '#renderer/format/units.ts';
import { useMoment } from '#renderer/format/use-moment.ts';
import styles from './Api.module.css';

/** Milliseconds between two refreshes. */
const EVERY = 10_000;

/** Recent clients since the server started. */
export function Callers() {
  const { body, earlier, problem } = useApi('listClients', {}, useNow(EVERY));
  const { api } = words;
  const callers = (body ?? earlier)?.items;
  return (
    <Sheet title={api.clients} aside={api.clientsHow} flush={callers !== undefined && callers.length > 0}>
      {problem !== undefined && <ProblemNotice problem={problem} />}
      {callers?.length === 0 && <p className={styles.quiet}>{api.noClients}</p>}
      {callers !== undefined && callers.length > 0 && <CallerTable callers={callers} />}
    </Sheet>
  );
}

function CallerTable({ callers }: { callers: readonly Client[] }) {
  const moment = useMoment();
  const { api } = words;
  return (
    <WideTable label={api.clients}>
      <thead>
        <tr>
          <th scope="col">{api.user}</th>
          <th scope="col">{api.client}</th>
          <th scope="col" data-number>
            {api.requests}
          </th>
          <th scope="col">{api.last}</th>
        </tr>
      </thead>
      <tbody>
        {callers.map(({ who, agent, requests, lastAt, lastPath }) => (
          <tr key={`${who} ${agent}`}>
            <th scope="row">{whoInWords(who)}</th>
            <td className={styles.agent}>{known(agent, String)}</td>
            <td data-number>{count(requests)}</td>
            <td>
              {known(moment(lastAt), String)} <span className={styles.path}>{lastPath}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

/** Keys and users are shown by name. */
const whoInWords = (who: string): string => (who === 'anonymous' || who === 'window' ? words.api.users[who] : who);
