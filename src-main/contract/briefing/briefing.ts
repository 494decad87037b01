/**
 * A briefing is data: codes, figures and texts as published. The forms for people are made from it. An unknown value is null, with the
 * reason.
 */
import { Type, type Static } from 'typebox';
import { CoverageClaim } from '../notams/coverage.ts';
import { AerodromeState } from '../airports/state.ts';
import { DeskAerodrome } from '../desk.ts';
import { QnhReport } from '../weather/air.ts';
import { StationWeather } from '../weather/station.ts';
import { BestEnd, EndWind } from '../weather/surface-wind.ts';
import { DatasetLoss } from '../dataset/losses.ts';
import { LightChange, RoutePoint } from '../route/legs.ts';
import { Closed, Count, NumberOrNull, OneOf, Text, TextOrNull, Timestamp, TimestampOrNull } from '../schema/values.ts';
import { BriefingNotice, NotShown } from './notice.ts';
import { flightRules } from './options.ts';
import { LastBriefing } from './remembered.ts';
import { BriefingSheet } from './sheet.ts';

const Ids = (description: string) => Type.Array(Text('id of a NOTAM in notices'), { description });

export const briefingRoles = ['departure', 'destination', 'alternate'] as const;
export type BriefingRole = (typeof briefingRoles)[number];

const freshnesses = ['fresh', 'ageing', 'stale', 'unknown'] as const;
export type Freshness = (typeof freshnesses)[number];

const briefingReasons = [
  'departureNotGiven',
  'departurePassed',
  'arrivalUnknown',
  'levelsUnknown',
  'standardPressure',
  'rulesAssumed',
  'endNotInData',
  'routeHasFaults',
  'nothingImported',
  'onlySamples',
  'dataStale',
  'notCovered',
  'notWhole',
  'firsEstimated',
  'firsUnknown',
  'starterDataset',
] as const;
export type BriefingReason = (typeof briefingReasons)[number];

export const BriefingAerodrome = Closed({
  roles: Type.Array(OneOf(briefingRoles, 'in this flight')),
  ident: Text('the code that it is called by, as the route has it'),
  airportId: TextOrNull('id of the airport; null where the point is none of the dataset'),
  name: TextOrNull('its name'),
  at: TimestampOrNull('departure or arrival; null for an alternate, or where it is unknown'),
  from: Timestamp('begin of the time that it is looked at for'),
  to: Timestamp('end of that time'),
  atTime: Type.Union([AerodromeState, Type.Null()], { description: 'what is open there at the moment `at`' }),
  during: Type.Union([AerodromeState, Type.Null()], { description: 'what is open there from `from` to `to`, the worst of each' }),
  wind: Type.Array(EndWind, { description: 'components of the wind of best on each end that is not closed' }),
  best: Type.Union([BestEnd, Type.Null()], {
    description:
      'the end in the wind that the request gives, else in that of the METAR at departure and of the TAF at arrival; null where nothing is known of the aerodrome',
  }),
  weather: Type.Union([StationWeather, Type.Null()], {
    description: 'METAR and TAF of its own station, now; null where it is none of the dataset',
  }),
  sun: DeskAerodrome.properties.sun,
  notices: Ids('most severe first; of one severity runways and approaches before lights, fuel, rescue category and services'),
});
export type BriefingAerodrome = Static<typeof BriefingAerodrome>;

const Source = Closed({
  source: TextOrNull('source of the NOTAMs as they name it; null where they name none'),
  notams: Count('NOTAMs of it that are stored'),
  importedAt: TimestampOrNull('when one of them was last imported'),
  issuedAt: TimestampOrNull('issue date of the newest of them'),
  freshness: OneOf(
    freshnesses,
    'by issuedAt: fresh under 6 hours, ageing under 24, else stale; where issuedAt is null, unknown or stale by importedAt',
  ),
});

const Coverage = Closed({
  place: Text('aerodrome or region'),
  countryCode: TextOrNull('ISO 3166-1 alpha-2; null where its country is not known'),
  coveredAt: TimestampOrNull('when an import last named it; null where none did'),
  claim: Type.Union([CoverageClaim, Type.Null()], {
    description:
      'the latest list that claims to hold all NOTAMs of it over the time of its state (during), of a region over that of the briefing; null for none',
  }),
  issuedAt: TimestampOrNull('issue date of the newest NOTAM stored of its region; null where none is known'),
  freshness: OneOf(freshnesses, 'by the moment that this list is of, else by issuedAt, as of a source; unknown where no import named it'),
});

export const Briefing = Closed({
  title: Text('departure and destination'),
  made: Timestamp('when it was made, by the clock of this machine'),
  isForNavigation: Type.Literal(false),
  last: Type.Union([LastBriefing, Type.Null()], {
    description: 'the last remembered briefing of this stored route, with what differs from it; null where there is none',
  }),
  route: Closed({
    text: Text('as given'),
    depart: TimestampOrNull('departure that the briefing is for'),
    arrive: TimestampOrNull('estimated arrival; null where it is unknown'),
    distanceNm: NumberOrNull('nautical miles; null where an end of the route is not in the data'),
    minutes: NumberOrNull('time en route; null where it is unknown'),
  }),
  settings: Closed({
    rules: OneOf(flightRules, 'flight rules'),
    corridorNm: Type.Number({ description: 'to each side of the route, nautical miles' }),
    lowerFt: Type.Number({ description: 'feet' }),
    upperFt: NumberOrNull('feet; null for all levels'),
    levelReference: OneOf(
      ['flightLevel', 'aboveSea'],
      'what both are: flightLevel, of pressure altitude, where the highest cruising level of the route is one',
    ),
    qnh: Type.Array(QnhReport, { description: 'reports by whose QNH flight levels and altitudes of areas are compared and converted' }),
    from: Timestamp('begin of the whole time of the briefing'),
    to: Timestamp('its end'),
    abeamMin: Type.Number({ description: 'before and after the flight is abeam, minutes' }),
  }),
  reasons: Type.Array(OneOf(briefingReasons, 'what is assumed, missing or old'), {
    description: 'what the reader has to know of all of it',
  }),
  data: Closed({
    revision: Text('revision of the dataset in use'),
    date: TimestampOrNull('date of the dataset'),
    importedAt: TimestampOrNull('when the dataset was imported'),
    losses: Type.Array(DatasetLoss, { description: 'what the dataset lacks since a loss that was accepted' }),
    notams: Count('NOTAMs stored'),
    notamsImportedAt: TimestampOrNull('when NOTAMs were last imported'),
    notamsIssuedAt: TimestampOrNull('issue date of the newest NOTAM'),
    freshness: OneOf(freshnesses, 'by notamsIssuedAt, as of a source'),
    sources: Type.Array(Source),
    coverage: Type.Array(Coverage, { description: 'aerodromes and regions of the flight' }),
  }),
  aerodromes: Type.Array(BriefingAerodrome, { description: 'in the order of the flight, then the alternates' }),
  enRoute: Closed({
    firs: Type.Array(Text('FIR'), { description: 'estimated by the item Q of NOTAMs of the aerodromes and near the route' }),
    notices: Ids('in the corridor, in the order in which the flight passes them'),
    aerodromes: Ids('of aerodromes on the way'),
    regions: Ids('of whole regions'),
  }),
  unplaced: Ids('of no known place, in a country that the flight touches or in none that is known'),
  notUnderstood: Ids('shown above, and not understood'),
  mayClose: Ids('shown above, and in doubt whether they close something'),
  conditions: Type.Array(Closed({ ...AerodromeState.properties.conditions.items.properties, aerodrome: Text('ident of the aerodrome') }), {
    description: 'reports of runway conditions at the aerodromes of the flight',
  }),
  sun: Closed({
    changes: Type.Array(LightChange),
    isNightAtDeparture: Type.Union([Type.Boolean(), Type.Null()], { description: 'null where the time is unknown' }),
    isNightAtArrival: Type.Union([Type.Boolean(), Type.Null()], { description: 'null where the time is unknown' }),
  }),
  aids: Type.Array(
    Closed({
      kind: OneOf(['navaid', 'frequency'], 'what of the route it is'),
      ident: Text('ident of the navaid, or of the aerodrome'),
      frequencyMhz: NumberOrNull('of a frequency'),
      service: TextOrNull('name of the service, or type of the navaid'),
      notices: Ids('that name it'),
    }),
    { description: 'navaids and frequencies of the route that a notice names' },
  ),
  points: Type.Array(
    Closed({
      ident: Text('as the route names it'),
      latitude: RoutePoint.properties.latitude,
      longitude: RoutePoint.properties.longitude,
      eto: RoutePoint.properties.eto,
      counts: Type.Array(Closed({ severity: BriefingNotice.properties.severity, count: Count('NOTAMs') }), {
        description: 'NOTAMs nearest to it, most severe first',
      }),
    }),
  ),
  acknowledged: Count('notices that the user has acknowledged'),
  notices: Type.Array(BriefingNotice, { description: 'every notice that is shown, once, in the order of the briefing' }),
  notShown: Type.Array(NotShown, { description: 'every other notice stored' }),
  sheet: Type.Optional(BriefingSheet),
});
export type Briefing = Static<typeof Briefing>;
