/**
 * Airspaces and visual reporting points have the members that the newest revision of the public service gives them. Nothing is stored of
 * either yet: their lists are empty.
 */
import { Type } from 'typebox';
import { Closed, Flag, FlagOrNull, Id, NumberOrNull, Text, TextOrNull, Timestamp, listOf } from './schema/values.ts';

export const Airspace = Closed({
  id: Id('airspace'),
  updatedAt: Timestamp('when it was last changed'),
  name: Text('name'),
  type: TextOrNull('R, D, P, CTR, TMA and other words of the public service'),
  class: TextOrNull('A to G'),
  activity: TextOrNull('PAR, ACR, AWK, ULM or HGP'),
  activatedOnDemand: Flag('whether it is activated on demand'),
  activatedOnRequest: Flag('whether it is activated on request'),
  activatedByNotam: Flag('whether it is activated by NOTAM'),
  requiresSpecialAgreement: Flag('whether its activation needs a special agreement'),
  requiresRequestCompliance: Flag('whether requests have to be complied with'),
  geometry: TextOrNull('GeoJSON'),
  upperLimit: NumberOrNull('feet or flight level'),
  upperLimitIsFlightLevel: FlagOrNull('whether it is a flight level'),
  lowerLimit: NumberOrNull('feet or flight level'),
  lowerLimitIsFlightLevel: FlagOrNull('whether it is a flight level'),
});
export const AirspaceList = listOf(Airspace);

export const ReportingPoint = Closed({
  id: Id('reporting point'),
  updatedAt: Timestamp('when it was last changed'),
  name: Text('name'),
  latitude: Type.Number({ description: 'latitude, WGS 84 decimal degrees' }),
  longitude: Type.Number({ description: 'longitude, WGS 84 decimal degrees' }),
  elevation: NumberOrNull('feet'),
  isAgl: FlagOrNull('whether the elevation is above ground'),
  isCompulsory: FlagOrNull('whether reports there are compulsory'),
});
export const ReportingPointList = listOf(ReportingPoint);
