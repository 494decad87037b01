import type { Decoded } from '#contract/notams/decoded.ts';
import { headlineInWords } from '#renderer/format/notams/headline-in-words.ts';
import type { HeadlineOf } from '#words/en/notams.ts';
import { words } from '#renderer/i18n/words.ts';

type Said = HeadlineOf & Pick<Decoded, 'subject' | 'condition'>;

type NotamHeadlineProps = {
  decoded: Said | undefined;
  unknown?: string;
};

/** What a NOTAM says in a line, in the language of the window, or else its topic. */
export const NotamHeadline = ({ decoded, unknown }: NotamHeadlineProps) => (
  // A text that is no child of an element would not be shown as others are.
  <>{headlineInWords(decoded) ?? topicInWords(decoded) ?? unknown}</>
);

/** `Runway: closed`, or as much of it as is known; undefined where neither is. */
export function topicInWords(decoded: Said | undefined): string | undefined {
  if (decoded === undefined) return undefined;
  const { notams } = words;
  const subject = notams.subject(decoded);
  const condition = notams.condition(decoded);
  if (subject !== null && condition !== null) return notams.topic(subject, condition);
  return subject ?? condition ?? undefined;
}
