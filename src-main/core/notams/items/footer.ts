/** Exports print more below a NOTAM: `CREATED: 11 Feb 2026 08:15:00` and `SOURCE: LOWWYNYX`. */
import { months } from '#domain/time.ts';
import { utc } from './moment.ts';

export type Footer = { created: Date | null; source: string | null };

const footer = /^CREATED: *(\d{1,2}) ([A-Za-z]{3}) (\d{4}) (\d{2}):(\d{2})(?::(\d{2}))?\s*(?:SOURCE: *([A-Z0-9-]{1,16}))?/;
/** A footer is short; `CREATED:` further from the end is text. */
const LONGEST_FOOTER = 160;

/** The text without its footer, and the footer; the whole text where there is no footer. */
export function splitFooter(text: string): { body: string; footer: Footer } {
  const at = text.lastIndexOf('CREATED:');
  if (at < 0 || at < text.length - LONGEST_FOOTER) return { body: text, footer: { created: null, source: null } };
  const found = footer.exec(text.slice(at));
  if (!found) return { body: text, footer: { created: null, source: null } };
  const created = utc({
    year: Number(found[3]),
    month: months.indexOf((found[2] ?? '').toUpperCase()) + 1,
    day: Number(found[1]),
    hour: Number(found[4]),
    minute: Number(found[5]),
    second: Number(found[6] ?? 0),
  });
  return { body: text.slice(0, at).trimEnd(), footer: { created, source: found[7] ?? null } };
}
