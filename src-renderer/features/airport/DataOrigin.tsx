import type { AirportAnswer } from '#contract/airports/airport.ts';
import { AgeMark } from '#renderer/components/text/AgeMark.tsx';
import { FoldingSheet } from '#renderer/components/page/FoldingSheet.tsx';
import { useNow } from '#renderer/data/use-now.ts';
import { WideTable } from '#renderer/components/tables/WideTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { ageOfSet } from '#renderer/format/age.ts';
import type { PageTimes } from './times/page-times.ts';
import { Time, Timed } from './times/Timed.tsx';
import { fieldsInWords } from './fields-in-words.ts';
import styles from './AirportView.module.css';

/** Where an airport's values come from and how old they are: per source where details were fetched, else for the dataset. */
export function DataOrigin({ airport: { details, updatedAt }, times }: { airport: AirportAnswer; times: PageTimes }) {
  const status = useDataset((dataset) => dataset.status);
  const importedAt = status?.importedAt;
  // Values of a dataset without a date carry the time of its import, which is not their age.
  const valuesOf = status?.date === null ? null : updatedAt;
  const now = useNow();
  const { airport: text, common } = words;
  const origins = details?.origins ?? [];
  return (
    <FoldingSheet name="airport.sources" title={text.sources} flush>
      <p className={styles.origin}>
        {origins.length === 0 && (
          <>
            <span>{text.source(status?.source ?? common.unknown)}</span>
            <span>
              {valuesOf === null ? (
                text.valuesOf(text.unknownDate)
              ) : (
                <Timed times={times} say={(write) => text.valuesOf(write(valuesOf))} />
              )}
            </span>
            <AgeMark age={ageOfSet({ date: valuesOf, importedAt }, now)} />
          </>
        )}
        <span>{text.computed}</span>
      </p>
      {origins.length > 0 && (
        <WideTable label={text.sources}>
          <thead>
            <tr>
              <th scope="col">{text.sourceTable.source}</th>
              <th scope="col">{text.sourceTable.date}</th>
              <th scope="col">{text.sourceTable.values}</th>
            </tr>
          </thead>
          <tbody>
            {origins.map((origin) => (
              <tr key={origin.source}>
                <th scope="row">{origin.source}</th>
                <td className={styles.date}>
                  {origin.date === null ? text.unknownDate : <Time times={times} date={origin.date} />}
                  <AgeMark age={ageOfSet({ date: origin.date, importedAt }, now)} />
                </td>
                <td>{fieldsInWords(origin.fields)}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </FoldingSheet>
  );
}
