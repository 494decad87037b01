/** The user's choices, and who may ask this server: keys, web pages, and the recent clients. */
import { Type, type Static } from 'typebox';
import { Flag, Id, Text, TextOrNull, Timestamp, TimestampOrNull } from './values.ts';

const closed = { additionalProperties: false } as const;
const oneOf = <const Values extends readonly string[]>(values: Values, description: string) =>
  Type.Unsafe<Values[number]>({ type: 'string', enum: values, description });

/** Every choice has a default, so an installation without any is complete. */
export const Settings = Type.Object(
  {
    offline: Flag('no request leaves this machine'),
    autoSync: Flag('sources are fetched by their schedules without being asked'),
    notamRetentionDays: Type.Union([Type.Integer({ minimum: 0, maximum: 36_500 }), Type.Null()], {
      description: 'days that an expired or cancelled NOTAM is kept; null: ever',
    }),
    language: oneOf(['system', 'en', 'fr'], 'language of the window'),
    theme: oneOf(['system', 'light', 'dark'], 'colours of the window'),
    scale: Type.Number({ minimum: 0.75, maximum: 2, description: 'size of the window’s text; 1 is normal' }),
    lengthUnit: oneOf(['ft', 'm'], 'unit of elevations and runway lengths in the window; the API always says feet'),
    distanceUnit: oneOf(['NM', 'km'], 'unit of distances in the window'),
    pressureUnit: oneOf(['hPa', 'inHg'], 'unit of air pressure in the window'),
    timeZone: oneOf(['utc', 'local', 'airport'], 'times in the window: UTC, of this machine, or of the airport'),
    closeToTray: Flag('closing the window leaves Aeroshelf running in the tray'),
    startAtLogin: Flag('Aeroshelf starts when the user logs in'),
  },
  closed,
);
export type Settings = Static<typeof Settings>;

export const SettingsChange = Type.Partial(Settings, closed);
export type SettingsChange = Static<typeof SettingsChange>;

export const ApiKey = Type.Object(
  {
    id: Id('key'),
    name: Text('label'),
    createdAt: Timestamp('when it was made'),
    lastUsedAt: TimestampOrNull('last use, at most a minute behind'),
  },
  closed,
);
export type ApiKey = Static<typeof ApiKey>;
export const ApiKeyList = Type.Object({ items: Type.Array(ApiKey) }, closed);
export type ApiKeyList = Static<typeof ApiKeyList>;
export const ApiKeyBody = Type.Object({ name: Type.String({ minLength: 1, maxLength: 64, description: 'label' }) }, closed);
export type ApiKeyBody = Static<typeof ApiKeyBody>;
export const NewApiKey = Type.Object({ ...ApiKey.properties, key: Text('the key itself, shown only now') }, closed);
export type NewApiKey = Static<typeof NewApiKey>;

export const OriginBody = Type.Object(
  { origin: Type.String({ maxLength: 300, description: 'scheme, host and port of a web page' }) },
  closed,
);
export type OriginBody = Static<typeof OriginBody>;
export const OriginList = Type.Object({ items: Type.Array(Type.Object({ origin: Text('approved origin') }, closed)) }, closed);
export type OriginList = Static<typeof OriginList>;

export const Client = Type.Object(
  {
    who: Text('name of the key or user, "anonymous", or "window"'),
    agent: TextOrNull('User-Agent of the last request'),
    requests: Type.Integer({ description: 'requests in this run' }),
    lastAt: Timestamp('last request'),
    lastPath: Text('path of the last request, without its query'),
  },
  closed,
);
export type Client = Static<typeof Client>;
export const ClientList = Type.Object({ items: Type.Array(Client) }, closed);
export type ClientList = Static<typeof ClientList>;
