import { words } from '#renderer/i18n/words.ts';
import { count } from '#renderer/format/units.ts';
import type { Hidden } from '#renderer/format/notams/facets.ts';

/** `3,914 notices of 4,262 hidden, by status: ended, cancelled`. Undefined where nothing is hidden; without a number where it is unknown. */
export function hiddenInWords(hidden: Hidden, onlyNew: boolean, numbers: { hidden: number; all: number } | undefined): string | undefined {
  const { notams } = words;
  const { hiddenBy } = notams;
  const by = [
    ...(hidden.status.length === 0 ? [] : [hiddenBy.status(hidden.status.map((value) => notams.statuses[value]).join(', '))]),
    ...(hidden.severity.length === 0 ? [] : [hiddenBy.severity(hidden.severity.map((value) => notams.severities[value]).join(', '))]),
    ...(hidden.category.length === 0 ? [] : [hiddenBy.category(hidden.category.map((value) => notams.categories[value]).join(', '))]),
    ...(onlyNew ? [hiddenBy.onlyNew] : []),
  ];
  if (by.length === 0 || numbers?.hidden === 0) return undefined;
  const much = numbers === undefined ? notams.hiddenUncounted : notams.hidden(numbers.hidden, count(numbers.all));
  return `${much}, ${by.join('; ')}.`;
}
