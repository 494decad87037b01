import { Checkbox, Button } from '@mantine/core';
import { useState } from 'react';
import type { ApiKey, NewApiKey } from '#contract/users/keys.ts';
import { useFocusIn } from '#renderer/components/keyboard/use-focus-in.ts';
import { Confirm } from '#renderer/components/notices/Confirm.tsx';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { Copyable } from '#renderer/components/text/Copyable.tsx';
import { api } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { readAgain, useApi } from '#renderer/data/api/use-query.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { words } from '#renderer/i18n/words.ts';
import { OneField } from './OneField.tsx';
import { orUnknown } from '#renderer/components/text/Unknown.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { useStamp } from '#renderer/format/time.ts';
import styles from './Api.module.css';

/** The caller's keys are created, shown once, and revoked. */
export function Keys() {
  const { latest, problem } = useApi('listKeys', {});
  const byKey = useSession((session) => session.credential.kind === 'key');
  const [made, setMade] = useState<NewApiKey>();
  const [isReadOnly, setReadOnly] = useState(false);
  const [toRevoke, setToRevoke] = useState<ApiKey>();
  const { busy, problem: refusal, act } = useAct();
  const text = words.api;
  const keys = latest?.items;

  const revoke = async ({ id }: ApiKey) => {
    await act(() => api('revokeKey', { params: { keyId: id } }));
    setToRevoke(undefined);
    if (made?.id === id) setMade(undefined);
    readAgain('listKeys');
  };
  return (
    <Sheet title={text.keys}>
      <div className="stack">
        <p className="how">{text.keysHow}</p>
        <ProblemNotice problem={problem} />
        {keys?.length === 0 && <p className="dim">{text.noKeys}</p>}
        {keys !== undefined && keys.length > 0 && <KeyTable keys={keys} revoke={setToRevoke} />}
        {toRevoke !== undefined && (
          <Confirm yes={text.revokeYes} busy={busy} onYes={() => void revoke(toRevoke)} onNo={() => setToRevoke(undefined)}>
            <p>{text.revokeWhat(toRevoke.name)}</p>
            {byKey && <p>{text.revokesItself}</p>}
          </Confirm>
        )}
        <ProblemNotice problem={refusal} />
        {made !== undefined && <NewKey key={made.id} made={made} forget={() => setMade(undefined)} />}
        <OneField
          label={text.keyName}
          description={text.keyNameHint}
          submit={text.createKey}
          send={async (name) => {
            setMade(await api('addKey', { body: { name, isReadOnly } }));
            setReadOnly(false);
            readAgain('listKeys');
          }}
        >
          <Checkbox
            label={text.readOnly}
            description={text.readOnlyHint}
            checked={isReadOnly}
            onChange={(event) => setReadOnly(event.currentTarget.checked)}
          />
        </OneField>
      </div>
    </Sheet>
  );
}

/** A new key, shown only once: the focus goes to the copy button, so that it is in sight. */
function NewKey({ made: { name, key }, forget }: { made: NewApiKey; forget: () => void }) {
  const part = useFocusIn<HTMLDivElement>((notice) => notice.querySelector('button') ?? undefined);
  const { api } = words;
  return (
    <div ref={part}>
      <Notice tone="good" live="polite">
        <p>{api.newKey(name)}</p>
        <Copyable text={key} label={api.keyItself} />
        <Button variant="subtle" size="compact-xs" onClick={forget}>
          {api.savedIt}
        </Button>
      </Notice>
    </div>
  );
}

function KeyTable({ keys, revoke }: { keys: readonly ApiKey[]; revoke: (key: ApiKey) => void }) {
  const stamp = useStamp();
  const { api } = words;
  return (
    <div className={styles.table}>
      <DataTable
        label={api.keys}
        rows={keys}
        keyOf={({ id }) => id}
        columns={[
          { label: words.common.name, renderCell: ({ name }) => name },
          { label: api.rights, renderCell: ({ isReadOnly }) => (isReadOnly ? api.mayRead : api.mayAll) },
          { label: api.created, renderCell: ({ createdAt }) => orUnknown(stamp(createdAt), String) },
          {
            label: api.lastUsed,
            renderCell: ({ lastUsedAt }) => (lastUsedAt === null ? api.neverUsed : orUnknown(stamp(lastUsedAt), String)),
          },
          {
            label: api.revokeYes,
            renderCell: (key) => (
              <Button size="compact-xs" aria-label={api.revokeOne(key.name)} onClick={() => revoke(key)}>
                {api.revoke}
              </Button>
            ),
          },
        ]}
      />
    </div>
  );
}
