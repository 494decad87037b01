import { Link } from 'wouter';
import type { Reason } from '#contract/reasons.ts';
import { words } from '#renderer/i18n/words.ts';
import { reasonInWords } from '#renderer/data/api/reason-in-words.ts';
import styles from './StatusBar.module.css';

/** What is wrong with the machine or its data, in a few words each; the Data screen says the rest. */
export function StatusProblems({ problems }: { problems: readonly Reason[] }) {
  return problems.map((problem) => (
    <span key={problem.code} role="alert">
      <Link href="/data" className={styles.lost ?? ''} title={reasonInWords(problem)}>
        {inShort(problem)}
      </Link>
    </span>
  ));
}

function inShort({ code, values }: Reason): string {
  const { layout } = words;
  if (code === 'clockMoved') return layout.clockMoved(Number(values['days']));
  return layout.dataProblem;
}
