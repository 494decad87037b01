/** Pressure and density altitude are compared with the atmosphere integrated from its differential equation, and with published figures. */
import { expect, it, test } from 'vitest';
import { densityAltitude, pressureAltitude, speedOfSound, standardTemperature } from '#domain/standard-atmosphere.ts';

const FOOT = 0.3048;
const [GRAVITY, GAS, LAPSE] = [9.80665, 287.05287, 0.0065];

/** Pressure (hPa) and density at every foot from -14,000 to 24,000 by Runge and Kutta's fourth order; temperature is that of the standard. */
const LOWEST = -14_000;
const column = (() => {
  const kelvin = (feet: number): number => 288.15 - LAPSE * feet * FOOT;
  const slope = (feet: number, pressure: number): number => ((-GRAVITY * pressure) / (GAS * kelvin(feet))) * FOOT;
  const step = (feet: number, pressure: number, by: number): number => {
    const a = slope(feet, pressure);
    const b = slope(feet + by / 2, pressure + (by / 2) * a);
    const c = slope(feet + by / 2, pressure + (by / 2) * b);
    const d = slope(feet + by, pressure + by * c);
    return pressure + (by / 6) * (a + 2 * b + 2 * c + d);
  };
  const pressures: number[] = [];
  let pressure = 1013.25;
  for (let feet = 0; feet >= LOWEST; feet--) {
    pressures[feet - LOWEST] = pressure;
    pressure = step(feet, pressure, -1);
  }
  pressure = 1013.25;
  for (let feet = 0; feet <= 24_000; feet++) {
    pressures[feet - LOWEST] = pressure;
    pressure = step(feet, pressure, 1);
  }
  const densities = pressures.map((hectopascals, at) => (hectopascals * 100) / (GAS * kelvin(at + LOWEST)));
  return { pressures, densities };
})();

/** Feet at which a falling table passes a value. */
function feetAt(table: readonly number[], value: number): number {
  const at = table.findIndex((one) => one < value);
  const [above = 0, below = 0] = [table[at - 1], table[at]];
  return LOWEST + at - 1 + (above - value) / (above - below);
}

it('pressure altitude and density altitude are within a foot of the integrated atmosphere at 1,000 points', () => {
  let worst = 0;
  for (let number = 0; number < 1_000; number++) {
    const elevation = (number * 137) % 14_500;
    const qnh = 960 + ((number * 61) % 90);
    const celsius = -40 + ((number * 29) % 90);
    const altitude = feetAt(column.pressures, qnh) + elevation;
    worst = Math.max(worst, Math.abs(pressureAltitude(elevation, qnh) - altitude));
    const [there = 0, next = 0] = column.pressures.slice(Math.floor(altitude) - LOWEST);
    const hectopascals = there + (next - there) * (altitude - Math.floor(altitude));
    const density = (hectopascals * 100) / (GAS * (celsius + 273.15));
    worst = Math.max(worst, Math.abs(densityAltitude(elevation, qnh, celsius) - feetAt(column.densities, density)));
  }
  expect(worst).toBeLessThan(1);
});

it('density altitude is the elevation itself in the standard atmosphere, and rises with warm air and low pressure', () => {
  expect(pressureAltitude(0, 1013.25)).toBeCloseTo(0, 6);
  expect(densityAltitude(5_000, 1013.25, 15 - 0.0065 * 5_000 * FOOT)).toBeCloseTo(5_000, 6);
  expect(Math.round(pressureAltitude(1_000, 983.25))).toBe(1_829);
  expect(densityAltitude(5_000, 1013.25, 30)).toBeGreaterThan(7_500);
});

/** The tables of ICAO Doc 7488 have these feet, degrees Celsius and knots. */
test.each([
  [0, 15, 661.5],
  [10_000, -4.81, 638.3],
  [30_000, -44.44, 589.3],
  [36_089, -56.5, 573.6],
  [60_000, -56.5, 573.6],
])('at %d ft the air has %f degrees Celsius, and sound goes at %f knots', (feet, celsius, knots) => {
  expect(standardTemperature(feet)).toBeCloseTo(celsius, 1);
  expect(speedOfSound(celsius)).toBeCloseTo(knots, 0);
});
