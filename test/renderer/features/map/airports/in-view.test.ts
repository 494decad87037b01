import { expect, it } from 'vitest';
import { airportsInView, airportUnder, nearestAirports } from '#renderer/features/map/airports/in-view.ts';
import { placedAirport } from '../placed-airport.ts';

const placed = (...places: [name: string, latitude: number, longitude: number][]) =>
  places.map(([name, latitude, longitude]) => placedAirport({ name, latitude, longitude }));

const airports = {
  large: placed(['far', 48, 9], ['near', 46.1, 6.1], ['away', -30, 150]),
  small: placed(['field', 46, 6]),
  closed: placed(['gone', 46, 6.2]),
};
const view = { latitude: 46, longitude: 6, zoom: 5, width: 800, height: 600 };
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);

it('lists what is drawn by kind, then from the middle outwards, and counts what is not with the reason', () => {
  const inView = airportsInView(airports, view, ['closed']);
  expect(ids(inView.drawn)).toEqual(['near', 'far']);
  expect(inView.undrawn).toEqual([
    { kind: 'small', count: 1, why: 'zoom' },
    { kind: 'closed', count: 1, why: 'hidden' },
  ]);
});

it('draws the small ones when near, behind the large ones in the list', () => {
  const inView = airportsInView(airports, { ...view, zoom: 7 }, ['closed']);
  expect(ids(inView.drawn)).toEqual(['near', 'field']);
});

it('sees the poles in a view that reaches the edge of the map', () => {
  const poles = { large: placed(['south pole', -89.9, 10]) };
  expect(airportsInView(poles, { latitude: 0, longitude: 0, zoom: 0.6, width: 900, height: 900 }, []).drawn).toHaveLength(1);
});

it('finds the nearest of the kinds asked for, however far', () => {
  expect(ids(nearestAirports(airports, view, ['large', 'small'], 3))).toEqual(['field', 'near', 'far']);
  expect(ids(nearestAirports(airports, { latitude: -31, longitude: 151 }, ['large'], 1))).toEqual(['away']);
  expect(ids(nearestAirports(airports, view, ['large'], 5))).toEqual(['near', 'far', 'away']);
});

it('finds the nearest across 180° and at a pole', () => {
  const edge = { large: placed(['east', 0, 178], ['west', 0, -179.5]) };
  expect(ids(nearestAirports(edge, { latitude: 0, longitude: 179.9 }, ['large'], 2))).toEqual(['west', 'east']);
  const pole = { large: placed(['other side', 89.5, -170], ['lower', 88, 10]) };
  expect(ids(nearestAirports(pole, { latitude: 89.5, longitude: 10 }, ['large'], 2))).toEqual(['other side', 'lower']);
});

it('takes an airport that is drawn within ten pixels for what was pressed', () => {
  const near = { ...view, zoom: 7 };
  const pixel = 360 / (512 * 2 ** 7);
  expect(airportUnder(airports, near, [], { latitude: 46, longitude: 6 + 8 * pixel })?.id).toBe('field');
  expect(airportUnder(airports, near, [], { latitude: 46, longitude: 6 + 14 * pixel })).toBeUndefined();
  expect(airportUnder(airports, near, ['small'], { latitude: 46, longitude: 6 })).toBeUndefined();
});
