import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { NeedsUser } from '#renderer/components/session/NeedsUser.tsx';
import { Facts } from '#renderer/components/tables/Facts.tsx';
import { Copyable } from '#renderer/components/text/Copyable.tsx';
import { orUnknown } from '#renderer/components/text/Unknown.tsx';
import { readAgain, useApi } from '#renderer/data/api/use-query.ts';
import { spanInWords } from '#renderer/format/age.ts';
import { words } from '#renderer/i18n/words.ts';
import { Keys } from './Keys.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { useNow } from '#renderer/data/use-now.ts';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { count } from '#renderer/format/units.ts';
import { useStamp } from '#renderer/format/time.ts';
import styles from './Api.module.css';
import { Button } from '@mantine/core';
import { api } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { OneField } from './OneField.tsx';

export const Overview = () => (
  <>
    <AddressSheet />
    <NeedsUser why={words.api.needsUser}>
      <Keys />
      <Origins />
      <Callers />
    </NeedsUser>
  </>
);

const MS_A_SECOND = 1000;

/** Shows the server's address, with a command to try it. */
function AddressSheet() {
  const { body: health } = useApi('health', {});
  const { api } = words;
  return (
    <Sheet title={words.common.address}>
      <div className="stack">
        <p className="how">{api.addressHow}</p>
        <Copyable text={location.origin} label={api.baseUrl} />
        <Copyable text={`curl '${location.origin}/airports/LSGG'`} label={words.api.tryIt} />
        <Facts
          facts={[
            { name: api.port, value: location.port },
            { name: words.common.version, value: orUnknown(health?.version, String) },
            { name: api.uptime, value: orUnknown(health?.uptimeSeconds, (seconds) => spanInWords(seconds * MS_A_SECOND)) },
          ]}
        />
      </div>
    </Sheet>
  );
}

/** This many milliseconds pass between two refreshes. */
const EVERY = 10_000;

/** The clients are those since the server started. */
function Callers() {
  const { latest, problem } = useApi('listClients', {}, { version: useNow(EVERY) });
  const stamp = useStamp();
  const { api } = words;
  const callers = latest?.items;
  return (
    <Sheet title={api.clients} aside={api.clientsHow} flush={callers !== undefined && callers.length > 0}>
      <ProblemNotice problem={problem} />
      <DataTable
        label={api.clients}
        rows={callers}
        none={api.noClients}
        keyOf={({ who, agent }) => `${who} ${agent}`}
        columns={[
          { label: api.user, renderCell: ({ who }) => whoInWords(who) },
          { label: api.client, className: styles.agent, renderCell: ({ agent }) => orUnknown(agent, String) },
          { label: api.requests, isNumber: true, renderCell: ({ requests }) => count(requests) },
          {
            label: api.last,
            renderCell: ({ lastAt, lastPath }) => (
              <>
                {orUnknown(stamp(lastAt), String)} <span className="path">{lastPath}</span>
              </>
            ),
          },
        ]}
      />
    </Sheet>
  );
}

/** Keys and users are shown by name. */
const whoInWords = (who: string): string => (who === 'anonymous' || who === 'window' ? words.api.users[who] : who);

/** Web pages of these origins may call this server. */
function Origins() {
  const { latest, problem } = useApi('listOrigins', {});
  const { busy, problem: refusal, act } = useAct();
  const text = words.api;
  const origins = latest?.items;
  const withdraw = async (origin: string) => {
    await act(() => api('withdrawOrigin', { params: { origin } }));
    readAgain('listOrigins');
  };
  return (
    <Sheet title={text.origins}>
      <div className="stack">
        <p className="how">{text.originsHow}</p>
        <ProblemNotice problem={problem} />
        {origins?.length === 0 && <p className="dim">{text.noOrigins}</p>}
        {origins !== undefined && origins.length > 0 && (
          <ul className="bare-list tight">
            {origins.map(({ origin }) => (
              <li key={origin}>
                <code className="path">{origin}</code>{' '}
                <Button size="compact-xs" aria-label={text.removeOne(origin)} onClick={() => void withdraw(origin)} disabled={busy}>
                  {words.common.remove}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <ProblemNotice problem={refusal} />
        <OneField
          label={text.origin}
          description={text.originHint}
          submit={text.approve}
          send={async (origin) => {
            await api('approveOrigin', { body: { origin } });
            readAgain('listOrigins');
          }}
        />
      </div>
    </Sheet>
  );
}
