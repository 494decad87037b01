/** Makes the rows of the comparison: each has one fact of every airport, and whether it differs. */
import type { AirportAnswer } from '#contract/airports/airport.ts';
import type { AerodromeState } from '#contract/airports/state.ts';
import type { Runway } from '#contract/airports/runway.ts';
import { surfaceWindLine } from '#words/report-lines.ts';
import { bestSentence, isVariable } from '#words/runway-wind.ts';
import { ageOfPlace, gradedAge } from '#renderer/format/age.ts';
import { fieldInWords, fieldLabel, longestRunway } from '#renderer/format/airport/field-in-words.ts';
import { aboutField, fieldNames } from '#renderer/format/airport/fields.ts';
import { inGroups, services } from '#renderer/format/airport/frequency-groups.ts';
import { surfaceOf } from '#domain/surface.ts';
import { runwaysLeftInWords } from '#renderer/format/airport/runways-left-in-words.ts';
import { words } from '#renderer/i18n/words.ts';
import { megahertz } from '#renderer/format/units.ts';
import type { Units } from '#renderer/format/use-units.ts';

/** `undefined` is unknown. */
type Cell = string | undefined;
export type Row = { name: string; cells: readonly Cell[]; differs: boolean };
type Part = { title: string; rows: readonly Row[] };

/** A number of NOTAMs is undefined while unknown, or without an ICAO code. */
export type NotamCounts = { inForce: number | undefined; grave: number | undefined; toCome: number | undefined };

/** `state` is undefined until it is known. */
export type Compared = {
  airport: AirportAnswer;
  state: AerodromeState | undefined;
  notices: NotamCounts;
};

/** An unknown value does not count as a difference. */
export function differs(cells: readonly Cell[]): boolean {
  return new Set(cells.filter((cell) => cell !== undefined)).size > 1;
}

type Show = (compared: Compared) => Cell;
const rowsOf = (all: readonly Compared[], shown: readonly (readonly [name: string, show: Show])[]): Row[] =>
  shown.map(([name, show]) => {
    const cells = all.map(show);
    return { name, cells, differs: differs(cells) };
  });

const height = (feet: number | null, units: Units): Cell =>
  feet === null ? undefined : `${units.length(feet)} (${units.otherLength(feet)})`;
const ofRunway = (feet: number | undefined, units: Units): Cell =>
  feet === undefined ? undefined : `${units.runwayLength(feet)} (${units.otherRunwayLength(feet)})`;
const open = ({ airport }: Compared): Runway[] => airport.runways.filter(({ isClosed }) => isClosed !== true);
const most = (values: readonly (number | null)[]): number | undefined => {
  const lengths = values.filter((value) => value !== null);
  return lengths.length === 0 ? undefined : Math.max(...lengths);
};

/** `now` is milliseconds since 1970. */
export function parts(all: readonly Compared[], units: Units, now: number): Part[] {
  const { compare } = words;
  return [
    { title: compare.parts.identity, rows: identity(all, units) },
    { title: words.common.runways, rows: runways(all, units) },
    { title: compare.parts.frequencies, rows: frequencies(all) },
    { title: compare.parts.notams, rows: notams(all, now) },
  ];
}

/** Lengths in both units, since pilots compare them with either. */
const identity = (all: readonly Compared[], units: Units): Row[] =>
  rowsOf(
    all,
    fieldNames
      .filter((name) => aboutField(name).isCompared)
      .map((name) => [
        fieldLabel(name),
        ({ airport }) => (name === 'elevation' ? height(airport.elevation, units) : fieldInWords(airport, name, units)),
      ]),
  );

function runways(all: readonly Compared[], units: Units): Row[] {
  const { compare } = words;
  return rowsOf(all, [
    [compare.longest, (one) => ofRunway(longestRunway(one.airport.runways), units)],
    [compare.widest, (one) => ofRunway(most(open(one).map(({ width }) => width)), units)],
    [words.common.runways, (one) => String(open(one).length)],
    [compare.designators, (one) => listed(open(one).map(({ name }) => name))],
    [compare.lit, (one) => listed(open(one).flatMap(({ name, isLighted }) => (isLighted === true ? [name] : [])))],
    [compare.surfaces, (one) => surfacesOf(one)],
    [
      compare.permanentlyClosed,
      ({ airport }) => listed(airport.runways.flatMap(({ name, isClosed }) => (isClosed === true ? [name] : []))),
    ],
    [compare.wind, ({ state }) => state?.best && surfaceWindLine(state.best, words.weather)],
    [compare.best, ({ state }) => state?.best && bestSentence(state.best, isVariable(state.best.wind), words.weather)],
  ]);
}

const listed = (names: readonly string[]): string => (names.length === 0 ? words.compare.none : names.join(', '));

/** Lists surfaces by kind; undefined where details were not fetched. */
function surfacesOf(one: Compared): Cell {
  const { details } = one.airport;
  if (details === undefined) return undefined;
  const kinds = open(one).map(({ id }) => surfaceOf(details.surfaces.find(({ runwayId }) => runwayId === id)?.surface));
  return kinds.length === 0 ? words.compare.none : [...new Set(kinds)].map((kind) => words.airport.surfaces[kind]).join(', ');
}

/** Each service that any of the airports has gets one row. */
function frequencies(all: readonly Compared[]): Row[] {
  const groups = all.map(({ airport }) => inGroups(airport.frequencies));
  return services
    .filter((service) => groups.some((one) => one.some((group) => group.service === service)))
    .map((service) => {
      const cells = groups.map((one) => {
        const members = one.find((group) => group.service === service)?.frequencies ?? [];
        return listed(members.map(({ frequency, type }) => `${megahertz(frequency)}${type === null ? '' : ` ${type}`}`));
      });
      return { name: words.airport.services[service], cells, differs: differs(cells) };
    });
}

function notams(all: readonly Compared[], now: number): Row[] {
  const { compare } = words;
  // There is none only where a list that claims to be whole has none.
  const count = ({ state }: Compared, value: number | undefined): Cell =>
    value === undefined || (value === 0 && state?.coverage.isWhole !== true) ? undefined : String(value);
  return rowsOf(all, [
    [compare.left, ({ state }) => state && runwaysLeftInWords(state)],
    [compare.active, (one) => count(one, one.notices.inForce)],
    [compare.severe, (one) => (one.notices.inForce ? one.notices.grave?.toString() : count(one, one.notices.grave))],
    [compare.upcoming, (one) => count(one, one.notices.toCome)],
    [words.home.age, ({ state }) => state && gradedAge(ageOfPlace(state.coverage, now))],
  ]);
}
