/** Decodes the text of one NOTAM. Never throws, whatever the text. */
import type { About, DecodedNotice } from '#core/notams/read/notice.ts';
import { explain } from '#core/notams/describe/explain.ts';
import { readNotice } from '#core/notams/read/read-notice.ts';

export function decodeNotice(raw: string, about: About): DecodedNotice {
  return explain(readNotice(raw, about), about);
}
