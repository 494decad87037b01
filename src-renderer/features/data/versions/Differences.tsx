import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { Version } from '#contract/dataset/versions.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { words } from '#renderer/i18n/words.ts';
import styles from '../Data.module.css';
import { Link } from 'wouter';
import type { Difference } from '#contract/dataset/difference.ts';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { orUnknown } from '#renderer/components/text/Unknown.tsx';
import { count } from '#renderer/format/units.ts';

/** Shows how two stored datasets differ; by default the previous one and the one in use. */
export function Differences() {
  const versions = useApi('listVersions', {});
  const { data } = words;
  const list = versions.latest?.items;
  return (
    <>
      <ProblemNotice problem={versions.problem} />
      {list !== undefined && (list.length < 2 ? <Notice>{data.oneVersion}</Notice> : <Chosen versions={list} />)}
    </>
  );
}

function Chosen({ versions }: { versions: readonly Version[] }) {
  const inUse = versions.find(({ isInUse }) => isInUse)?.revision ?? '';
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const { data } = words;
  const revisions = versions.map(({ revision }) => revision);
  const present = (chosen: string, usual: string) => (revisions.includes(chosen) ? chosen : usual);
  const [later, former] = [present(to, inUse), present(from, revisions.find((revision) => revision !== inUse) ?? '')];
  const { body, problem } = useApi('getDifference', former === later ? undefined : { query: { from: former, to: later } });
  const choices = versions.map(({ revision, isInUse }) => ({ value: revision, label: isInUse ? `${revision} · ${data.inUse}` : revision }));
  return (
    <>
      <div className={styles.pair}>
        <NativeSelect label={words.common.from} value={former} onChange={(event) => setFrom(event.currentTarget.value)} data={choices} />
        <NativeSelect label={words.common.to} value={later} onChange={(event) => setTo(event.currentTarget.value)} data={choices} />
      </div>
      <ProblemNotice problem={problem} />
      <output className={styles.news}>
        {former === later ? data.same : body === undefined && problem === undefined ? data.comparing : ''}
      </output>
      {body !== undefined && <DifferenceView difference={body} />}
    </>
  );
}

const resources = ['airports', 'runways', 'frequencies', 'countries', 'navaids'] as const;
const kinds = ['added', 'changed', 'deleted'] as const;
const tones = { added: 'good', changed: 'warn', deleted: 'bad' } as const;

/** Counts by resource, and the first airports field by field. */
function DifferenceView({ difference }: { difference: Difference }) {
  const { data } = words;
  const { examples, airports } = difference;
  const all = airports.added + airports.changed + airports.deleted;
  return (
    <>
      <Sheet title={data.counts} flush>
        <div className={styles.counts}>
          <DataTable
            label={data.counts}
            rows={resources}
            keyOf={(resource) => resource}
            columns={[
              { label: words.common.item, renderCell: (resource) => data[resource] },
              ...kinds.map((kind) => ({
                label: data[kind],
                isNumber: true,
                renderCell: (resource: (typeof resources)[number]) => count(difference[resource][kind]),
              })),
            ]}
          />
        </div>
      </Sheet>
      <Sheet title={data.examples} aside={all > examples.length && data.examplesFirst(count(examples.length), count(all))} flush>
        {examples.length === 0 ? <p className="quiet">{data.noExamples}</p> : <Examples difference={difference} />}
      </Sheet>
    </>
  );
}

/** One group of rows per airport: its name, then a row for each field. */
function Examples({ difference: { examples } }: { difference: Difference }) {
  const { data } = words;
  return (
    <DataTable
      label={data.examples}
      rows={examples.flatMap(rowsOf)}
      keyOf={({ field }, place) => `${place} ${field?.field}`}
      groupOf={({ id }) => id}
      columns={[
        {
          label: words.notams.ways.airport,
          isOfGroup: true,
          isHead: true,
          className: styles.airport,
          renderCell: ({ id, name, code, change }) => (
            <>
              {code !== null && <code>{code}</code>} {change === 'deleted' ? name : <Link href={`/airports/${id}`}>{name}</Link>}{' '}
              <Tag tone={tones[change]}>{data[change]}</Tag>
            </>
          ),
        },
        { label: data.field, renderCell: ({ field }) => field && <code>{field.field}</code> },
        { label: data.before, className: styles.value, renderCell: ({ field }) => field && orUnknown(field.from, String) },
        { label: data.after, className: styles.value, renderCell: ({ field }) => field && orUnknown(field.to, String) },
      ]}
    />
  );
}

type Example = Difference['examples'][number];

/** A row for each field; an added or removed airport has one row without a field. */
export const rowsOf = (example: Example): (Example & { field: Example['fields'][number] | undefined })[] =>
  (example.fields.length === 0 ? [undefined] : example.fields).map((field) => ({ ...example, field }));
