import type { ApiProblem } from '#renderer/api/api-problem.ts';
import { Notice } from './Notice.tsx';

/** A refusal with each of its reasons. */
export function ProblemNotice({ problem }: { problem: ApiProblem }) {
  return (
    <Notice tone="bad" live="assertive">
      <p>{problem.message}</p>
      {problem.details.length > 0 && (
        <ul>
          {problem.details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
