/** Writes values in the units that the user chose, each with its unit. The API always uses feet and nautical miles. */
import type { Settings } from '#contract/settings.ts';
import { wholeLength, feetToMetres, nauticalMilesToKm } from '#domain/units.ts';
import { withDecimals } from './units.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';

/** Intl writes a hyphen; this is a true minus sign. */
const MINUS = '−';

const number = (value: number, digits: 0 | 1): string => withDecimals(value, digits).replace('-', MINUS);

export type Units = {
  /** Writes feet in the chosen unit, to the nearest one: `12,795 ft`. */
  length(feet: number): string;
  /** Writes the same in the other unit. */
  otherLength(feet: number): string;
  /** Runways are rounded down. */
  runwayLength(feet: number): string;
  otherRunwayLength(feet: number): string;
  /** Writes nautical miles in the chosen unit, with a decimal below ten. */
  distance(nauticalMiles: number): string;
  lengthUnit: Settings['lengthUnit'];
};

type Chosen = Pick<Settings, 'lengthUnit' | 'distanceUnit'>;

/** A line that ends between them would part a figure from its unit. */
const NO_BREAK = '\u00A0';
const withUnit = (value: number, digits: 0 | 1, unit: string): string => `${number(value, digits)}${NO_BREAK}${unit}`;

const inFeet = (feet: number): string => withUnit(feet, 0, 'ft');
const ofRunway = (unit: Settings['lengthUnit']) => (feet: number) => withUnit(wholeLength(feet, unit), 0, unit);
const inMetres = (feet: number): string => withUnit(feetToMetres(feet), 0, 'm');

export function unitsOf({ lengthUnit, distanceUnit }: Chosen): Units {
  return {
    lengthUnit,
    length: lengthUnit === 'm' ? inMetres : inFeet,
    otherLength: lengthUnit === 'm' ? inFeet : inMetres,
    runwayLength: ofRunway(lengthUnit),
    otherRunwayLength: ofRunway(lengthUnit === 'm' ? 'ft' : 'm'),
    distance: (nauticalMiles) => {
      const value = distanceUnit === 'km' ? nauticalMilesToKm(nauticalMiles) : nauticalMiles;
      return withUnit(value, value < 10 ? 1 : 0, distanceUnit);
    },
  };
}

export const useUnits = (): Units => unitsOf(useSettings(({ settings }) => settings));
