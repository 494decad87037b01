/**
 * A flight takes pressure and temperature from reports. Promise: each is with its station, its distance and its age, and none is of a
 * report that is used for nothing else.
 */
import { Type, type Static } from 'typebox';
import { Closed, Text, Timestamp } from '../schema/values.ts';

/** What is lent or suggested comes from no further away. */
export const NEAREST_NM = 60;

const report = {
  station: Text('of the report'),
  observedAt: Timestamp('when it was observed'),
  minutes: Type.Integer({ description: 'its age in minutes, rounded up' }),
};

export const QnhReport = Closed({
  ...report,
  qnhHpa: Type.Number({ description: 'hPa' }),
  distanceNm: Type.Number({
    description: `from the place that it is used for, nautical miles, rounded up; at most ${NEAREST_NM}`,
  }),
});
export type QnhReport = Static<typeof QnhReport>;

export const TemperatureReport = Closed({
  ...report,
  temperatureC: Type.Number({ description: 'degrees Celsius, at the station' }),
  pressureAltitudeFt: Type.Integer({ description: 'of the station, by its elevation and QNH, feet' }),
  isaDeviationC: Type.Number({
    description: 'what it differs by from the standard atmosphere there, degrees Celsius; taken for every cruising level',
  }),
});
export type TemperatureReport = Static<typeof TemperatureReport>;
