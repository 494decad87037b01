import type { ApiProblem } from '#renderer/api/api-problem.ts';
import { Notice } from './Notice.tsx';

/** A refusal with each of its reasons. */
export function ProblemNotice({ problem }: { problem: ApiProblem }) {
  const reasons = problem.details.filter((detail) => detail !== problem.message);
  return (
    <Notice tone="bad" live="assertive">
      <p>{problem.message}</p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
