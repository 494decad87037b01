import { Button } from '@mantine/core';
import type { ApiKey } from '#contract/users/keys.ts';
import { known } from '#renderer/components/text/Unknown.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useMoment } from '#renderer/format/use-moment.ts';
import styles from './Api.module.css';

export function KeyTable({ keys, revoke }: { keys: readonly ApiKey[]; revoke: (key: ApiKey) => void }) {
  const moment = useMoment();
  const { api } = words;
  return (
    <div className={styles.table}>
      <DataTable
        label={api.keys}
        rows={keys}
        keyOf={({ id }) => id}
        columns={[
          { label: api.name, renderCell: ({ name }) => name },
          { label: api.rights, renderCell: ({ isReadOnly }) => (isReadOnly ? api.mayRead : api.mayAll) },
          { label: api.created, renderCell: ({ createdAt }) => known(moment(createdAt), String) },
          {
            label: api.lastUsed,
            renderCell: ({ lastUsedAt }) => (lastUsedAt === null ? api.neverUsed : known(moment(lastUsedAt), String)),
          },
          {
            label: api.revokeYes,
            renderCell: (key) => (
              <Button variant="default" size="compact-xs" aria-label={api.revokeOne(key.name)} onClick={() => revoke(key)}>
                {api.revoke}
              </Button>
            ),
          },
        ]}
      />
    </div>
  );
}
