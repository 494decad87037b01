/** Digits alone, as a number; undefined for anything else, which must never be taken for another number or for "ever". */
export function daysOf(typed: string): number | undefined {
  const text = typed.trim();
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
