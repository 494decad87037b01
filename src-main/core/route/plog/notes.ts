/**
 * A log says more below its table: why figures are unknown, what the route leads past, night, tops, and what the magnetic figures rest on.
 */
import type { LegReason } from '#contract/route/legs.ts';
import type { Plog, PlogLeg } from '#contract/route/plog.ts';
import { printedAge } from '#words/printed-age.ts';
import type { Sentences } from '#words/sentences.ts';
import { formatZuluTime } from '#domain/time.ts';
import { routeAirLines } from '#words/route-air.ts';
import { clock, frequency, level, toMinute, UNKNOWN } from '#words/leg-figures.ts';

/** These concern figures that are there; the others are why one is a dash. */
const cautions: readonly LegReason[] = [
  'noProfile',
  'levelUnknown',
  'elevationUnknown',
  'profileImpossible',
  'levelNotReached',
  'fuelNotEnough',
];

export function notesOf(plog: Plog, words: Sentences): string[] {
  const { plog: says, briefing, printed, tops, stay, lightChanges } = words;
  const { legs, totals } = plog;
  return [
    ...reasonNotes(plog, words),
    ...legs.flatMap(({ from, to, via }) => (via.length === 0 ? [] : [says.direct(from, to.ident, via.join(' '))])),
    ...(plog.hasFaults ? [briefing.reasons.routeHasFaults] : []),
    ...plog.tops.map(({ kind, leg, distanceNm, at }) => {
      const when = at === null ? UNKNOWN : `${clock(at, totals.depart)} UTC`;
      return `${tops[kind](`${printed.tenth(distanceNm)} NM`, legs[leg]?.from ?? UNKNOWN, when)}.`;
    }),
    ...[plog.start, ...legs.map(({ to }) => to)].flatMap(({ ident, stayMinutes }) =>
      stayMinutes === null ? [] : [`${stay(ident, `${stayMinutes} min`)}.`],
    ),
    ...plog.lightChanges.map(({ kind, leg, at }) => {
      const between = legs[leg];
      const time = formatZuluTime(toMinute(at));
      return `${lightChanges[kind](time, between?.from ?? UNKNOWN, between?.to.ident ?? UNKNOWN)}.`;
    }),
    ...routeAirLines(plog, words.weather),
    ...variationNotes(plog, words),
    says.noTerrain,
  ].map(words.typeset);
}

/** Each reason once, with the legs that it is of, counted from 1. */
function reasonNotes({ legs, totals }: Plog, words: Sentences): string[] {
  const { plog: says, legReasonCause } = words;
  const where = (isOf: (leg: PlogLeg) => boolean): string => {
    const of = legs.flatMap((leg, index) => (isOf(leg) ? [index + 1] : []));
    return of.length === 0 || of.length === legs.length ? '' : says.legs(ranges(of));
  };
  const [unknown, heeded]: [string[], string[]] = [[], []];
  for (const code of new Set([...legs.flatMap(({ reasons }) => reasons), ...totals.reasons])) {
    const of = where(({ reasons }) => reasons.includes(code));
    if (cautions.includes(code)) heeded.push(`${emphasised(code, words).slice(0, -1)}${of}.`);
    else unknown.push(`${legReasonCause(code)}${of}`);
  }
  const [noLevel, noFrequency] = [hasNoLevel, hasNoFrequency].map((isOf) => (legs.some(isOf) ? where(isOf) : undefined));
  if (noLevel !== undefined) unknown.push(`${says.noLevel}${noLevel}`);
  if (noFrequency !== undefined) unknown.push(`${says.noFrequency}${noFrequency}`);
  return [...heeded, ...(unknown.length === 0 ? [] : [says.unknownIs(UNKNOWN, unknown.join(words.common.semicolon))])];
}

/** A pilot whose fuel does not last to the end has to see that first. */
const emphasised = (code: LegReason, { legReasons }: Sentences): string =>
  code === 'fuelNotEnough' ? legReasons[code].toUpperCase() : legReasons[code];

const hasNoLevel = ({ level: of }: PlogLeg): boolean => of === null || level(of) === UNKNOWN;
const hasNoFrequency = ({ to }: PlogLeg): boolean => frequency(to) === null;

/** Writes `1–3, 5`. */
function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const one of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === one - 1) last[1] = one;
    else runs.push([one, one]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

function variationNotes({ legs }: Plog, { variation: sentence }: Sentences): string[] {
  const models = legs.flatMap(({ variation }) => (variation?.model ? [variation] : []));
  return [...new Set(models.map(({ model, date, until }) => sentence(model ?? UNKNOWN, date ?? UNKNOWN, until ?? UNKNOWN)))];
}

/** The ages are those at the moment of the log: `aerodromes of 2026-11-20 (2 days old)`. */
export const agesOf = ({ data, made }: Plog, { printed, typeset }: Sentences): string[] =>
  data.map(({ kind, date, importedAt }) => {
    const name = printed.kinds[kind];
    if (date !== null) return printed.withAge(printed.ageOfKind(name, date.slice(0, 10)), printedAge(date, made, printed));
    return typeset(importedAt === null ? printed.ageUnknown(name) : printed.ageUnknownImported(name, importedAt.slice(0, 10)));
  });
