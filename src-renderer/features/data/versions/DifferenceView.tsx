import { Link } from 'wouter';
import type { Difference } from '#contract/dataset/difference.ts';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { WideTable } from '#renderer/components/tables/WideTable.tsx';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { known } from '#renderer/components/text/Unknown.tsx';
import { count } from '#renderer/format/units.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './DifferenceView.module.css';

const resources = ['airports', 'runways', 'frequencies', 'countries', 'navaids'] as const;
const kinds = ['added', 'changed', 'deleted'] as const;
const tones = { added: 'good', changed: 'warn', deleted: 'bad' } as const;

/** Counts by resource, and the first airports field by field. */
export function DifferenceView({ difference }: { difference: Difference }) {
  const { data } = words;
  const { examples, airports } = difference;
  const all = airports.added + airports.changed + airports.deleted;
  return (
    <>
      <Sheet title={data.counts} flush>
        <div className={styles.counts}>
          <WideTable label={data.counts}>
            <thead>
              <tr>
                <th scope="col">{words.common.item}</th>
                {kinds.map((kind) => (
                  <th key={kind} scope="col" data-number>
                    {data[kind]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {resources.map((resource) => (
                <tr key={resource}>
                  <th scope="row">{data[resource]}</th>
                  {kinds.map((kind) => (
                    <td key={kind} data-number>
                      {count(difference[resource][kind])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </WideTable>
        </div>
      </Sheet>
      <Sheet title={data.examples} aside={all > examples.length && data.examplesFirst(count(examples.length), count(all))} flush>
        {examples.length === 0 ? <p className={styles.quiet}>{data.noExamples}</p> : <Examples difference={difference} />}
      </Sheet>
    </>
  );
}

/** One group of rows per airport: its name, then a row for each field. */
function Examples({ difference: { examples } }: { difference: Difference }) {
  const { data } = words;
  return (
    <WideTable label={data.examples}>
      <thead>
        <tr>
          <th scope="col">{data.airport}</th>
          <th scope="col">{data.field}</th>
          <th scope="col">{data.before}</th>
          <th scope="col">{data.after}</th>
        </tr>
      </thead>
      {examples.map(({ id, name, code, change, fields }) => (
        <tbody key={id}>
          {rowsOf(fields).map(({ field, from, to }, place) => (
            <tr key={`${place} ${field}`}>
              {place === 0 && (
                <th scope="rowgroup" rowSpan={Math.max(1, fields.length)} className={styles.airport}>
                  {code !== null && <code>{code}</code>} {change === 'deleted' ? name : <Link href={`/airports/${id}`}>{name}</Link>}{' '}
                  <Tag tone={tones[change]}>{data[change]}</Tag>
                </th>
              )}
              <td>{field !== undefined && <code>{field}</code>}</td>
              <td className={styles.value}>{field !== undefined && known(from, String)}</td>
              <td className={styles.value}>{field !== undefined && known(to, String)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </WideTable>
  );
}

type Field = Difference['examples'][number]['fields'][number];

/** A row for each field; an added or removed airport has one row without a field. */
export const rowsOf = (fields: readonly Field[]): readonly (Field | { field: undefined; from: null; to: null })[] =>
  fields.length === 0 ? [{ field: undefined, from: null, to: null }] : fields;
