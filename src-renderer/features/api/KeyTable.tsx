import { Button } from '@mantine/core';
import type { ApiKey } from '#contract/users/keys.ts';
import { known } from '#renderer/components/text/Unknown.tsx';
import { WideTable } from '#renderer/components/tables/WideTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useMoment } from '#renderer/format/use-moment.ts';
import styles from './Api.module.css';

export function KeyTable({ keys, revoke }: { keys: readonly ApiKey[]; revoke: (key: ApiKey) => void }) {
  const moment = useMoment();
  const { api } = words;
  return (
    <div className={styles.table}>
      <WideTable label={api.keys}>
        <thead>
          <tr>
            <th scope="col">{words.common.name}</th>
            <th scope="col">{api.rights}</th>
            <th scope="col">{api.created}</th>
            <th scope="col">{api.lastUsed}</th>
            <th scope="col">{api.revokeYes}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key.id}>
              <th scope="row">{key.name}</th>
              <td>{key.isReadOnly ? api.mayRead : api.mayAll}</td>
              <td>{known(moment(key.createdAt), String)}</td>
              <td>{key.lastUsedAt === null ? api.neverUsed : known(moment(key.lastUsedAt), String)}</td>
              <td>
                <Button variant="default" size="compact-xs" aria-label={api.revokeOne(key.name)} onClick={() => revoke(key)}>
                  {api.revoke}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </div>
  );
}
