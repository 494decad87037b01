/** The query and path parameters and the request bodies of the API. */
import { Type, type Static } from 'typebox';

/** Largest page of a list. */
const MAX_LIMIT = 300;
/** Room for all countries on one page. */
const MAX_COUNTRIES = 500;
/** Page size without `limit`. */
export const DEFAULT_LIMIT = 100;
/** Largest page of NOTAMs without a key. */
export const ANONYMOUS_NOTAM_LIMIT = 5;

const closed = { additionalProperties: false } as const;

const limitUpTo = (maximum: number) =>
  Type.Optional(Type.Integer({ minimum: 1, maximum, default: DEFAULT_LIMIT, description: 'items on a page' }));

const paging = {
  limit: limitUpTo(MAX_LIMIT),
  page: Type.Optional(Type.Integer({ minimum: 1, default: 1, description: 'page, from 1; not together with offset' })),
  offset: Type.Optional(Type.Integer({ minimum: 0, description: 'items to skip; not together with page' })),
};

const filtering = {
  filter: Type.Optional(
    Type.String({ description: 'JSON, or base64 or base64url of JSON in UTF-8 or Latin-1: {"countryCode":"ES","elevation":{"lt":500}}' }),
  ),
  sort: Type.Optional(
    Type.String({
      description:
        'name,-city or {"name":"asc"} or [{"name":"asc"}], as text or base64; directions also ascending and descending; sort[name]=asc works too',
    }),
  ),
};

const placing = {
  near: Type.Optional(Type.String({ description: 'latitude,longitude,radius: WGS 84 decimal degrees and nautical miles' })),
  bbox: Type.Optional(Type.String({ description: 'west,south,east,north in decimal degrees; west greater than east crosses 180°' })),
};

const Format = Type.Union([Type.Literal('json'), Type.Literal('csv'), Type.Literal('ndjson'), Type.Literal('geojson')], {
  description:
    'form of the answer; csv, ndjson and geojson are streamed and contain every matching row unless limit is given; with expand=decoded csv has the columns status, isInSchedule, category, severity, headline, lowerLimit, upperLimit, lowerFl, upperFl, area (WKT) and areaSource as well, and geojson has the decoded area as geometry',
});
export type Format = Static<typeof Format>;

const apiKey = {
  apiKey: Type.Optional(Type.String({ description: 'API key; also accepted as the header x-api-key' })),
};

/** Old clients of the service send `sort[name]=asc`. */
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
    Type.Union([Type.Literal('decoded')], { description: 'adds the object decoded to each NOTAM: what is understood of it' }),
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

export const CountryListQuery = Type.Object(
  {
    ...paging,
    limit: limitUpTo(MAX_COUNTRIES),
    ...filtering,
    continent: Type.Optional(Type.String({ description: 'continentCode of the countries: AF, AN, AS, EU, NA, OC or SA' })),
    ...apiKey,
  },
  { ...closed, ...sortByField },
);
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
      Type.Union([Type.Literal('true'), Type.Literal('false')], { description: 'true: only report what would be imported' }),
    ),
    ...apiKey,
  },
  closed,
);
export type NotamImportQuery = Static<typeof NotamImportQuery>;

export const DifferenceQuery = Type.Object(
  {
    from: Type.Optional(Type.String({ description: 'earlier revision; default: the newest stored one before the one in use' })),
    to: Type.Optional(Type.String({ description: 'later revision; default: the one in use' })),
    ...apiKey,
  },
  closed,
);
export type DifferenceQuery = Static<typeof DifferenceQuery>;

export const PageQuery = Type.Object({ ...paging, ...apiKey }, closed);
export type PageQuery = Static<typeof PageQuery>;

export const ChangesQuery = Type.Object(
  { since: Type.String({ description: 'revision that the client has, from X-Dataset-Revision' }), ...paging, ...apiKey },
  closed,
);
export type ChangesQuery = Static<typeof ChangesQuery>;

export const UnpackQuery = Type.Object(
  {
    trust: Type.Optional(
      Type.String({ pattern: '^[0-9a-f]{64}$', description: 'fingerprint of an unknown signer whose pack the user wants to import' }),
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
