import type { AskedCoverage } from '#contract/notams/facets.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { coverageInWords } from '#renderer/format/notams/coverage.ts';

type CoverageNoticeProps = {
  /** Whether nothing matches. */
  isEmpty: boolean;
  /** What was searched; empty for everything. */
  where: string;
  /** The time, as it is written. */
  when: string;
  coverage: AskedCoverage;
  now: number;
};

/** That nothing matches, or that what matches is old, with how old the newest NOTAM is: one block, which never says that nothing is closed. */
export function CoverageNotice({ isEmpty, where, when, coverage, now }: CoverageNoticeProps) {
  const stored = useDataset(({ status }) => status?.counts.notams ?? 0);
  const sentences = coverageInWords({ isEmpty, where, when, coverage, now, stored });
  return sentences.length === 0 ? null : (
    <Notice {...(isEmpty ? {} : { tone: 'warn' as const })}>
      <p>{sentences.join(' ')}</p>
    </Notice>
  );
}
