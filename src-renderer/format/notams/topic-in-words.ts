import type { Decoded } from '#contract/notams/decoded.ts';
import { words } from '#renderer/i18n/words.ts';

/** `Runway: closed`, or as much of it as is known; undefined where neither is. */
export function topicInWords(decoded: Decoded | undefined): string | undefined {
  if (decoded === undefined) return undefined;
  const { notams } = words;
  const subject = notams.subject(decoded);
  const condition = notams.condition(decoded);
  if (subject !== null && condition !== null) return notams.topic(subject, condition);
  return subject ?? condition ?? undefined;
}
