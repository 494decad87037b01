/** A NOTAM has the fields as published, in the order of the documentation of the public service. */
import { Type, type Static } from 'typebox';
import { Closed, FlagOrNull, Id, Text, TextOrNull, Timestamp, TimestampOrNull, listed } from '../schema/values.ts';
import { withAlong } from '../route/along.ts';
import { Decoded } from './decoded.ts';
import { Facets } from './facets.ts';

const notamFields = {
  id: Id('NOTAM'),
  updatedAt: Timestamp('when the stored content last changed'),
  notamId: TextOrNull('number as published, for example B0417/24; several offices may use the same one'),
  message: Text('the whole text as published'),
  transactionId: TextOrNull('number of the transaction at the source'),
  icao: TextOrNull('ICAO location indicator of the aerodrome or FIR'),
  issueDate: TimestampOrNull('when the NOTAM was issued'),
  startDate: TimestampOrNull('start of validity, item B'),
  endDate: TimestampOrNull('end of validity, item C; null when permanent or unknown'),
  canceledDate: TimestampOrNull('when the NOTAM was cancelled'),
  source: TextOrNull('system that published the NOTAM; "sample" marks NOTAMs written for Aeroshelf'),
  sourceType: TextOrNull('class: I international, M military, D domestic, F FDC, LTA letter to airmen'),
  mapPointer: TextOrNull('WKT POINT(longitude latitude), WGS 84'),
  geometry: TextOrNull('WKT as published by the source; the FAA publishes metres in EPSG:2163'),
  isSnowtam: FlagOrNull('whether the NOTAM is a SNOWTAM'),
  isProcedure: FlagOrNull('whether the NOTAM is about a flight procedure'),
};

export const Notam = Closed(notamFields);
export type Notam = Static<typeof Notam>;

/** It has `decoded` for `expand=decoded` and `along` for `along=true`, and is otherwise exactly a Notam. */
export const NotamAnswer = Closed({ ...notamFields, decoded: Type.Optional(Decoded), ...withAlong });
export type NotamAnswer = Static<typeof NotamAnswer>;

/** It has `facets` where the query names some. */
export const NotamList = Closed({ ...listed(NotamAnswer), facets: Type.Optional(Facets) });
export type NotamList = Static<typeof NotamList>;
