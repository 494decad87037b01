import { Button } from '@mantine/core';
import type { Version } from '#contract/dataset/versions.ts';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { known } from '#renderer/components/text/Unknown.tsx';
import { WideTable } from '#renderer/components/tables/WideTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { count } from '#renderer/format/units.ts';
import { useMoment } from '#renderer/format/use-moment.ts';
import { megabytes } from '#renderer/format/dataset/megabytes.ts';
import { sourceInWords } from '#renderer/format/dataset/source-in-words.ts';
import styles from '../Data.module.css';

type VersionTableProps = { versions: readonly Version[]; goBack?: (version: Version) => void };

/** One row per dataset; without `goBack` no roll-back is offered. */
export function VersionTable({ versions, goBack }: VersionTableProps) {
  const moment = useMoment();
  const { data } = words;
  return (
    <WideTable label={data.versions}>
      <thead>
        <tr>
          <th scope="col">{data.revision}</th>
          <th scope="col">{data.state}</th>
          <th scope="col">{data.source}</th>
          <th scope="col">{data.dateShort}</th>
          <th scope="col">{data.importedShort}</th>
          <th scope="col" data-number>
            {data.airports}
          </th>
          <th scope="col" data-number>
            {data.size}
          </th>
        </tr>
      </thead>
      <tbody>
        {versions.map((version) => (
          <tr key={version.revision}>
            <th scope="row">
              <code>{version.revision}</code>
            </th>
            <td>
              <State version={version} goBack={goBack} />
            </td>
            <td>{sourceInWords(version)}</td>
            <td className={styles.moment}>{known(version.date, moment)}</td>
            <td className={styles.moment}>{known(moment(version.importedAt), String)}</td>
            <td data-number>{count(version.airports)}</td>
            <td data-number>{megabytes(version.bytes)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function State({ version, goBack }: { version: Version; goBack: VersionTableProps['goBack'] | undefined }) {
  const { data } = words;
  if (version.isInUse) return <Tag tone="good">{data.inUse}</Tag>;
  if (goBack === undefined) return data.kept;
  return (
    <Button variant="default" size="compact-xs" aria-label={data.rollBackTo(version.revision)} onClick={() => goBack(version)}>
      {data.rollBack}
    </Button>
  );
}
