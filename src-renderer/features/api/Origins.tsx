import { Button } from '@mantine/core';
import { useState } from 'react';
import { api } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { words } from '#renderer/i18n/words.ts';
import { OneField } from './OneField.tsx';
import styles from './Api.module.css';

/** Web pages that may call this server. */
export function Origins() {
  const [changes, setChanges] = useState(0);
  const { body, earlier, problem } = useApi('listOrigins', {}, changes);
  const { busy, problem: refusal, act } = useAct();
  const text = words.api;
  const origins = (body ?? earlier)?.items;
  const changed = () => setChanges((before) => before + 1);
  const withdraw = async (origin: string) => {
    await act(() => api('withdrawOrigin', { params: { origin } }));
    changed();
  };
  return (
    <Sheet title={text.origins}>
      <div className="stack">
        <p className="how">{text.originsHow}</p>
        {problem !== undefined && <ProblemNotice problem={problem} />}
        {origins?.length === 0 && <p className="dim">{text.noOrigins}</p>}
        {origins !== undefined && origins.length > 0 && (
          <ul className={styles.origins}>
            {origins.map(({ origin }) => (
              <li key={origin}>
                <code className="path">{origin}</code>{' '}
                <Button
                  variant="default"
                  size="compact-xs"
                  aria-label={text.removeOne(origin)}
                  onClick={() => void withdraw(origin)}
                  disabled={busy}
                >
                  {words.common.remove}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {refusal !== undefined && <ProblemNotice problem={refusal} />}
        <OneField
          label={text.origin}
          description={text.originHint}
          submit={text.approve}
          send={async (origin) => {
            await api('approveOrigin', { body: { origin } });
            changed();
          }}
        />
      </div>
    </Sheet>
  );
}
