import type { Decoded } from '#contract/notams/decoded.ts';
import { headlineInWords } from '#renderer/format/notams/headline-in-words.ts';
import { words } from '#renderer/i18n/words.ts';

type NotamHeadlineProps = {
  decoded: Decoded | undefined;
  /** Without a headline or a topic. */
  unknown?: string;
};

/** What a NOTAM says in a line, in the language of the window as far as codes say it; the rest is English, as decoded. Words of the text are in quotation marks. */
export function NotamHeadline({ decoded, unknown }: NotamHeadlineProps) {
  const { own, english } = headlineInWords(decoded);
  if (english === undefined) return own ?? unknown;
  const [before, after] = decoded?.headlineSource === 'quoted' ? words.notams.quotedHeadline : ['', ''];
  return (
    <>
      {own !== undefined && `${own} – `}
      {before}
      <span lang="en">{english}</span>
      {after}
    </>
  );
}
