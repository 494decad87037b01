/**
 * A TAF is read for a time. A group FM takes the place of everything from its minute on; a BECMG is done at its end, and while it is under
 * way the worse of both counts; TEMPO, INTER and PROB do not replace what prevails. Groups whose times were not read are used for nothing,
 * and named.
 */
import type { Conditions, Report } from '#contract/weather/report.ts';
import type { ForecastAt, ForecastState, TemporaryState } from '#contract/weather/station.ts';

type Group = NonNullable<Report['decoded']>['trends'][number];
type Timed = { group: Group; from: number; to: number };
type Worst = NonNullable<ForecastAt['worst']>;
/** One TAF says this of a moment. */
export type TafAt = Omit<ForecastAt, 'amendedSince'>;
type Said = { prevailing: ForecastState; becoming: ForecastState | null; temporary: TemporaryState[] };

const temporaries = new Set<Group['kind']>(['TEMPO', 'INTER', 'PROB']);

/** `to` is after `at`, or the same. */
export function forecastAt(taf: Report | undefined, station: string, { at, to }: { at: number; to: number }): TafAt {
  const about = { station, at: new Date(at).toISOString(), to: new Date(to).toISOString() };
  const of = { raw: taf?.raw ?? null, issuedAt: taf?.issuedAt ?? null, validFrom: taf?.validFrom ?? null, validTo: taf?.validTo ?? null };
  const without = (...reasons: ForecastAt['reasons']): TafAt => ({
    ...about,
    ...of,
    prevailing: null,
    becoming: null,
    temporary: [],
    worst: null,
    reasons,
  });
  if (!taf) return without('noTaf');
  if (taf.isCancelled) return without('cancelled');
  if (taf.isNil || taf.decoded === null) return without('nil');
  if (taf.validFrom === null || taf.validTo === null) return without('dateUnclear');
  const [begin, end] = [Date.parse(taf.validFrom), Date.parse(taf.validTo)];
  if (at < begin || at >= end || to > end) return without('outsideValidity');

  const { timed, isWhole } = timedGroups(taf.decoded.trends, end);
  const stateAt = (moment: number): Said => saidAt(baseOf(taf), timed, moment);
  const now = stateAt(at);
  const moments = [at, ...timed.flatMap(({ from, to: until }) => [from, until]).filter((moment) => moment > at && moment < to)];
  const states = moments.map((moment) => (moment === at ? now : stateAt(moment)));
  const isCeilingKnown = states.every(({ prevailing, becoming, temporary }) =>
    [prevailing, becoming, ...temporary].every((state) => state === null || state.ceiling !== 'unknown'),
  );
  const isVisibilityKnown =
    states.every(({ prevailing }) => prevailing.visibility !== null) &&
    !partsBetween(taf.decoded, timed, { at, to }).some(hasLostVisibility);
  const reasons: ForecastAt['reasons'] = [
    ...(isWhole ? [] : ['groupUnread' as const]),
    ...(isCeilingKnown ? [] : ['ceilingUnknown' as const]),
    ...(isVisibilityKnown ? [] : ['visibilityUnknown' as const]),
  ];
  return { ...about, ...of, ...now, worst: worstOf(states), reasons };
}

/** A FM lasts until the next one; `isWhole`: every group has its times. */
function timedGroups(groups: readonly Group[], end: number): { timed: Timed[]; isWhole: boolean } {
  const timed: Timed[] = [];
  let isWhole = true;
  for (const group of groups) {
    const from = group.from === null ? Number.NaN : Date.parse(group.from);
    const to = group.kind === 'FM' ? end : group.to === null ? Number.NaN : Date.parse(group.to);
    if (group.kind === 'UNKNOWN' || Number.isNaN(from) || Number.isNaN(to)) isWhole = false;
    else timed.push({ group, from, to });
  }
  return { timed, isWhole };
}

/** The base and the groups that count at some moment from `at` to `to`. */
function partsBetween(base: Conditions, timed: readonly Timed[], { at, to }: { at: number; to: number }): Conditions[] {
  const begun = Math.max(-Infinity, ...timed.filter(({ group, from }) => group.kind === 'FM' && from <= at).map(({ from }) => from));
  const counts = ({ group, from, to: end }: Timed): boolean =>
    from >= begun && (from < to || from <= at) && (end > at || !temporaries.has(group.kind));
  return [...(begun === -Infinity ? [base] : []), ...timed.filter(counts).map(({ group }) => group)];
}

const MAYBE_VISIBILITY = /^[PM]?[\dO]{4}$|\d(?:SM|KM)$/;

/** Tells whether a part has a word that is, or may be, a visibility and that was not read. */
const hasLostVisibility = ({ visibility, isCavok, gaps, notUnderstood }: Conditions): boolean =>
  visibility === null &&
  !isCavok &&
  (gaps.some(({ field }) => field === 'visibility') || notUnderstood.some((word) => MAYBE_VISIBILITY.test(word)));

/** The base goes by the whole of the report's words up to the first group. */
function baseOf({ decoded, raw }: Report): ForecastState {
  const first = decoded?.trends[0]?.raw.split(' ')[0];
  const end = first === undefined ? -1 : raw.toUpperCase().indexOf(` ${first}`);
  return decoded
    ? stateOf(
        decoded,
        (end === -1 ? raw : raw.slice(0, end))
          .trim()
          .replace(/(?<!=)=+$/, '')
          .trim(),
      )
    : empty;
}

const empty: ForecastState = {
  wind: null,
  visibility: null,
  weather: [],
  clouds: [],
  ceiling: 'notSaid',
  ceilingFt: null,
  ceilingGroup: null,
};

function stateOf({ wind, visibility, weather, clouds, ceiling, ceilingFt }: Conditions, group: string): ForecastState {
  return {
    wind: wind && { ...wind, group },
    visibility: visibility && { ...visibility, group },
    weather: weather.filter(({ phenomena }) => !phenomena.includes('NSW')).map((one) => ({ ...one, group })),
    clouds: clouds.map((one) => ({ ...one, group })),
    ceiling,
    ceilingFt,
    ceilingGroup: ceiling === 'notSaid' ? null : group,
  };
}

function saidAt(base: ForecastState, timed: readonly Timed[], moment: number): Said {
  let prevailing = base;
  let since = -Infinity;
  for (const { group, from } of timed) {
    if (group.kind !== 'FM' || from > moment || from < since) continue;
    prevailing = stateOf(group, group.raw);
    since = from;
  }
  const changes = timed.filter(({ group, from }) => group.kind === 'BECMG' && from >= since && from <= moment).sort((a, b) => a.to - b.to);
  let becoming: ForecastState | null = null;
  for (const { group, to } of changes) {
    if (to <= moment) prevailing = changedBy(prevailing, group);
    else becoming = worse(becoming ?? prevailing, changedBy(becoming ?? prevailing, group));
  }
  const temporary = timed
    .filter(({ group, from, to }) => temporaries.has(group.kind) && from <= moment && moment < to)
    .map(({ group }): TemporaryState => {
      const { kind, probability, from, to, raw } = group;
      return { ...stateOf(group, raw), kind, probability, from, to };
    });
  return { prevailing, becoming, temporary };
}

/** What a group does not mention stays as it is. CAVOK ends weather and clouds, NSW weather. */
function changedBy(before: ForecastState, group: Group): ForecastState {
  const after = stateOf(group, group.raw);
  const isSky = after.ceiling !== 'notSaid';
  const isWeather = group.weather.length > 0 || group.isCavok;
  return {
    wind: after.wind ?? before.wind,
    visibility: after.visibility ?? before.visibility,
    weather: isWeather ? after.weather : before.weather,
    ...(isSky ? skyOf(after) : skyOf(before)),
  };
}

const skyOf = ({ clouds, ceiling, ceilingFt, ceilingGroup }: ForecastState) => ({ clouds, ceiling, ceilingFt, ceilingGroup });
const strength = ({ gustKt, speedKt }: NonNullable<ForecastState['wind']>): number => gustKt ?? speedKt;

function worse(before: ForecastState, after: ForecastState): ForecastState {
  const wind =
    before.wind && after.wind ? (strength(after.wind) > strength(before.wind) ? after.wind : before.wind) : (after.wind ?? before.wind);
  const visibility =
    before.visibility && after.visibility
      ? after.visibility.metres < before.visibility.metres
        ? after.visibility
        : before.visibility
      : (after.visibility ?? before.visibility);
  const tokens = new Set(before.weather.map(({ token }) => token));
  const weather = [...before.weather, ...after.weather.filter(({ token }) => !tokens.has(token))];
  return { wind, visibility, weather, ...skyOf(rank(after) < rank(before) ? after : before) };
}

/** An unknown ceiling may be any. */
const rank = ({ ceiling, ceilingFt }: ForecastState): number => (ceiling === 'unknown' ? -1 : (ceilingFt ?? Infinity));

function worstOf(states: readonly Said[]): Worst {
  const all = states.flatMap(({ prevailing, becoming, temporary }) => [
    { state: prevailing, probability: null },
    ...(becoming ? [{ state: becoming, probability: null }] : []),
    ...temporary.map((state) => ({ state, probability: state.probability })),
  ]);
  const lowest = (read: (state: ForecastState) => { value: number | null; group: string | null }) =>
    all.reduce<Worst['gustKt']>((least, { state, probability }) => {
      const { value, group } = read(state);
      return value === null || (least && least.value <= value) ? least : { value, group: group ?? '', probability };
    }, null);
  const gust = lowest(({ wind }) => ({ value: wind === null || wind.gustKt === null ? null : -wind.gustKt, group: wind?.group ?? null }));
  return {
    ceilingFt: lowest(({ ceilingFt, ceilingGroup }) => ({ value: ceilingFt, group: ceilingGroup })),
    visibilityMetres: lowest(({ visibility }) => ({ value: visibility?.metres ?? null, group: visibility?.group ?? null })),
    gustKt: gust && { ...gust, value: -gust.value },
  };
}
