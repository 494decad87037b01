import type { Client } from '#contract/users/clients.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { known } from '#renderer/components/text/Unknown.tsx';
import { useNow } from '#renderer/data/use-now.ts';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { count } from '#renderer/format/units.ts';
import { useStamp } from '#renderer/format/time.ts';
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
      {callers?.length === 0 && <p className="dim">{api.noClients}</p>}
      {callers !== undefined && callers.length > 0 && <CallerTable callers={callers} />}
    </Sheet>
  );
}

function CallerTable({ callers }: { callers: readonly Client[] }) {
  const stamp = useStamp();
  const { api } = words;
  return (
    <DataTable
      label={api.clients}
      rows={callers}
      keyOf={({ who, agent }) => `${who} ${agent}`}
      columns={[
        { id: 'user', label: api.user, renderCell: ({ who }) => whoInWords(who) },
        { id: 'client', label: api.client, className: styles.agent, renderCell: ({ agent }) => known(agent, String) },
        { id: 'requests', label: api.requests, isNumber: true, renderCell: ({ requests }) => count(requests) },
        {
          id: 'last',
          label: api.last,
          renderCell: ({ lastAt, lastPath }) => (
            <>
              {known(stamp(lastAt), String)} <span className="path">{lastPath}</span>
            </>
          ),
        },
      ]}
    />
  );
}

/** Keys and users are shown by name. */
const whoInWords = (who: string): string => (who === 'anonymous' || who === 'window' ? words.api.users[who] : who);
