/** A briefing request has a route, and how far around it in space and time. */
import { Type, type Static } from 'typebox';
import { RoutePlan } from '../route/route.ts';
import { languages } from '../language.ts';
import { papers } from '../print.ts';
import { apiKey, forSpreadsheet } from '../schema/parameters.ts';
import { Closed, OneOf, Text } from '../schema/values.ts';

/** Programs draw the areas of the NOTAMs shown from these formats. */
export const briefingAreaFormats = ['csv', 'geojson', 'kml', 'openair'] as const;
export type BriefingAreaFormat = (typeof briefingAreaFormats)[number];

export const briefingFormats = ['json', 'pdf', 'html', 'md', 'text', ...briefingAreaFormats] as const;
export type BriefingFormat = (typeof briefingFormats)[number];

/** A page of A6 is too narrow for the texts of NOTAMs. */
export const briefingPapers = papers.filter((paper) => paper !== 'a6');

export const BriefingQuery = Closed({
  format: Type.Optional(
    OneOf(briefingFormats, 'form of the briefing, or of the areas of the NOTAMs that it shows (csv, geojson, kml, openair); default: json'),
  ),
  paper: Type.Optional(OneOf(briefingPapers, 'paper of a pdf, portrait; default: a4')),
  language: Type.Optional(
    OneOf(
      languages,
      'language of a pdf, html, md or text; with json the answer has the sheet that they draw; texts of NOTAMs stay as published; default: en',
    ),
  ),
  appendix: Type.Optional(
    OneOf(
      ['true', 'false'],
      'true: a pdf, html, md or text ends with the texts of the NOTAMs as published and the numbers of those not shown; default: they are counted',
    ),
  ),
  ...forSpreadsheet,
  ...apiKey,
});
export type BriefingQuery = Static<typeof BriefingQuery>;

export const StoredBriefingQuery = Closed({
  ...BriefingQuery.properties,
  depart: Type.Optional(Text('departure in the place of the stored one, as for POST /routes/parse')),
});

export const briefingMediaTypes = [
  'application/json',
  'application/pdf',
  'text/html',
  'text/markdown',
  'text/plain',
  'text/csv',
  'application/geo+json',
  'application/vnd.google-earth.kml+xml',
] as const;

export const flightRules = ['VFR', 'IFR'] as const;
export type FlightRules = (typeof flightRules)[number];

const minutes = (description: string) => Type.Optional(Type.Integer({ minimum: 0, maximum: 2880, description: `${description}, minutes` }));
const feet = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000, description: `${description}, feet of altitude or of pressure altitude` }));

const MOST_KT = 200;
/** A client may say that it knows this many ids. */
const MOST_KNOWN = 20_000;

export const BriefingOptions = Closed({
  rules: Type.Optional(OneOf(flightRules, 'flight rules; default: as the route gives them, else VFR')),
  corridorNm: Type.Optional(
    Type.Number({ minimum: 1, maximum: 200, description: 'to each side of the route, nautical miles; default: 10 for VFR, 25 for IFR' }),
  ),
  lowerFt: feet('areas that end below this are not shown; default: 0'),
  upperFt: feet(
    'areas that begin above this are not shown; default: 2,000 ft above the highest cruising level, all levels where none is known',
  ),
  beforeDepartureMin: minutes('aerodromes are looked at from so long before departure; default: 60'),
  afterArrivalMin: minutes('aerodromes are looked at until so long after arrival; default: 120'),
  alternateMin: minutes('alternates are looked at until so long after arrival; default: 240'),
  abeamMin: minutes('en route, before and after the flight is abeam; default: 30'),
  surfaceWinds: Type.Optional(
    Type.Array(
      Closed({
        aerodrome: Type.Optional(Text('ident of an aerodrome of the flight, as the route has it; absent: of every other one')),
        direction: Type.Unsafe<number | null>({
          type: ['number', 'null'],
          minimum: 0,
          maximum: 360,
          description: 'where it comes from, degrees true; null where it is variable, so that all of it may be across',
        }),
        speedKt: Type.Number({ minimum: 0, maximum: MOST_KT, description: 'knots' }),
        gustKt: Type.Optional(
          Type.Unsafe<number | null>({
            type: ['number', 'null'],
            minimum: 0,
            maximum: MOST_KT,
            description: 'peak in gusts, knots, not below speedKt; null or absent for none',
          }),
        ),
        from: Type.Optional(
          Type.Number({
            minimum: 0,
            maximum: 360,
            description: 'of a sector that the direction varies in, clockwise to: degrees true',
          }),
        ),
        to: Type.Optional(Type.Number({ minimum: 0, maximum: 360, description: 'given with from: degrees true' })),
      }),
      { maxItems: 20, description: 'wind on the ground, for the components on the runways, in the place of that of METAR and TAF' },
    ),
  ),
  since: Type.Optional(
    Text('when the briefing before this one was made, ISO 8601 with an offset: what was stored or changed after it is marked'),
  ),
  known: Type.Optional(
    Type.Array(Type.String(), {
      maxItems: MOST_KNOWN,
      description: 'ids of NOTAMs that the client has shown before: all others are marked as new',
    }),
  ),
});
export type BriefingOptions = Static<typeof BriefingOptions>;

export const BriefingPlan = Closed({ ...RoutePlan.properties, options: Type.Optional(BriefingOptions) });
export type BriefingPlan = Static<typeof BriefingPlan>;
