import type { FieldWords } from '#renderer/i18n/catalogue.ts';
import { words } from '#renderer/i18n/words.ts';

/** Fields of the contract in words; an unknown field keeps its own name. */
export function fieldsInWords(fields: readonly string[]): string {
  const names: Readonly<Record<string, FieldWords>> = words.fields;
  return fields.map((field) => names[field]?.inText ?? field).join(', ');
}
