/**
 * Retry-After in milliseconds, from seconds or from a date (RFC 9110, 10.2.3); undefined if it is unusable. A date is compared with the clock of
 * the server that wrote it (its Date header), so that a wrong clock here neither shortens nor stretches the wait.
 */
export function retryAfterMs(written: string | null | undefined, date: string | null | undefined): number | undefined {
  const value = written?.trim() ?? '';
  if (value === '') return undefined;
  const ms = /^\d{1,9}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.parse(date ?? '');
  return Number.isFinite(ms) ? Math.max(ms, 0) : undefined;
}
