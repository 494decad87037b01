/**
 * Salvages NOTAMs from a part of a file that is no longer of its format: nothing of it is dropped, and each one that begins in it is stored
 * by itself.
 */
import { fieldsOf } from '../csv-line.ts';
import { beginningsIn } from './beginnings.ts';
import { withoutHtml } from '../html.ts';
import type { Place, Taking } from '../raw-notice.ts';

/**
 * Emits a part of a table. Its fields, as far as they can be separated, end a NOTAM. `original` of the first one is the part as it came.
 */
export function salvage(text: string, place: Place, take: Taking): void {
  const found = fieldsOf(text).fields.flatMap((field) => split(field));
  emit(found, text, place, take);
}

/** It emits a part of JSON or XML that could not be read. */
export function salvageText(text: string, place: Place, take: Taking): void {
  const found = split(text);
  emit(found.length > 1 ? found : [], text, place, take);
}

function emit(found: readonly string[], text: string, place: Place, take: Taking): void {
  const messages = found.length === 0 ? [text] : found;
  for (const [at, written] of messages.entries()) {
    const message = withoutHtml(written.replaceAll('\\n', '\n')).trim() || written.trim();
    take.notice({ format: 'text', message, original: at === 0 && message !== text ? text : null, given: {}, place });
  }
}

/** Each from its beginning to the next one of another number; none where none begins. */
function split(text: string): string[] {
  const at = beginningsIn(text)
    .filter(({ key }, index, all) => key !== all[index - 1]?.key)
    .map((beginning) => beginning.at);
  return at.map((from, index) => text.slice(from, at[index + 1]));
}
