import type { NotamImport } from '#contract/notams/import.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { words } from '#renderer/i18n/words.ts';
import { ImportIssues } from './ImportIssues.tsx';

/** The result of an import, in words. */
export function ImportReport({ name, report }: { name: string; report: NotamImport['report'] }) {
  const { notams } = words;
  const { read, added, changed, unchanged, delisted } = report;
  return (
    <Notice tone="good" live="polite">
      <p>{notams.stored(read, added, changed, unchanged, name)}</p>
      {delisted > 0 && <p>{notams.delisted(delisted)}</p>}
      {report.checklists.map(({ notamId, location, listed, missing }) => (
        <p key={`${notamId} ${location}`}>{notams.checklist([notamId, location].filter(Boolean).join(' '), listed, missing)}</p>
      ))}
      <ImportIssues report={report} />
    </Notice>
  );
}
