import type { NotamImport } from '#contract/notams/import.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './ImportPanel.module.css';

/** Shows how much was understood, and the import warnings, each with its place in the file. */
export function ImportIssues({ report }: { report: NotamImport['report'] }) {
  const { notams } = words;
  const { understood, issues, issueCount } = report;
  const tallies = (['fully', 'partly', 'not'] as const).filter((grade) => understood[grade] > 0);
  return (
    <>
      {tallies.length > 0 && <p>{tallies.map((grade) => notams.tallies[grade](understood[grade])).join(', ')}.</p>}
      {issueCount > 0 && (
        <>
          <p>{notams.issues(issueCount, issues.length)}</p>
          <ul className={styles.issues}>
            {issues.map((issue) => (
              <li key={JSON.stringify(issue)}>{notams.issue(issue)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
