import { Button } from '@mantine/core';
import type { Version } from '#contract/dataset/versions.ts';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { known } from '#renderer/components/text/Unknown.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
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
    <DataTable
      label={data.versions}
      rows={versions}
      keyOf={({ revision }) => revision}
      columns={[
        { id: 'revision', label: data.revision, renderCell: ({ revision }) => <code>{revision}</code> },
        { id: 'state', label: data.state, renderCell: (version) => <State version={version} goBack={goBack} /> },
        { id: 'source', label: words.common.source, renderCell: sourceInWords },
        { id: 'date', label: words.common.dataEffective, className: styles.moment, renderCell: ({ date }) => known(date, moment) },
        {
          id: 'imported',
          label: words.common.imported,
          className: styles.moment,
          renderCell: ({ importedAt }) => known(moment(importedAt), String),
        },
        { id: 'airports', label: data.airports, isNumber: true, renderCell: ({ airports }) => count(airports) },
        { id: 'size', label: data.size, isNumber: true, renderCell: ({ bytes }) => megabytes(bytes) },
      ]}
    />
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
