/** The query and path parameters and the request bodies of the API. */
import { Type, type Static } from 'typebox';

/** Largest page of a list. */
const MAX_LIMIT = 300;
/** Page size where none is asked for. */
export const DEFAULT_LIMIT = 100;
/** Largest page of NOTAMs without a key. */
export const ANONYMOUS_NOTAM_LIMIT = 5;

const closed = { additionalProperties: false } as const;

const paging = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT, description: 'items on a page' })),
  page: Type.Optional(Type.Integer({ minimum: 1, default: 1, description: 'page, from 1; not together with offset' })),
  offset: Type.Optional(Type.Integer({ minimum: 0, description: 'items to pass over; not together with page' })),
};

const filtering = {
  filter: Type.Optional(Type.String({ description: 'JSON, or base64 or base64url of JSON: {"countryCode":"ES","elevation":{"lt":500}}' })),
  sort: Type.Optional(
    Type.String({ description: 'name,-city or {"name":"asc"} or [{"name":"asc"}], as text or base64; sort[name]=asc works too' }),
  ),
};

const placing = {
  near: Type.Optional(Type.String({ description: 'latitude,longitude,radius: WGS 84 decimal degrees and nautical miles' })),
  bbox: Type.Optional(Type.String({ description: 'west,south,east,north in decimal degrees; west greater than east crosses 180°' })),
};

const Format = Type.Union([Type.Literal('json'), Type.Literal('csv'), Type.Literal('ndjson'), Type.Literal('geojson')], {
  description:
    'form of the answer; csv, ndjson and geojson are streamed and hold every matching row unless limit is given; with expand=decoded csv has the columns status, isInSchedule, category, severity, headline, lowerLimit, upperLimit, lowerFl, upperFl, area (WKT) and areaSource as well, and geojson has the decoded area as geometry',
});
export type Format = Static<typeof Format>;

const apiKey = {
  apiKey: Type.Optional(Type.String({ description: 'API key; also accepted as the header x-api-key' })),
};

/** The service's old clients send `sort[name]=asc`. */
const sortByField = { patternProperties: { '^sort\\[[A-Za-z]+\\]$': Type.String() } };

const airportParts = Type.Union([Type.Literal('parts'), Type.Literal('details')], {
  description:
    'parts: runways and frequencies with each airport; details: those, and the object details: what the source says beyond the contract, and where each value comes from',
});
export type AirportParts = Static<typeof airportParts>;

export const AirportListQuery = Type.Object(
  { ...paging, ...filtering, ...placing, format: Type.Optional(Format), expand: Type.Optional(airportParts), ...apiKey },
  { ...closed, ...sortByField },
);
export type AirportListQuery = Static<typeof AirportListQuery>;

const understanding = {
  expand: Type.Optional(
    Type.Union([Type.Literal('decoded')], { description: 'adds the object decoded to each notice: what is understood of it' }),
  ),
  at: Type.Optional(
    Type.String({
      description:
        'the one moment of the answer, as in filters: of the filter, status, schedule and words; now without it; 400 where it has no effect',
    }),
  ),
  from: Type.Optional(
    Type.String({ description: 'start of the window that active periods are clipped to, as in filters; needs expand=decoded' }),
  ),
  to: Type.Optional(Type.String({ description: 'end of that window' })),
};

export const NotamListQuery = Type.Object(
  { ...paging, ...filtering, ...placing, ...understanding, format: Type.Optional(Format), ...apiKey },
  { ...closed, ...sortByField },
);
export type NotamListQuery = Static<typeof NotamListQuery>;

export const AirportQuery = Type.Object(
  { expand: Type.Optional(Type.Union([Type.Literal('details')], { description: 'adds the object details' })), ...apiKey },
  closed,
);
export type AirportQuery = Static<typeof AirportQuery>;

export const CountryListQuery = Type.Object({ ...paging, ...filtering, ...apiKey }, { ...closed, ...sortByField });
export type CountryListQuery = Static<typeof CountryListQuery>;

export const SearchQuery = Type.Object(
  {
    query: Type.String({ description: 'code, name, city or words of them; 1 to 100 characters after trimming' }),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20, description: 'airports at most' })),
    ...apiKey,
  },
  closed,
);
export type SearchQuery = Static<typeof SearchQuery>;

export const NotamQuery = Type.Object({ ...understanding, ...apiKey }, closed);
export type NotamQuery = Static<typeof NotamQuery>;

export const NotamImportQuery = Type.Object(
  {
    name: Type.Optional(Type.String({ description: 'name of the file, for the report' })),
    dryRun: Type.Optional(
      Type.Union([Type.Literal('true'), Type.Literal('false')], { description: 'true: only tells what would be stored' }),
    ),
    ...apiKey,
  },
  closed,
);
export type NotamImportQuery = Static<typeof NotamImportQuery>;

export const DifferenceQuery = Type.Object(
  {
    from: Type.Optional(Type.String({ description: 'former revision; the newest kept one where it is not given' })),
    to: Type.Optional(Type.String({ description: 'later revision; the one in use where it is not given' })),
    ...apiKey,
  },
  closed,
);
export type DifferenceQuery = Static<typeof DifferenceQuery>;

export const PageQuery = Type.Object({ ...paging, ...apiKey }, closed);
export type PageQuery = Static<typeof PageQuery>;

export const ChangesQuery = Type.Object(
  { since: Type.String({ description: 'revision that the client holds, as X-Dataset-Revision gave it' }), ...paging, ...apiKey },
  closed,
);
export type ChangesQuery = Static<typeof ChangesQuery>;

export const UnpackQuery = Type.Object(
  {
    trust: Type.Optional(
      Type.String({ pattern: '^[0-9a-f]{64}$', description: 'fingerprint of a foreign signer whose pack the user wants to take in' }),
    ),
    ...apiKey,
  },
  closed,
);
export type UnpackQuery = Static<typeof UnpackQuery>;

/** An endpoint whose only query parameter is the key. */
export const KeyQuery = Type.Object({ ...apiKey }, closed);
export type KeyQuery = Static<typeof KeyQuery>;

/** Members may be absent: a login without a name or a password is a failed login (401), not a bad request. */
export const LoginBody = Type.Object({
  username: Type.Optional(Type.String({ description: 'user name or e-mail address' })),
  password: Type.Optional(Type.String()),
});
export type LoginBody = Static<typeof LoginBody>;

export const RefreshBody = Type.Object({ refreshToken: Type.String({ description: 'as given by POST /login' }) });
export type RefreshBody = Static<typeof RefreshBody>;
