/** Which aircraft an effect bars, in figures and types, and grades of fuel: codes and numbers that a program compares with its own aircraft. */
import { Type, type Static } from 'typebox';
import { Closed, NumberOrNull, OneOf, OneOfOrNull } from '../schema/values.ts';

export const AircraftLimit = Closed({
  of: OneOf(
    ['mass', 'wingspan', 'length', 'codeLetter', 'type'],
    'mass of the aircraft (its maximum take-off mass), its size, the letter of its aerodrome reference code, or its type',
  ),
  relation: OneOf(
    ['over', 'atLeast', 'under', 'atMost', 'oneOf', 'noneOf'],
    'how an aircraft that is barred relates to the value, or to the names',
  ),
  value: NumberOrNull('mass or size; null where it has names'),
  unit: OneOfOrNull(['kg', 't', 'lb', 'm', 'ft'], 'as written; null where the value has none'),
  names: Type.Array(Type.String(), { description: 'letters of the reference code, or types as written' }),
});
export type AircraftLimit = Static<typeof AircraftLimit>;

export const fuelGrades = ['AVGAS', '100LL', 'UL91', 'UL94', 'MOGAS', 'JET A', 'JET A-1', 'JET B', 'JP-5', 'JP-8', 'TS-1', 'RT'] as const;
export type FuelGrade = (typeof fuelGrades)[number];
