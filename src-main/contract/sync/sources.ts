import { Type, type Static } from 'typebox';
import { Reason } from '../problems/reasons.ts';
import { fetchedKinds } from './source-kinds.ts';
import { apiKey } from '../schema/parameters.ts';
import { Closed, Flag, Id, NumberOrNull, OneOf, Text, Timestamp, TimestampOrNull, itemsOf } from '../schema/values.ts';

const ofFetched =
  "ourairports: its six files at a public address; api: a server of this API, whose NOTAMs are fetched with a key alone; files: a folder or ZIP with the six files; airportList: the public service's airport list as CSV; notams: files of NOTAMs; ukPib: the bulletin of all NOTAMs of the United Kingdom, a public file; navCanada: the NOTAMs of aerodromes of Canada that the user names, from its flight planning service; faaNms: the NOTAM Management Service of the FAA, all that it has or the aerodromes that the user names; faaNotamApi: the NOTAMs of aerodromes that the user names, from the former NOTAM API of the FAA, which ends; weather: METAR and TAF of the world, the two cache files of the Aviation Weather Center of the United States";

/** A user can add a source of this kind: it is fetched again and again. */
export const FetchedKind = OneOf(fetchedKinds, ofFetched);
export type FetchedKind = Static<typeof FetchedKind>;

const sourceKinds = [...fetchedKinds, 'import'] as const;
export const SourceKind = OneOf(
  sourceKinds,
  `${ofFetched}; import: what was last imported by hand, kept until another import replaces it or the user removes it`,
);
export type SourceKind = Static<typeof SourceKind>;

const acceptLoss = {
  acceptLoss: Type.Optional(Flag('accept that the next dataset is without the rows that the one in use has from this source')),
};

const EveryHours = Type.Union([Type.Integer({ minimum: 1, maximum: 8760 }), Type.Null()], {
  description: 'hours between two fetches; null: only when asked',
});

export const SourceChange = Closed({
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'label for people' })),
  isEnabled: Type.Optional(Flag('whether the source is asked and its values are used')),
  everyHours: Type.Optional(EveryHours),
  rank: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000, description: 'precedence: the lower one wins where two sources differ' })),
  completeFor: Type.Optional(
    Type.Array(Type.String({ pattern: '^[A-Z]{4}$', description: 'code of four capitals, as EDGG' }), {
      maxItems: 200,
      description:
        'ICAO codes of regions and aerodromes of which the user says that the source holds all NOTAMs; of kinds notams and api alone; of kinds navCanada, faaNms and faaNotamApi the aerodromes that it is asked for',
    }),
  ),
  apiKey: Type.Optional(
    Type.Union([Type.String({ minLength: 1, maxLength: 200 }), Type.Null()], {
      description: 'key for a server of this API; never given out',
    }),
  ),
});
export type SourceChange = Static<typeof SourceChange>;

const secretText = (description: string) => Type.String({ pattern: '^[!-~]{1,500}$', description });
/** Write-only: no answer, log, backup, pack or report has any of it. */
export const SourceCredentialsBody = Closed({
  clientId: secretText('id of the client, as its publisher gave it'),
  clientSecret: secretText('secret of the client, as its publisher gave it; never given out'),
});
export type SourceCredentialsBody = Static<typeof SourceCredentialsBody>;

export const SourceChangeBody = Closed({ ...SourceChange.properties, ...acceptLoss });
export type SourceChangeBody = Static<typeof SourceChangeBody>;

export const SourceRemovalQuery = Closed({ ...acceptLoss, ...apiKey });

export const SourceBody = Closed({
  kind: FetchedKind,
  address: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 2000,
      description: 'base URL, or absolute path of a folder or file on this machine; only that of a preset may be left out',
    }),
  ),
  ...SourceChange.properties,
});
export type SourceBody = Static<typeof SourceBody>;

export const NextAttempt = OneOf(
  ['planned', 'due', 'onRequest', 'automaticOff', 'startedWithout', 'networkOff', 'notPlanned'],
  'planned, due: at `nextAt`; the others are why none comes by itself. onRequest: no interval is set; automaticOff: by the setting; startedWithout: this server was started without automatic updates; networkOff: the user asked for no network',
);
export type NextAttempt = Static<typeof NextAttempt>;

export const Source = Closed({
  id: Id('source'),
  kind: OneOf([...sourceKinds, 'unknown'], 'as in a request; unknown: of another version, and not fetched'),
  name: Text('label for people'),
  address: Text('base URL, folder or file'),
  hasKey: Flag('whether a key is kept for it'),
  isConfigured: Flag('whether it has what it must have before it can be asked; false: it needs credentials, and none are kept'),
  completeFor: Type.Array(Type.String(), { description: 'codes of which the user says that it holds all NOTAMs' }),
  isEnabled: Flag('whether the source is asked and its values are used'),
  everyHours: EveryHours,
  rank: Type.Integer({ description: 'precedence: the lower one wins where two sources differ' }),
  state: OneOf(
    ['never', 'fresh', 'running', 'unreachable', 'refused'],
    'never: not fetched yet; fresh: the last fetch was good; unreachable: no network or no answer; refused: what came was not usable',
  ),
  failure: Type.Union([Reason, Type.Null()], { description: 'why the last attempt failed; null: it did not' }),
  dataDate: TimestampOrNull('date of the data at the source'),
  fetchedAt: TimestampOrNull('last good fetch'),
  triedAt: TimestampOrNull('last attempt'),
  nextAt: TimestampOrNull('next attempt by its schedule; null when none is planned'),
  nextAttempt: NextAttempt,
  failures: Type.Integer({ description: 'attempts that failed since the last good one' }),
  createdAt: Timestamp('when the source was added'),
});
export type Source = Static<typeof Source>;

export const SourceList = itemsOf(Source);
export type SourceList = Static<typeof SourceList>;

export const SourcePreset = Closed({
  kind: FetchedKind,
  name: Text('label that a source of it gets'),
  publisher: Text('whose it is'),
  address: Text('where it is fetched from'),
  everyHours: Type.Integer({ description: 'usual hours between two fetches' }),
  leastMinutes: Type.Integer({ description: 'it is never asked for more often than after so many minutes' }),
  requestsADay: Type.Integer({ description: 'requests that the usual schedule makes' }),
  needs: OneOf(
    ['nothing', 'clientCredentials'],
    'what it must have before it can be asked; clientCredentials: the id and secret that its publisher gives a client',
  ),
  isEnding: Flag('whether its publisher ends it'),
  wholeFor: OneOf(
    ['regionsOfHeader', 'aerodromesAsked', 'checklist', 'nothing'],
    'what it claims to be complete for; regionsOfHeader: the regions and aerodromes that the header of the file names; aerodromesAsked: those that the user names; checklist: what its checklist lists, once every number of it is stored; nothing: it has no NOTAMs',
  ),
  terms: Closed({
    page: Text('where its publisher describes it and says what it may be used for'),
    readOn: TimestampOrNull('when that page was read for this preset; null: it was not, read it before you switch the source on'),
  }),
});
export type SourcePreset = Static<typeof SourcePreset>;

export const SourcePresetList = itemsOf(SourcePreset);
export type SourcePresetList = Static<typeof SourcePresetList>;

export const SourceAnswer = Closed({
  at: Timestamp('when it came'),
  text: Text('what came, from its begin, without the secrets that were sent'),
  isCut: Flag('whether more came than is kept'),
});
export type SourceAnswer = Static<typeof SourceAnswer>;

export const SourceTest = Closed({
  result: OneOf(
    ['good', 'unreachable', 'refused', 'offline'],
    'good: what came looks like this kind of source; the others as of a sync. Nothing is stored',
  ),
  reason: Type.Union([Reason, Type.Null()], { description: 'why not; null: it is good, or offline' }),
  bytes: NumberOrNull('bytes that were read; null where nothing came, or it is a folder'),
  issuedAt: TimestampOrNull('when the source put the data together; null where what was read does not say'),
  places: Type.Array(Type.String(), { description: 'what it claims to be complete for, as far as it was read' }),
  notams: NumberOrNull('NOTAMs that a server says it has; null where it does not say'),
});
export type SourceTest = Static<typeof SourceTest>;
