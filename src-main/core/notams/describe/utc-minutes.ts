const months = 'January February March April May June July August September October November December'.split(' ');

/** Writes `3 January 2026 06:35 UTC`. */
export function utcMinutes(at: Date): string {
  const minutes = String(at.getUTCMinutes()).padStart(2, '0');
  return `${at.getUTCDate()} ${months[at.getUTCMonth()]} ${at.getUTCFullYear()} ${String(at.getUTCHours()).padStart(2, '0')}:${minutes} UTC`;
}
