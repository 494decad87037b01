import { numbers as number } from '#words/en/numbers.ts';
const counted = (value: number, one: string, other: string): string => `${number.format(value)} ${value === 1 ? one : other}`;

export const common = {
  unknown: 'unknown',
  yes: 'yes',
  no: 'no',
  copy: 'Copy',
  copied: 'Copied',
  close: 'Close',
  cancel: 'Cancel',
  /** Prefix of a refusal in the server's own words, by HTTP status; empty here, because those are English. */
  refused: (_status: number): string | undefined => undefined,
  noAnswer: 'The Aeroshelf server is not responding. It may have been stopped; this page continues when it is running again.',
  noReason: (status: number) => `The server returned ${status} without a reason.`,
  notForNavigation:
    'Not for navigation. Aeroshelf shows imported copies of NOTAMs that may be incomplete or out of date. Obtain a current briefing from the responsible AIS before flight.',
  // Ages and their grades.
  fresh: 'fresh',
  ageing: 'ageing',
  stale: 'stale',
  ageUnknown: 'age unknown',
  ageUnknownImported: (span: string) => `age unknown, imported ${span} ago`,
  datedInFuture: 'dated in the future: check this computer’s clock',
  old: (span: string) => `${span} old`,
  years: (value: number) => counted(value, 'year', 'years'),
  months: (value: number) => counted(value, 'month', 'months'),
  days: (value: number) => counted(value, 'day', 'days'),
  hours: (value: number) => counted(value, 'hour', 'hours'),
  minutes: (value: number) => counted(value, 'minute', 'minutes'),
  lessThanAMinute: 'less than a minute',
  // Kinds of facility.
  airport: 'airport',
  heliport: 'heliport',
  seaplaneBase: 'seaplane base',
  balloonport: 'balloonport',
  closed: 'closed',
  typeUnknown: 'type unknown',
  continents: {
    AF: 'Africa',
    AN: 'Antarctica',
    AS: 'Asia',
    EU: 'Europe',
    NA: 'North America',
    OC: 'Oceania',
    SA: 'South America',
  },
};
