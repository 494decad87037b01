import { Button } from '@mantine/core';
import type { Session } from '#contract/users/sessions.ts';
import { api } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { readAgain, useApi } from '#renderer/data/api/use-query.ts';
import { logOut } from '#renderer/data/session/log-in.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { orUnknown } from '#renderer/components/text/Unknown.tsx';
import { useStamp } from '#renderer/format/time.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './Api.module.css';

/** The browsers in which the user is signed in, each of which can be signed out from here. */
export function Sessions() {
  const version = useSession((session) => session.version);
  const { latest, problem } = useApi('listSessions', {}, { version });
  const { busy, problem: refusal, act } = useAct();
  const stamp = useStamp();
  const text = words.session;
  const sessions = latest?.items;

  const end = async ({ id, isCurrent }: Session) => {
    if (isCurrent) return logOut();
    await act(() => api('endSession', { params: { sessionId: id } }));
    return readAgain('listSessions');
  };
  return (
    <Sheet title={text.sessions} aside={text.sessionsHow} flush={sessions !== undefined && sessions.length > 0}>
      <ProblemNotice problem={problem} />
      <ProblemNotice problem={refusal} />
      <DataTable
        label={text.sessions}
        rows={sessions}
        none={text.noSessions}
        keyOf={({ id }) => id}
        columns={[
          {
            label: words.api.client,
            className: styles.agent,
            renderCell: ({ isCurrent, agent }) => (
              <>
                {isCurrent && <strong>{text.thisBrowser} </strong>}
                <span className={styles.program}>{orUnknown(agent, String)}</span>
              </>
            ),
          },
          {
            label: text.began,
            renderCell: ({ createdAt, beganBy }) => (
              <>
                {orUnknown(stamp(createdAt), String)} {text.beganBy[beganBy]}
              </>
            ),
          },
          { label: text.ends, renderCell: ({ expiresAt }) => orUnknown(stamp(expiresAt), String) },
          {
            label: text.end,
            renderCell: (session) => (
              <Button size="compact-xs" disabled={busy} onClick={() => void end(session)}>
                {text.end}
              </Button>
            ),
          },
        ]}
      />
    </Sheet>
  );
}
