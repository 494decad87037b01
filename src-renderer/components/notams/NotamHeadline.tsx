import type { Decoded } from '#contract/notams/decoded.ts';
import { topicInWords } from '#renderer/format/notams/topic-in-words.ts';
import { language, words } from '#renderer/i18n/words.ts';

type NotamHeadlineProps = {
  decoded: Decoded | undefined;
  /** Without a headline or a topic. */
  unknown?: string;
};

/** What a NOTAM says in a line. It is English, as decoded; other languages have the topic in front of it. Words of the text are in quotation marks. */
export function NotamHeadline({ decoded, unknown }: NotamHeadlineProps) {
  const topic = topicInWords(decoded);
  const headline = decoded?.headline ?? null;
  if (headline === null) return topic ?? unknown;
  const [before, after] = decoded?.headlineSource === 'quoted' ? words.notams.quotedHeadline : ['', ''];
  return (
    <>
      {language !== 'en' && topic !== undefined && `${topic} – `}
      {before}
      <span lang="en">{headline}</span>
      {after}
    </>
  );
}
