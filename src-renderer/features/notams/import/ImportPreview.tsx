import { Button } from '@mantine/core';
import type { NotamImport } from '#contract/notams/import.ts';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { words } from '#renderer/i18n/words.ts';
import { ImportIssues } from './ImportIssues.tsx';
import { PreviewList } from './PreviewList.tsx';
import styles from './ImportPanel.module.css';

const outcomes = ['added', 'changed', 'unchanged', 'repeated'] as const;

type ImportPreviewProps = { name: string; answer: NotamImport; store: () => void; cancel: () => void };

/** Preview of an import, before anything is stored: numbers, warnings, and the first NOTAMs. */
export function ImportPreview({ name, answer: { report, preview }, store, cancel }: ImportPreviewProps) {
  const { notams, common } = words;
  const differs = report.added + report.changed;
  return (
    <section className={styles.preview} aria-label={notams.previewOf(name)}>
      <h3>{notams.previewOf(name)}</h3>
      <output>{notams.found(report.read, report.formats.join(', '))}</output>
      <p className="tags">
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
      {report.read === 0 && <p>{notams.nothingFound}</p>}
      {report.read > 0 && differs === 0 && <p>{notams.nothingToStore}</p>}
      <div className="row">
        {report.read > 0 && (
          <Button variant={differs === 0 ? 'default' : 'filled'} onClick={store}>
            {differs === 0 ? notams.storeAnyway : notams.store(differs)}
          </Button>
        )}
        <Button variant="default" onClick={cancel}>
          {common.cancel}
        </Button>
      </div>
      {preview.length > 0 && (
        <>
          <p className="note">{notams.firstOf(preview.length, report.read)}</p>
          <PreviewList preview={preview} label={notams.previewOf(name)} />
        </>
      )}
    </section>
  );
}
