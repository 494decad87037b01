import type { Decoded } from '#contract/notams/decoded.ts';
import { headlineInWords } from '#renderer/format/notams/headline-in-words.ts';
import { topicInWords } from '#renderer/format/notams/topic-in-words.ts';

type NotamHeadlineProps = {
  decoded: Decoded | undefined;
  /** Without a headline or a topic. */
  unknown?: string;
};

/** What a NOTAM says in a line, in the language of the window, or else its topic. */
export const NotamHeadline = ({ decoded, unknown }: NotamHeadlineProps) => (
  // A text that is no child of an element would not be shown as others are.
  <>{headlineInWords(decoded) ?? topicInWords(decoded) ?? unknown}</>
);
