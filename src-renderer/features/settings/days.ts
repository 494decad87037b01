/** Digits only, as a number; undefined for anything else, which must never become another number or "ever". */
export function daysOf(typed: string): number | undefined {
  const text = typed.trim();
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
