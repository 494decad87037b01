/** Explains what was read of a NOTAM, with its headline. */
export function explain(reading: NoticeReading, about: About): DecodedNotice {
  const { facts, headline } = explained(reading, about);
  return {
    ...facts,
    get headline() {
      return headline()?.text ?? null;
    },
    get headlineSource() {
      return headline()?.source ?? null;
    },
    get headlineParts() {
      return withPhrases(headline()?.parts ?? []);
    },
  };
}

import type { About, DecodedNotice, NoticeReading } from '#core/notams/read/notice.ts';
import { withPhrases } from '#core/notams/describe/headline/phrases.ts';
import { explained } from '#core/notams/describe/explain.ts';
import { readNotice } from '#core/notams/read/read-notice.ts';

/** Decodes the text of one NOTAM. Never throws, whatever the text. */
export function decodeNotice(raw: string, about: About): DecodedNotice {
  return explain(readNotice(raw, about), about);
}
