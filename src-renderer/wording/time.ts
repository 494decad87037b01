/** `2026-11-21 03:15 UTC`, or undefined for what is no date. */
export function utc(date: string | number): string | undefined {
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return undefined;
  const text = time.toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 16)} UTC`;
}

/** Local date and time with its offset, `2026-11-21 04:15 UTC+1`; undefined where this machine does not know the zone. */
export function localTime(now: number, zone: string): string | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'shortOffset',
    }).formatToParts(now);
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
    const offset = part('timeZoneName').replace('GMT', 'UTC').replace('-', '−');
    return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')} ${offset}`;
  } catch {
    return undefined;
  }
}
