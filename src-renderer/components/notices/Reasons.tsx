import type { Reason } from '#contract/problems/reasons.ts';
import { reasonInWords } from '#renderer/data/api/api-problem.ts';

/** Shows reasons as a list, and nothing without reasons. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null;
  const sentences = reasons.map(reasonInWords);
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
