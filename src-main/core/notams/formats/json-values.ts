/** Members of JSON objects may have any shape; these functions give undefined for a shape that is not expected. */

/** Undefined for anything but text, for blank text and for `null` written as a word; numbers are texts. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return undefined;
  const trimmed = value.trim();
  return trimmed === '' || trimmed === 'null' ? undefined : trimmed;
}

export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,6}(?:\.\d{1,4})?$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** Leaves out the members that are undefined: absent means unknown. */
export function known<T extends object>(members: { [K in keyof T]: T[K] | undefined }): T {
  const defined: Partial<T> = {};
  for (const name in members) if (members[name] !== undefined) defined[name] = members[name];
  return defined as T;
}
