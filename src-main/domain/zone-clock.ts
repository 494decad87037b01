type Clock = { date: string; time: string; offset: string };

/** Making one takes longer than all else that is done with it. */
const formats = new Map<string, Intl.DateTimeFormat>();
/** There are fewer zones. */
const MOST_KEPT = 1_000;

function formatOf(zone: string): Intl.DateTimeFormat {
  const before = formats.get(zone);
  if (before) return before;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  });
  if (formats.size >= MOST_KEPT) formats.clear();
  formats.set(zone, made);
  return made;
}

/** What calendar and clock show in a zone: `2026-11-21`, `04:15` and `UTC+1`; undefined where this machine does not know the zone. */
export function clockIn(moment: number, zone: string): Clock | undefined {
  try {
    const parts = formatOf(zone).formatToParts(moment);
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
    return {
      date: `${part('year')}-${part('month')}-${part('day')}`,
      time: `${part('hour')}:${part('minute')}`,
      offset: part('timeZoneName').replace('GMT', 'UTC').replace('UTC+0', 'UTC').replace('-', '−'),
    };
  } catch {
    return undefined;
  }
}
