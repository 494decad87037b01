/**
 * A station has what is stored for it, with its age, and what a TAF says for a time. What cannot be known is null, and a code next to it
 * says why.
 */
import { Type, type Static } from 'typebox';
import {
  Closed,
  Count,
  FeetOrNull,
  Flag,
  NumberOrNull,
  OneOf,
  OneOfOrNull,
  PositionOrNull,
  Text,
  TextOrNull,
  TimestampOrNull,
} from '../schema/values.ts';
import { withAlong } from '../route/along.ts';
import { NEAREST_NM } from './air.ts';
import { Cloud, RefusedReport, Report, Visibility, Weather, Wind, changeKinds, Conditions } from './report.ts';

const metarAges = ['fresh', 'old', 'tooOld', 'clockDoubt', 'none'] as const;
const tafAges = ['valid', 'notYetValid', 'over', 'clockDoubt', 'none'] as const;
const stationReasons = [
  'stationUnknown',
  'nothingStored',
  'noMetar',
  'noTaf',
  'metarTooOld',
  'clockDoubt',
  'dateUnclear',
  'noElevation',
  'noQnh',
  'noTemperature',
  'ceilingUnknown',
  'visibilityUnknown',
] as const;
export type StationReason = (typeof stationReasons)[number];

export const WeatherAges = Closed({
  metar: OneOf(
    metarAges,
    'fresh below 75 minutes, old to 3 hours, then tooOld, which is used for nothing; clockDoubt: more than 10 minutes ahead of this clock',
  ),
  metarMinutes: NumberOrNull('minutes since the observation, rounded up'),
  metarAhead: TimestampOrNull(
    'observation of a newer METAR, more than 10 minutes ahead of this clock, so that the one before it is shown and used; null where there is none',
  ),
  taf: OneOf(tafAges, 'by its validity'),
  amendedSince: TimestampOrNull('when a newer TAF was issued than the one shown, which is still in force; null where it is the newest'),
});

const station = {
  station: Text('four letters or figures'),
  aerodromeId: TextOrNull('the aerodrome of the dataset that has this code; null: there is none'),
  latitude: PositionOrNull('of the file that a report came from, else of the aerodrome'),
  longitude: PositionOrNull('of the same'),
  distanceNm: NumberOrNull('nautical miles from the point of near, rounded up; null without near'),
  metar: Type.Union([Report, Type.Null()], { description: 'the newest METAR or SPECI that is not ahead of the clock, else the newest' }),
  taf: Type.Union([Report, Type.Null()], { description: 'the newest TAF' }),
  ages: WeatherAges,
  category: OneOfOrNull(
    ['LIFR', 'IFR', 'MVFR', 'VFR'],
    'flight category by the rule of the United States (FAA AIM 7-1-7), of a METAR that is not too old',
  ),
  categoryRule: OneOf(['FAA AIM 7-1-7'], 'the rule of category'),
  pressureAltitudeFt: FeetOrNull('in the standard atmosphere, by QNH and the elevation of the aerodrome'),
  densityAltitudeFt: FeetOrNull('in the standard atmosphere, dry air'),
  reasons: Type.Array(OneOf(stationReasons, 'what is missing'), { description: 'why a value is null' }),
};

export const StationWeather = Closed(station);
export type StationWeather = Static<typeof StationWeather>;

export const StationHistory = Closed({
  ...station,
  metars: Type.Array(Closed({ raw: Type.String(), observedAt: TimestampOrNull('when') }), {
    description: 'of the last 24 hours, the newest first',
  }),
  undated: Type.Array(Type.String(), {
    description:
      'METAR, SPECI and TAF whose day fits no date near their file, the last one imported first, at most ten; they are used for nothing',
  }),
  nearest: Type.Array(
    Closed({
      station: station.station,
      aerodromeId: station.aerodromeId,
      distanceNm: Type.Number({ description: 'nautical miles, rounded up' }),
      metar: WeatherAges.properties.metar,
      metarMinutes: WeatherAges.properties.metarMinutes,
    }),
    {
      description: `where it has no METAR that counts: stations that have one, within ${NEAREST_NM} NM, the nearest first; suggestions by name, used for nothing`,
    },
  ),
  importedAt: TimestampOrNull('when reports came last, of any station'),
});
export type StationHistory = Static<typeof StationHistory>;

export const WeatherImport = Closed({
  isDryRun: Flag('nothing was stored'),
  read: Count('reports that were read'),
  added: Count('of them, what was not stored before'),
  unchanged: Count('of them, what was stored already'),
  dateUnclear: Count('of them, those whose day fits no date near the file; they are kept and used for nothing'),
  stations: Count('stations of the reports'),
  refused: Type.Array(RefusedReport, { description: 'the first hundred that were not read' }),
  refusedCount: Count('all that were not read'),
});
export type WeatherImport = Static<typeof WeatherImport>;

export const DeletedWeather = Closed({ deleted: Count('reports') });

const group = Text('the words of the group that it comes from; those of the base for its own');
export const ForecastWind = Closed({ ...Wind.properties, group });
export const ForecastVisibility = Closed({ ...Visibility.properties, group });
export const ForecastWeather = Closed({ ...Weather.properties, group });
export const ForecastCloud = Closed({ ...Cloud.properties, group });
/** A member is null where the TAF does not say it, or where it was not read. */
const forecastMembers = {
  wind: Type.Union([ForecastWind, Type.Null()]),
  visibility: Type.Union([ForecastVisibility, Type.Null()]),
  weather: Type.Array(ForecastWeather),
  clouds: Type.Array(ForecastCloud),
  ceiling: Conditions.properties.ceiling,
  ceilingFt: FeetOrNull('above the aerodrome'),
  ceilingGroup: TextOrNull('the words of the group that the ceiling comes from'),
};
export const ForecastState = Closed(forecastMembers);
export type ForecastState = Static<typeof ForecastState>;
export const TemporaryState = Closed({
  ...forecastMembers,
  kind: OneOf(changeKinds, 'TEMPO, INTER or PROB'),
  probability: NumberOrNull('percent; null where the TAF gives none'),
  from: TimestampOrNull('begin'),
  to: TimestampOrNull('end'),
});
export type TemporaryState = Static<typeof TemporaryState>;

const tafReasons = [
  'noTaf',
  'outsideValidity',
  'nil',
  'cancelled',
  'dateUnclear',
  'groupUnread',
  'ceilingUnknown',
  'visibilityUnknown',
] as const;
export const WorstValue = Closed({ value: Type.Number(), group, probability: NumberOrNull('percent, where the group has one') });
const worst = (description: string) => Type.Union([WorstValue, Type.Null()], { description });
export const ForecastAt = Closed({
  station: Text('four letters or figures'),
  at: Text('begin, ISO 8601 UTC'),
  to: Text('end, ISO 8601 UTC; the begin where only a moment is asked'),
  raw: TextOrNull('the TAF'),
  issuedAt: TimestampOrNull('of the TAF'),
  validFrom: TimestampOrNull('of the TAF'),
  validTo: TimestampOrNull('of the TAF'),
  amendedSince: WeatherAges.properties.amendedSince,
  prevailing: Type.Union([ForecastState, Type.Null()], { description: 'at the begin: the base, what FM and ended BECMG made of it' }),
  becoming: Type.Union([ForecastState, Type.Null()], {
    description: 'at the begin, where a BECMG is under way: the worse of before and after, value by value',
  }),
  temporary: Type.Array(TemporaryState, { description: 'TEMPO, INTER and PROB at the begin' }),
  worst: Type.Union(
    [
      Closed({
        ceilingFt: worst('lowest ceiling in feet; null: no ceiling is forecast'),
        visibilityMetres: worst('lowest visibility'),
        gustKt: worst('strongest gust in knots; null: none is forecast'),
      }),
      Type.Null(),
    ],
    { description: 'between begin and end, also of groups with a probability' },
  ),
  reasons: Type.Array(OneOf(tafReasons, 'what is missing'), { description: 'why something is null or not whole' }),
});
export type ForecastAt = Static<typeof ForecastAt>;

/** One of a list, with what its TAF says for the moment `at` and where the route passes it, where these are given. */
export const ListedWeather = Closed({ ...station, forecast: Type.Optional(ForecastAt), ...withAlong });
export type ListedWeather = Static<typeof ListedWeather>;
