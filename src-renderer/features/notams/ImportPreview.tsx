import { Button } from '@mantine/core';
import type { NotamImport } from '#contract/notam-engine.ts';
import { known } from '#renderer/components/Unknown.tsx';
import { Tag } from '#renderer/components/Tag.tsx';
import { WideTable } from '#renderer/components/WideTable.tsx';
import { words } from '#renderer/languages/words.ts';
import { ImportIssues } from './ImportIssues.tsx';
import { plainPeriod } from './period.ts';
import { useTimes } from './times.ts';
import styles from './ImportPanel.module.css';

const outcomes = ['added', 'changed', 'unchanged', 'repeated'] as const;

type ImportPreviewProps = { name: string; answer: NotamImport; store: () => void; cancel: () => void };

/** What storing a file would do, before anything is stored: numbers, remarks, and its first notices. */
export function ImportPreview({ name, answer: { report, preview }, store, cancel }: ImportPreviewProps) {
  const { notams, common } = words;
  const write = useTimes();
  const differs = report.added + report.changed;
  return (
    <section className={styles.preview} aria-label={notams.previewOf(name)}>
      <h3>{notams.previewOf(name)}</h3>
      <output>{notams.found(report.read, report.formats.join(', '))}</output>
      <p className={styles.tallies}>
        {outcomes.map((outcome) => (
          <Tag
            key={outcome}
            tone={outcome === 'added' && report.added > 0 ? 'good' : outcome === 'changed' && report.changed > 0 ? 'warn' : 'plain'}
          >
            {notams.tallies[outcome](report[outcome])}
          </Tag>
        ))}
      </p>
      <ImportIssues report={report} />
      {preview.length > 0 && (
        <>
          <p className={styles.quiet}>{notams.firstOf(preview.length, report.read)}</p>
          <WideTable label={notams.previewOf(name)}>
            <thead>
              <tr>
                {(['outcome', 'number', 'place', 'period', 'text'] as const).map((column) => (
                  <th key={column} scope="col">
                    {notams.columns[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {preview.map(({ outcome, notam }, row) => (
                // The same notice may stand in a file twice.
                <tr key={`${row} ${notam.id}`}>
                  <td>{outcomes.some((one) => one === outcome) ? notams.outcome[outcome as (typeof outcomes)[number]] : outcome}</td>
                  <th scope="row">{known(notam.notamId, (number) => number)}</th>
                  <td>{known(notam.icao, (code) => code)}</td>
                  <td className={styles.period}>{plainPeriod(notam, write)}</td>
                  <td className={styles.text}>{notam.message}</td>
                </tr>
              ))}
            </tbody>
          </WideTable>
        </>
      )}
      {report.read === 0 && <p>{notams.nothingFound}</p>}
      {report.read > 0 && differs === 0 && <p>{notams.nothingToStore}</p>}
      <div className={styles.acts}>
        {report.read > 0 && (
          <Button variant={differs === 0 ? 'default' : 'filled'} onClick={store}>
            {differs === 0 ? notams.storeAnyway : notams.store(differs)}
          </Button>
        )}
        <Button variant="default" onClick={cancel}>
          {common.cancel}
        </Button>
      </div>
    </section>
  );
}
