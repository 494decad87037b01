/** Moments at which tests are run besides the usual one, each for what may go wrong then. ISO 8601 UTC, by name. */
export const moments = {
  night: '2026-11-22T00:30:00Z',
  morning: '2026-11-21T06:10:00Z',
  noon: '2026-12-05T12:00:00Z',
  evening: '2026-11-24T18:45:00Z',
  // 02:00 in New York and 01:00 UTC in Europe come two minutes later.
  'US-clocks-change': '2026-11-01T05:58:00Z',
  'EU-clocks-change': '2027-03-28T00:58:00Z',
  'new-year': '2026-12-31T23:59:30Z',
  'leap-day': '2028-02-29T12:00:00Z',
  // All samples but four are over.
  'summer-2027': '2027-07-15T08:00:00Z',
  'in-2031': '2031-06-30T16:00:00Z',
} as const;

export type MomentName = keyof typeof moments;
export const momentNames = Object.keys(moments) as MomentName[];
