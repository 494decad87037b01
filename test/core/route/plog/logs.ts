/** Logs of any length, worked out by the engine itself over places that are laid for them. */
import type { RouteAircraft } from '#contract/route/aircraft.ts';
import type { Plog } from '#contract/route/plog.ts';
import { answerOf } from '#core/route/answer.ts';
import { legsOf } from '#core/route/legs/legs.ts';
import type { Plan } from '#core/route/legs/flown-leg.ts';
import { plogOf, type PlogSources } from '#core/route/plog/plog.ts';
import { findPoints } from '#core/route/points/points.ts';
import { readRoute } from '#core/route/words/words.ts';
import { lay, lookupOf } from '../points/places.ts';

const DEPART = Date.parse('2026-11-22T15:20:00Z');
const aircraft: RouteAircraft = {
  name: 'HB-ABC',
  tasKt: 105,
  fuelFlow: 32,
  fuelUnit: 'litres',
  usableFuel: 400,
  deviationCard: [
    { for: 0, steer: 2 },
    { for: 180, steer: 177 },
  ],
};

const letter = (at: number) => String.fromCharCode(65 + (at % 26));
const between = Array.from({ length: 60 }, (_, at) =>
  lay({
    ident: `${letter(at)}${letter(at * 7)}${letter(at + 3 + Math.floor(at / 26))}`,
    at: [46 - at * 0.04, 6.2 + (at % 2 === 0 ? 0.25 : -0.1) + at * 0.01],
    name: ['Passeiry', 'Łódź-Ελλάδα', 'Київ <east> & "west"', 'Saint-Tropez La Môle'][at % 4] ?? '',
  }),
);
const places = [
  lay({ ident: 'LSGG', at: [46.2381, 6.1089], elevation: 1411, name: 'Geneva Cointrin International Airport' }),
  lay({ ident: 'LFMN', at: [43.6584, 7.2159], elevation: 12, name: "Nice-Côte d'Azur Airport" }),
  lay({ ident: 'ZBAA', at: [43.3, 5.4], elevation: 116, name: '北京首都' }),
  ...between,
];
const data = { lookup: lookupOf(places), date: new Date(DEPART), choices: new Map<string, string>() };

const sources: PlogSources = {
  made: Date.parse('2026-11-22T08:12:30Z'),
  aircraft,
  frequencyOf: (id) => (id.length % 5 === 1 ? { value: 382.5, unit: 'kHz' } : { value: 115.75, unit: 'MHz' }),
  aerodromeOf(id) {
    const place = places.find((one) => one.id === id);
    if (!place) return undefined;
    return {
      ident: place.ident,
      name: place.name,
      elevationFt: place.elevation,
      frequencies: [
        { type: 'ATIS', name: 'ATIS', frequencyMhz: 125.725 },
        { type: 'TWR', name: 'Tower', frequencyMhz: 118.7 },
        { type: null, name: 'Ground', frequencyMhz: 121.675 },
      ],
      runways: [
        { name: '04/22', lengthFt: 12_795, widthFt: 164, surface: 'CON', isClosed: false },
        { name: '04L/22R', lengthFt: null, widthFt: 98, surface: null, isClosed: true },
      ],
      weather: null,
    };
  },
  data: [
    { kind: 'aerodromes', date: '2026-11-20T00:00:00.000Z', importedAt: '2026-11-21T10:00:00.000Z' },
    { kind: 'navaids', date: null, importedAt: '2026-11-21T10:00:00.000Z' },
    { kind: 'winds', date: '2026-11-22T06:00:00.000Z', importedAt: null },
  ],
};

/** The level is known from the second leg on. */
export const wordsOf = (legs: number): string =>
  ['LSGG', ...between.slice(0, legs - 1).map(({ ident }, at) => (at === 0 ? `${ident}/N0105F085` : ident)), 'LFMN'].join(' ');

export function logFor(text: string, plan: Partial<Plan> = {}, change: Partial<PlogSources> = {}): Plog {
  const read = readRoute(text);
  const found = findPoints(text, read, data);
  const whole: Plan = {
    aircraft,
    winds: [{ direction: 240, speedKt: 25 }],
    depart: DEPART,
    date: new Date(DEPART),
    air: { temperatureC: undefined, isaDeviationC: undefined },
    qnhNear: () => undefined,
    ...plan,
  };
  const worked = legsOf(found.points, whole);
  const route = answerOf({ text, read, found, worked, air: null, departSource: 'request' });
  const alternate = answerOf({
    text: 'ZBAA',
    read,
    found: findPoints('ZBAA', readRoute('ZBAA'), data),
    worked,
    air: null,
    departSource: null,
  });
  const log = plogOf({ ...route, alternates: alternate.points }, { ...sources, ...change });
  if (!log) throw new Error(`No legs in ${text}.`);
  return log;
}

export const logOf = (legs: number): Plog => logFor(wordsOf(legs));
