/**
 * Selects the notices that a flight is shown, and their sections. Promise: each is in one section or has one reason, the first that holds
 * in the order of the contract; a notice of unknown country, level or time is shown. The functions are pure.
 */
import type { BriefingSection, NotShownReason } from '#contract/briefing/notice.ts';
import type { DecodedNotam } from '#core/notams/describe/decoded-notam.ts';
import { statusAt } from '#core/notams/lifecycle/status.ts';
import type { CountryOf } from '#core/reference/country-of-places.ts';
import type { Corridor } from './corridor.ts';
import type { Pass } from '#domain/route-line/passes.ts';
import type { Flight, FlightAerodrome, Window } from './flight.ts';
import { heightsOf, outsideLevels, type Heights, type QnhOnRoute } from './heights.ts';
import type { BriefingRow } from './rows.ts';
import { isElsewhere, type Touched } from './touched.ts';
import { isLocationIndicator } from '#domain/text/location-indicator.ts';

/** `decode` is called only for what may be shown. */
type Candidate = { row: BriefingRow; decode: () => DecodedNotam };
/** Its active periods are those in the whole time of the briefing. */
export type Looked = { row: BriefingRow; notam: DecodedNotam };

/** `places` are the codes, in capitals, by which NOTAMs name the aerodrome. */
export type NamedAerodrome = FlightAerodrome & { places: readonly string[] };

export type Selected = Looked & {
  section: BriefingSection;
  aerodrome: NamedAerodrome | null;
  passes: readonly Pass[];
  heights: Heights;
  /** It was looked at for this time. */
  window: Window;
};
type Left = { id: string; reason: NotShownReason };
/** `compared`: the limits of all areas that were held against the levels of the flight. */
type Selection = { shown: Selected[]; left: Left[]; firs: string[]; compared: Heights[] };

const MS_A_MINUTE = 60_000;

/** `countries` are those of its aerodromes and along the corridor. */
type Around = {
  aerodromes: readonly NamedAerodrome[];
  corridor: Corridor;
  countries: ReadonlySet<string>;
  countryOf: CountryOf;
  qnhOn: QnhOnRoute;
};

export function select(candidates: readonly Candidate[], flight: Flight, around: Around): Selection {
  const placed = candidates.map((one) => ({ row: one.row, place: placeOf(one, flight, around) }));
  const firs = firsOf(placed.flatMap(({ place }) => place ?? []));
  const { countryOf } = around;
  const touched: Touched = { firs, countries: new Set([...around.countries, ...firs.flatMap((fir) => countryOf(fir) ?? [])]) };
  const [shown, left]: [Selected[], Left[]] = [[], []];
  for (const { row, place } of placed) {
    const reason = place === null ? 'outsideCorridor' : reasonOf(place, flight, { touched, countryOf });
    if (place !== null && reason === null) shown.push(place);
    else left.push({ id: row.id, reason: reason ?? 'outsideCorridor' });
  }
  const compared = placed.flatMap(({ place }) => (place !== null && isCompared(place) ? [place.heights] : []));
  return { shown, left, firs, compared };
}

/** A candidate outside the corridor has no place: null. */
function placeOf({ row, decode }: Candidate, flight: Flight, { aerodromes, corridor, qnhOn }: Around): Selected | null {
  const { window, levelReference } = flight;
  const noQnh = () => null;
  const of = aerodromes.filter(({ places }) => isOf(row, places));
  if (of.length > 0) {
    const looked = { row, notam: decode() };
    const aerodrome = of.find((own) => timeReason(looked, own) === null) ?? of[0] ?? null;
    const heights = heightsOf(looked.notam, levelReference, noQnh);
    return { ...looked, section: 'aerodrome', aerodrome, passes: [], heights, window: aerodrome ?? window };
  }
  const stored = row.figures === null ? null : corridor.ofStored(row.figures);
  if (stored?.length === 0) return null;
  const looked = { row, notam: decode() };
  const { geometry, geometrySource } = looked.notam;
  const passes = stored ?? (geometry === null ? [] : corridor.ofGeometry(geometry));
  const [pass] = passes;
  if (pass) {
    const heights = heightsOf(looked.notam, levelReference, () => qnhOn(pass.nearestNm));
    return { ...looked, section: 'enRoute', aerodrome: null, passes, heights, window: abeam(passes, flight) };
  }
  if (geometry !== null) return null;
  const heights = heightsOf(looked.notam, levelReference, noQnh);
  return { ...looked, section: geometrySource === 'wholeRegion' ? 'region' : 'unplaced', aerodrome: null, passes, heights, window };
}

/** Decides as notams/store/places.ts selects the NOTAMs of an aerodrome. */
function isOf({ icao, location, locations }: BriefingRow, places: readonly string[]): boolean {
  const first = icao ?? location;
  if (first !== null && places.includes(first.toUpperCase())) return true;
  return icao !== null && places.some((place) => (locations ?? '').includes(` ${place} `));
}

/** The window begins before the first pass and ends after the last. */
function abeam(passes: readonly Pass[], { timeOf, abeamMin, window }: Flight): Window {
  const times = passes.map(({ entryNm, exitNm }) => timeOf(entryNm, exitNm));
  const knownTimes = times.filter((time) => time !== null);
  if (knownTimes.length < times.length || knownTimes.length === 0) return window;
  const margin = abeamMin * MS_A_MINUTE;
  return { from: Math.min(...knownTimes.map(({ from }) => from)) - margin, to: Math.max(...knownTimes.map(({ to }) => to)) + margin };
}

/** Lists the FIRs of the flight's aerodromes and of what is near the route, without codes that name several (`EDXX`). */
function firsOf(placed: readonly Selected[]): string[] {
  const near = placed.filter(({ section }) => section === 'aerodrome' || section === 'enRoute');
  return [
    ...new Set(near.flatMap(({ notam: { fir } }) => (fir !== null && isLocationIndicator(fir) && !fir.endsWith('XX') ? [fir] : []))),
  ].toSorted();
}

function reasonOf(
  one: Selected,
  flight: Flight,
  { touched, countryOf }: { touched: Touched; countryOf: CountryOf },
): NotShownReason | null {
  if ((one.section === 'region' || one.section === 'unplaced') && isElsewhere(one, touched, countryOf)) return 'elsewhere';
  return (isCompared(one) ? outsideLevels(one.heights, flight) : null) ?? timeReason(one, one.window);
}

/** What is not understood has no levels. */
const isCompared = ({ section, notam }: Selected): boolean => (section === 'enRoute' || section === 'region') && notam.format !== 'text';

function timeReason({ row, notam }: Looked, { from, to }: Window): NotShownReason | null {
  const [begin, end] = [new Date(from).toISOString(), new Date(to).toISOString()];
  const status = statusAt(row, begin);
  if (status === 'expired' || status === 'cancelled' || status === 'replaced') return status;
  if (row.effective_start > end) return 'notYetBegun';
  if (notam.scheduleUnderstood !== true) return null;
  const isActive = periodsIn({ row, notam }, { from, to }).length > 0;
  return isActive ? null : 'outsideSchedule';
}

/** Its active periods within a time, and before whatever ends it. */
export function periodsIn({ row, notam }: Looked, { from, to }: Window): DecodedNotam['activePeriods'] {
  const begin = new Date(from).toISOString();
  const limit = new Date(to).toISOString();
  const last = row.over_at < limit ? row.over_at : limit;
  return notam.activePeriods.flatMap(({ start, end }) => {
    const [first, until] = [start > begin ? start : begin, end !== null && end < last ? end : last];
    // A flight may be somewhere for a moment only.
    const isThen = first < until || (first === until && begin === limit && end !== begin);
    return isThen ? [{ start: first, end: until }] : [];
  });
}
