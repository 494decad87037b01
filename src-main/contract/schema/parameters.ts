import { Type, type Static } from 'typebox';
import { OneOf, Text } from './values.ts';
import { Closed } from './values.ts';

/** A page of a list is at most this large. */
const MAX_LIMIT = 300;

/** Pages are counted in 32 bits. */
const LAST_PAGE = 2 ** 31 - 1;

/** A page has this size without `limit`. */
export const DEFAULT_LIMIT = 100;

export const limitUpTo = (maximum: number, usual = DEFAULT_LIMIT) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum, default: usual, description: 'items on a page' }));

export const paging = {
  limit: limitUpTo(MAX_LIMIT),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: LAST_PAGE, default: 1, description: 'page, from 1; not together with offset' })),
  offset: Type.Optional(Type.Integer({ minimum: 0, description: 'items to skip; not together with page' })),
};

export const filtering = {
  filter: Type.Optional(Text('JSON, or base64 or base64url of JSON in UTF-8 or Latin-1: {"countryCode":"ES","elevation":{"lt":500}}')),
  sort: Type.Optional(
    Text(
      'name,-city or {"name":"asc"} or [{"name":"asc"}], as text or base64; directions also ascending and descending; sort[name]=asc and sort[0][name]=asc work too',
    ),
  ),
};

export const placing = {
  near: Type.Optional(Text('latitude,longitude,radius: WGS 84 decimal degrees and nautical miles')),
  bbox: Type.Optional(Text('west,south,east,north in decimal degrees; west greater than east crosses 180°')),
};

/** A route has this many nautical miles on each side without `width`. */
export const DEFAULT_WIDTH = 20;
const MAX_WIDTH = 999;

/** Lists along a route have these. */
export const alongRoute = {
  route: Type.Optional(
    Text(
      'words of a route, as of POST /routes/parse, with commas or blanks between: only what is within width of its geodesic legs, in the order along the route unless sort says otherwise; a word that is not a known point is 400',
    ),
  ),
  width: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: MAX_WIDTH,
      default: DEFAULT_WIDTH,
      description: 'nautical miles on each side of the route and around its ends, so half of the whole width; only with route',
    }),
  ),
  along: Type.Optional(
    Type.Literal('true', {
      description:
        'adds the member along: where the route passes each, how far from it, on which side and, with speed and depart, when; in csv the columns alongNm, besideNm, side and passedAt; only with route',
    }),
  ),
  speed: Type.Optional(
    Type.Integer({ minimum: 20, maximum: 999, description: 'knots over the ground, for the time in along; only with along and depart' }),
  ),
  depart: Type.Optional(Text('departure, as for POST /routes/parse, for the time in along; only with along and speed')),
  choices: Type.Optional(
    Text(
      'which place a word of the route means, where the answer lists it as ambiguous in X-Route-Faults: GVA=id,NIZ=id, or GVA@5=id for the one that begins at the fifth letter after the first; only with route',
    ),
  ),
};

export const Format = OneOf(
  ['json', 'csv', 'ndjson', 'geojson'],
  'form of the answer; csv, ndjson and geojson are streamed and contain every matching row unless limit is given; with expand=decoded csv has the columns status, isInSchedule, category, severity, headline, lowerLimit, upperLimit, lowerFl, upperFl, area (WKT) and areaSource as well, and geojson has the decoded area as geometry',
);
export type Format = Static<typeof Format>;

/** A table that is made for a spreadsheet has this header. */
export const SPREADSHEET = 'X-Spreadsheet';

export const spreadsheetHeader = { [SPREADSHEET]: 'that the table is for a spreadsheet, and which cells are quoted; absent otherwise' };

/** Every endpoint that answers as CSV takes it, and is 400 where the answer has another format. */
export const forSpreadsheet = {
  spreadsheet: Type.Optional(
    OneOf(
      ['true', 'false'],
      `true: in csv, cells that a spreadsheet would take for a formula (= + - @ tab CR at their begin, numbers aside) have ' before them, and controls and directions are shown by their code; ${SPREADSHEET} says so; default: the bytes of the data`,
    ),
  ),
};

export const apiKey = {
  apiKey: Type.Optional(Text('API key; also accepted as the header x-api-key')),
};

/** Old clients of the service send `sort[name]=asc`, or `sort[0][name]=asc`. */
export const sortByField = { patternProperties: { '^sort(\\[\\d\\])?\\[[A-Za-z]+\\]$': Type.String() } };

export const PageQuery = Closed({ ...paging, ...apiKey });

/** The key is the only query parameter of such an endpoint. */
export const KeyQuery = Closed({ ...apiKey });
