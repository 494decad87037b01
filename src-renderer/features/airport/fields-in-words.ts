import { words } from '#renderer/i18n/words.ts';

/** Fields of the contract in words; one that is not known here keeps its own name. */
export function fieldsInWords(fields: readonly string[]): string {
  const names = words.airport.fields as Readonly<Record<string, string>>;
  return fields.map((field) => names[field] ?? field).join(', ');
}
