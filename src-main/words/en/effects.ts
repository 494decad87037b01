/** Each code of an effect has its English. `effect-sentence.ts` makes one sentence of them for every host. */
import type { Decoded } from '#contract/notams/decoded.ts';

type Effect = Decoded['effects'][number];

const closedFor: Readonly<Record<NonNullable<Effect['for']>, string>> = {
  landing: 'no landings',
  takeOff: 'no take-offs',
  training: 'no training flights',
  visual: 'no VFR flights',
  instrument: 'no IFR flights',
  fixedWing: 'no fixed-wing aircraft',
  helicopters: 'no helicopters',
  gliders: 'no gliders',
  unmanned: 'no unmanned aircraft',
  jets: 'no jets',
  military: 'no military aircraft',
  civil: 'no civil aircraft',
  commercial: 'no scheduled or commercial flights',
  nonScheduled: 'no non-scheduled flights',
  private: 'no private or general aviation flights',
  visitors: 'no visiting aircraft',
  licensedUse: 'no flights that need a licensed aerodrome',
  overSize: 'no aircraft over a weight or size',
  aircraftType: 'not for a type of aircraft',
  someAircraft: 'not for some flights',
  allButTaxiing: 'taxiing and crossing only',
  allButPermitted: 'with permission or notice only',
  allButEmergencies: 'emergency flights only',
  allButHelicopters: 'helicopters only',
  allButBased: 'based aircraft only',
  allButMilitary: 'military aircraft only',
  allButScheduled: 'scheduled flights only',
  allButSome: 'with exceptions',
};

const closedWhen: Readonly<Record<NonNullable<Effect['when']>, string>> = {
  listedTimes: 'at listed times',
  night: 'at night',
  day: 'by day',
  underCondition: 'under a condition',
};

/** The rule of an effect tells these parts, not its codes. */
const closedPart = {
  runwayClosedInOneDirection: 'in one direction',
  runwayClosedOverLength: 'over part of its length',
  runwayClosedOverWidth: 'over part of its width',
};

type Length = Effect['lengths'][number];

/** `length` is the figure with its unit. */
const lengthOf: Readonly<Record<Length['relation'], (of: Length['of'], length: string) => string>> = {
  is: (of, length) => (of === 'length' ? `${length} left` : of === 'displacement' ? `by ${length}` : `${of} ${length}`),
  less: (of, length) => (of === 'length' ? `${length} lost` : `${of} ${length} less`),
  more: (of, length) => (of === 'length' ? `${length} longer` : `${of} ${length} more`),
  atLeast: (of, length) => (of === 'length' ? `at least ${length} left` : `${of} at least ${length}`),
};

const runwayOf = (name: string | null): string => (name === null ? 'runway' : `RWY ${name}`);

/** `name` is that of the runway or of whatever it is about, null where the text gives none. */
const kinds: Readonly<Record<Effect['kind'], (name: string | null, part: string) => string>> = {
  closesRunway: (name, part) => `${runwayOf(name)} ${part}closed`,
  noRunwayLeft: () => 'no runway open',
  closesAerodrome: (_, part) => `aerodrome ${part}closed`,
  closesHelipad: (name, part) => `helipad ${name === null ? '' : `${name} `}${part}closed`,
  closesTaxiway: (name, part) => `${name === null ? 'taxiway' : `TWY ${name}`} ${part}closed`,
  closesApron: (name, part) => `apron ${name === null ? '' : `${name} `}${part}closed`,
  closesStand: (name, part) => `stand ${name === null ? '' : `${name} `}${part}closed`,
  closesRoute: (name, part) => `route ${name === null ? '' : `${name} `}${part}closed`,
  changesRoute: (name) => `route ${name === null ? '' : `${name} `}changed`,
  closesAirspace: (name, part) => `airspace ${name === null ? '' : `${name} `}${part}closed`,
  changesAirspace: (name) => `airspace ${name === null ? '' : `${name} `}changed`,
  mayClose: (name) => `${name === null ? 'a runway or the aerodrome' : runwayOf(name)} may be closed`,
  shortensRunway: (name) => `${runwayOf(name)} shortened`,
  displacesThreshold: (name) => `${runwayOf(name)} threshold displaced`,
  changesDistances: (name) => `${runwayOf(name)} declared distances changed`,
  towerHours: (_, part) => (part === '' ? 'tower closed' : 'tower hours changed'),
  fuelUnavailable: (name, part) => `fuel ${name === null ? '' : `${name} `}${part}unavailable`,
  fireCoverReduced: (name, part) =>
    part === '' ? 'no rescue and fire fighting' : `rescue and fire fighting reduced${name === null ? '' : ` to ${name}`}`,
  navaidOut: (name, part) => `${name ?? 'navigation aid'} ${part}out of service`,
  approachOut: (name, part) => `instrument approach ${name === null ? '' : `${name} `}${part}not available`,
  lightsOut: (name, part) => `${name ?? 'lights'} ${part}out of service`,
  otherUnavailable: () => 'something else closed, refused or limited, or said in words that are not understood',
};

type Limit = Effect['conditions'][number];

/** `value` is a figure with its unit, or names. */
const limitOf: Readonly<Record<Limit['relation'], (value: string) => string>> = {
  over: (value) => `over ${value}`,
  atLeast: (value) => `of ${value} and more`,
  under: (value) => `under ${value}`,
  atMost: (value) => `up to ${value}`,
  oneOf: (value) => value,
  noneOf: (value) => `other than ${value}`,
};
const limited: Readonly<Record<Limit['of'], string>> = {
  mass: 'no aircraft with a mass',
  wingspan: 'no aircraft with a wingspan',
  length: 'no aircraft with a length',
  codeLetter: 'no aircraft of code letter',
  type: 'no aircraft of type',
};

export const effectWords = {
  kinds,
  closedFor,
  closedWhen,
  closedPart,
  lengthOf,
  limitOf,
  limited,
  categoryLeft: (category: number) => `category ${category} left`,
  partially: 'partially ',
  extentNotStated: 'extent not stated',
  saying: (what: string, limits: string) => `${what}: ${limits}`,
  quoted: (what: string, text: string) => `${what} (“${text}”)`,
  quote: (text: string) => `“${text}”`,
};
