/** What a log says below its table, in English: why figures are unknown, what the route leads past, night, tops, and what the magnetic figures rest on. */
import type { LegReason, LightChange, RouteTop } from '#contract/route/legs.ts';
import type { Plog, PlogLeg } from '#contract/route/plog.ts';
import { formatZuluTime } from '#domain/time.ts';
import { clock, frequency, level, tenth, toMinute, UNKNOWN } from './figures.ts';

/** Why a figure is a dash. */
const why = {
  noAircraft: 'no aircraft given',
  noTas: 'no true airspeed given',
  machNeedsTemperature: 'a Mach number gives no airspeed without the temperature',
  noWind: 'no wind given',
  windLevelUnknown: 'wind is given by level, and the level is unknown',
  noWindAtLevel: 'no wind given for the level',
  crosswindTooStrong: 'the crosswind is stronger than the airspeed, so that the track cannot be held',
  headwindTooStrong: 'the headwind is stronger than the airspeed',
  noVariation: 'no magnetic model valid on the day',
  noDeviationCard: 'no deviation card, so no compass heading',
  noDeparture: 'no time of departure given',
  noFuelFlow: 'no fuel flow given',
  noUsableFuel: 'usable fuel not given',
  earlierLegUnknown: 'unknown since an earlier leg',
  tooLong: 'more than a day on one leg',
} satisfies Partial<Record<LegReason, string>>;

/** What is to be known of figures that are there. */
const caution: Record<Exclude<LegReason, keyof typeof why>, string> = {
  noProfile: 'Climb and descent are not counted: their rates are not given',
  levelUnknown: 'Climb and descent are not counted: a level is unknown',
  elevationUnknown: 'Climb and descent are not counted: an elevation is unknown',
  profileImpossible: 'Climb and descent do not fit into the route and are not counted',
  levelNotReached: 'The level is not reached before the next descent',
  fuelNotEnough: 'THE FUEL IS NOT ENOUGH',
};
const isUnknown = (code: LegReason): code is keyof typeof why => code in why;

const lights: Record<LightChange['kind'], string> = {
  sunrise: 'sunrise',
  sunset: 'sunset',
  nightBegins: 'night begins',
  nightEnds: 'night ends',
};
const tops: Record<RouteTop['kind'], string> = { topOfClimb: 'Top of climb', topOfDescent: 'Top of descent' };

export function notesOf(plog: Plog): string[] {
  const { legs, totals } = plog;
  return [
    ...reasonNotes(plog),
    ...legs.flatMap(({ from, to, via }) =>
      via.length === 0 ? [] : [`${from} to ${to.ident}: ${via.join(' ')} not in the data; the leg is direct.`],
    ),
    ...(plog.hasFaults ? ['The route has words with faults or choices; see the route itself.'] : []),
    ...plog.tops.map(({ kind, leg, distanceNm, at }) => {
      const when = at === null ? '' : `, ${clock(at, totals.depart)} UTC`;
      return `${tops[kind]}: ${tenth(distanceNm)} NM after ${legs[leg]?.from ?? UNKNOWN}${when}.`;
    }),
    ...plog.lightChanges.map(({ kind, leg, at }) => {
      const between = legs[leg];
      const text = `${lights[kind]} ${formatZuluTime(toMinute(at))} between ${between?.from ?? UNKNOWN} and ${between?.to.ident ?? UNKNOWN}.`;
      return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
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
  const [unknown, cautions]: [string[], string[]] = [[], []];
  for (const code of new Set([...legs.flatMap(({ reasons }) => reasons), ...totals.reasons])) {
    const of = where(({ reasons }) => reasons.includes(code));
    if (isUnknown(code)) unknown.push(`${why[code]}${of}`);
    else cautions.push(`${caution[code]}${of}.`);
  }
  const [noLevel, noFrequency] = [hasNoLevel, hasNoFrequency].map((isOf) => (legs.some(isOf) ? where(isOf) : undefined));
  if (noLevel !== undefined) unknown.push(`no level in the route${noLevel}`);
  if (noFrequency !== undefined) unknown.push(`no frequency in the data${noFrequency}`);
  return [...cautions, ...(unknown.length === 0 ? [] : [`${UNKNOWN} is unknown: ${unknown.join('; ')}.`])];
}

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
  return [
    ...new Set(
      models.map(({ model, date, until }) => `Magnetic variation by ${model} for ${date ?? UNKNOWN}, valid until ${until ?? UNKNOWN}.`),
    ),
  ];
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
