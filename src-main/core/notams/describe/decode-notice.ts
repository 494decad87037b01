/** One notice's text in, everything that is understood of it out. Never throws, whatever the text. */
import type { About, DecodedNotice } from '../read/notice.ts';
import { explain } from './explain.ts';
import { readNotice } from '../read/read-notice.ts';

export function decodeNotice(raw: string, about: About): DecodedNotice {
  return explain(readNotice(raw, about), about);
}
