/** What a log says below its table, in English: why figures are unknown, what the route leads past, night, tops, and what the magnetic figures rest on. */
import type { LegReason } from '#contract/route/legs.ts';
import type { Plog, PlogLeg } from '#contract/route/plog.ts';
import { legReasonCause, legReasonSentences, lightChangeSentences, topSentences, variationSentence } from '#contract/sentences/en/route.ts';
import { formatZuluTime } from '#domain/time.ts';
import { clock, frequency, level, tenth, toMinute, UNKNOWN } from './figures.ts';

/** What is to be known of figures that are there; the others are why one is a dash. */
const cautions: readonly LegReason[] = [
  'noProfile',
  'levelUnknown',
  'elevationUnknown',
  'profileImpossible',
  'levelNotReached',
  'fuelNotEnough',
];

export function notesOf(plog: Plog): string[] {
  const { legs, totals } = plog;
  return [
    ...reasonNotes(plog),
    ...legs.flatMap(({ from, to, via }) =>
      via.length === 0 ? [] : [`${from} to ${to.ident}: ${via.join(' ')} not in the data; the leg is direct.`],
    ),
    ...(plog.hasFaults ? ['The route has words with faults or choices; see the route itself.'] : []),
    ...plog.tops.map(({ kind, leg, distanceNm, at }) => {
      const when = at === null ? UNKNOWN : `${clock(at, totals.depart)} UTC`;
      return `${topSentences[kind](`${tenth(distanceNm)} NM`, legs[leg]?.from ?? UNKNOWN, when)}.`;
    }),
    ...plog.lightChanges.map(({ kind, leg, at }) => {
      const between = legs[leg];
      const time = formatZuluTime(toMinute(at));
      return `${lightChangeSentences[kind](time, between?.from ?? UNKNOWN, between?.to.ident ?? UNKNOWN)}.`;
    }),
    ...variationNotes(plog),
    'There is no terrain in the data.',
  ];
}

/** Each reason once, with the legs that it is of, counted from 1. */
function reasonNotes({ legs, totals }: Plog): string[] {
  const where = (isOf: (leg: PlogLeg) => boolean): string => {
    const of = legs.flatMap((leg, index) => (isOf(leg) ? [index + 1] : []));
    return of.length === 0 || of.length === legs.length ? '' : ` (leg ${ranges(of)})`;
  };
  const [unknown, heeded]: [string[], string[]] = [[], []];
  for (const code of new Set([...legs.flatMap(({ reasons }) => reasons), ...totals.reasons])) {
    const of = where(({ reasons }) => reasons.includes(code));
    if (cautions.includes(code)) heeded.push(`${emphasised(code).slice(0, -1)}${of}.`);
    else unknown.push(`${legReasonCause(code)}${of}`);
  }
  const [noLevel, noFrequency] = [hasNoLevel, hasNoFrequency].map((isOf) => (legs.some(isOf) ? where(isOf) : undefined));
  if (noLevel !== undefined) unknown.push(`no level in the route${noLevel}`);
  if (noFrequency !== undefined) unknown.push(`no frequency in the data${noFrequency}`);
  return [...heeded, ...(unknown.length === 0 ? [] : [`${UNKNOWN} is unknown: ${unknown.join('; ')}.`])];
}

/** Whom the fuel does not carry to the end has to see it first. */
const emphasised = (code: LegReason): string =>
  code === 'fuelNotEnough' ? legReasonSentences[code].toUpperCase() : legReasonSentences[code];

const hasNoLevel = (leg: PlogLeg): boolean => level(leg.level) === UNKNOWN;
const hasNoFrequency = ({ to }: PlogLeg): boolean => frequency(to) === UNKNOWN;

/** `1–3, 5`. */
function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const one of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === one - 1) last[1] = one;
    else runs.push([one, one]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

function variationNotes({ legs }: Plog): string[] {
  const models = legs.flatMap(({ variation }) => (variation?.model ? [variation] : []));
  return [...new Set(models.map(({ model, date, until }) => variationSentence(model ?? UNKNOWN, date ?? UNKNOWN, until ?? UNKNOWN)))];
}

/** `aerodromes of 2026-11-20 (2 days old)`, at the moment of the log. */
export const agesOf = ({ data, made }: Plog): string[] =>
  data.map(({ kind, date, importedAt }) => {
    if (date !== null) return `${kind} of ${date.slice(0, 10)} (${old(date, made)})`;
    return importedAt === null ? `${kind}: age unknown` : `${kind}: age unknown, imported ${importedAt.slice(0, 10)}`;
  });

const DAY_MS = 86_400_000;
function old(date: string, made: string): string {
  const days = Math.floor((Date.parse(made) - Date.parse(date)) / DAY_MS);
  return days < 1 ? 'less than a day old' : days === 1 ? '1 day old' : `${days} days old`;
}
