import { Type } from 'typebox';
import { Format, alongRoute, apiKey, filtering, forSpreadsheet, limitUpTo, paging, placing, sortByField } from '../schema/parameters.ts';
import { Closed, OneOf } from '../schema/values.ts';

const fileTime = {
  at: Type.Optional(
    Type.String({ description: 'about when the reports are of, as in filters: their days have no month and no year; now without it' }),
  ),
};

export const DecodeQuery = Closed({ ...fileTime, ...apiKey });

export const WeatherImportQuery = Closed({
  dryRun: Type.Optional(OneOf(['true', 'false'], 'true: only report what would be imported; default: false')),
  ...fileTime,
  ...apiKey,
});

/** Each item is two reports, decoded. */
const MOST_STATIONS = 50;

export const WeatherListQuery = Closed(
  {
    stations: Type.Optional(
      Type.String({
        maxLength: 4_000,
        description: 'codes with commas between: stations, or any code of an aerodrome; each is answered, also without a report',
      }),
    ),
    ...filtering,
    ...placing,
    ...alongRoute,
    at: Type.Optional(Type.String({ description: 'adds to each what its TAF says for that moment; as in filters' })),
    ...paging,
    limit: limitUpTo(MOST_STATIONS),
    format: Type.Optional(Format),
    ...forSpreadsheet,
    ...apiKey,
  },
  { ...sortByField },
);

export const ForecastQuery = Closed({
  at: Type.Optional(Type.String({ description: 'begin, as in filters; now without it' })),
  to: Type.Optional(Type.String({ description: 'end of the interval of worst; the begin without it' })),
  ...apiKey,
});
