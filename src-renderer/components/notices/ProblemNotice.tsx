import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { words, language } from '#renderer/i18n/words.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { ageInWords } from '#renderer/format/age.ts';
import { dayTimeAt } from '#renderer/format/time.ts';
import { Notice } from './Notice.tsx';

/**
 * Shows a refusal with each of its reasons, and the age of the answer that is still shown; nothing where nothing was refused. A reason
 * without a code is the server's English sentence, preceded by the kind of refusal.
 */
export function ProblemNotice({ problem }: { problem: ApiProblem | undefined }) {
  if (problem === undefined) return null;
  const reasons = problem.details.filter((detail) => detail !== problem.message);
  const isTranslated = problem.statusCode === 0 || words.refusals.sentence(problem.code) !== undefined;
  const kind = isTranslated ? undefined : words.common.refused(problem.statusCode);
  return (
    <Notice tone="bad" live="assertive">
      <FromServer about={kind}>{problem.message}</FromServer>
      {reasons.length > 0 && (
        <ul lang={problem.isFromServer ? 'en' : undefined}>
          {reasons.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {problem.answeredAt !== undefined && <StillShown readAt={problem.answeredAt} />}
    </Notice>
  );
}

function StillShown({ readAt }: { readAt: number }) {
  const now = useNow();
  return <p>{words.common.stillShown(dayTimeAt(readAt, now), ageInWords(now - readAt))}</p>;
}

/**
 * Shows a sentence of the server, in English; in another language it follows what it is `about`, in the window's language. Without `about`
 * the sentence is the window's own.
 */
const FromServer = ({ about, children }: { about: string | undefined; children: string }) => (
  <>
    {language !== 'en' && about !== undefined && <p>{about}</p>}
    <p lang={language === 'en' || about === undefined ? undefined : 'en'} className="verbatim">
      {children}
    </p>
  </>
);
