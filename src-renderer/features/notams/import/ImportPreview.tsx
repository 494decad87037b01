import { Button } from '@mantine/core';
import type { WeatherImport } from '#contract/weather/station.ts';
import type { NotamImport } from '#contract/notams/import.ts';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { numberOrUnknown, locationOrUnknown } from '#renderer/format/notams/notam-name.ts';
import { words } from '#renderer/i18n/words.ts';
import { ImportIssues } from './ImportIssues.tsx';
import styles from './ImportPanel.module.css';
import { scrollGroup } from '#renderer/components/keyboard/focus.ts';
import { plainPeriod } from '#renderer/format/notams/period.ts';
import { useTimesOf } from '#renderer/format/notams/use-times.ts';

const outcomes = ['added', 'changed', 'unchanged', 'repeated'] as const;

type ImportPreviewProps = { name: string; answer: NotamImport; store: () => void; cancel: () => void };

/** Preview of an import, before anything is stored: numbers, warnings, and the first NOTAMs. */
export function ImportPreview({ name, answer: { report, preview, weather }, store, cancel }: ImportPreviewProps) {
  const { notams, common } = words;
  const differs = report.added + report.changed;
  const title = notams.previewOf(notams.ofFiles(name, report.files));
  return (
    <section className="stack" aria-label={title}>
      <h3>{title}</h3>
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
      {weather && <p>{weatherText(weather)}</p>}
      <ImportIssues report={report} />
      {report.read === 0 && !weather && <p>{notams.nothingFound}</p>}
      {report.read > 0 && differs === 0 && !weather && <p>{notams.nothingToStore}</p>}
      <div className="row">
        {(report.read > 0 || weather) && (
          <Button variant={differs === 0 && !weather ? 'default' : 'filled'} onClick={store}>
            {weather ? notams.storeAll(differs + weather.added) : differs === 0 ? notams.storeAnyway : notams.store(differs)}
          </Button>
        )}
        <Button onClick={cancel}>{common.cancel}</Button>
      </div>
      {preview.length > 0 && (
        <>
          <p className="note">{notams.firstOf(preview.length, report.read)}</p>
          <PreviewList preview={preview} label={title} />
        </>
      )}
    </section>
  );
}

/** The same file may have METAR and TAF. */
export const weatherText = ({ read, added, unchanged, stations }: WeatherImport): string =>
  words.weather.imported(read, added, unchanged, stations);

type Previewed = NotamImport['preview'][number];

/** Shows the first NOTAMs of a file as published, each with the outcome that importing it has. */
const PreviewList = ({ preview, label }: { preview: readonly Previewed[]; label: string }) => (
  <div className={styles.scroller} {...scrollGroup(label)}>
    <ol className="bare-list">
      {preview.map((item, place) => (
        // A file may contain the same NOTAM twice.
        <PreviewItem key={`${place} ${item.notam.id}`} {...item} />
      ))}
    </ol>
  </div>
);

const tones: Readonly<Record<string, 'good' | 'warn'>> = { added: 'good', changed: 'warn' };

function PreviewItem({ outcome, notam }: Previewed) {
  const write = useTimesOf(notam);
  const { notams } = words;
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <Tag tone={tones[outcome] ?? 'plain'}>{(notams.outcome as Readonly<Record<string, string>>)[outcome] ?? outcome}</Tag>
        <b>{numberOrUnknown(notam)}</b>
        <span>{locationOrUnknown(notam)}</span>
        <span className="note">{plainPeriod(notam, write)}</span>
      </div>
      <pre className="raw" lang="en">
        {notam.message}
      </pre>
    </li>
  );
}
