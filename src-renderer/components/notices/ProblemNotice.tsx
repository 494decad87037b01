import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { words } from '#renderer/i18n/words.ts';
import { FromServer } from '../text/FromServer.tsx';
import { Notice } from './Notice.tsx';

/** A refusal with each of its reasons: what kind it is in the window's language, and what the server said, which is English. */
export function ProblemNotice({ problem }: { problem: ApiProblem }) {
  const reasons = problem.details.filter((detail) => detail !== problem.message);
  const kind = words.common.refused(problem.statusCode);
  const inEnglish = kind === undefined ? undefined : 'en';
  return (
    <Notice tone="bad" live="assertive">
      <FromServer about={kind}>{problem.message}</FromServer>
      {reasons.length > 0 && (
        <ul lang={inEnglish}>
          {reasons.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
