import type { AirportAnswer } from '#contract/resources.ts';
import { AgeMark } from '#renderer/components/text/AgeMark.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { useNow } from '#renderer/data/use-now.ts';
import { WideTable } from '#renderer/components/tables/WideTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { ageOf, datasetAge } from '#renderer/format/age.ts';
import { utc } from '#renderer/format/time.ts';
import { fieldsInWords } from './fields-in-words.ts';
import styles from './AirportView.module.css';

/** Where an airport's values come from and how old they are: by source where that was asked for, else for the dataset. */
export function DataOrigin({ airport: { details, updatedAt } }: { airport: AirportAnswer }) {
  const source = useDataset((dataset) => dataset.status?.source);
  const now = useNow();
  const { airport: text, common } = words;
  const origins = details?.origins ?? [];
  return (
    <Sheet title={text.origin} flush>
      <p className={styles.origin}>
        {origins.length === 0 && (
          <>
            <span>{text.source(source ?? common.unknown)}</span>
            <span>{text.valuesOf(utc(updatedAt) ?? text.unknownDate)}</span>
            <AgeMark age={ageOf(updatedAt, now, datasetAge)} />
          </>
        )}
        <span>{text.computed}</span>
      </p>
      {origins.length > 0 && (
        <WideTable label={text.origin}>
          <thead>
            <tr>
              <th scope="col">{text.originTable.source}</th>
              <th scope="col">{text.originTable.date}</th>
              <th scope="col">{text.originTable.values}</th>
            </tr>
          </thead>
          <tbody>
            {origins.map((origin) => (
              <tr key={origin.source}>
                <th scope="row">{origin.source}</th>
                <td className={styles.date}>
                  {utc(origin.date) ?? text.unknownDate}
                  <AgeMark age={ageOf(origin.date, now, datasetAge)} />
                </td>
                <td>{fieldsInWords(origin.fields)}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </Sheet>
  );
}
