import { FetchChoice, FetchPlaces } from '../sync/places.ts';
import {
  Source,
  SourceAnswer,
  SourceBody,
  SourceChangeBody,
  SourceCredentialsBody,
  SourceList,
  SourcePresetList,
  SourceRemovalQuery,
  SourceTest,
} from '../sync/sources.ts';
import type { EndpointRow } from './endpoint.ts';

export const sourceEndpoints = {
  listSources: {
    address: 'GET /sources',
    summary: 'Where data comes from, with schedule, state and age of each',
    access: 'key',
    reply: SourceList,
  },
  addSource: {
    address: 'POST /sources',
    summary: 'Add a source',
    access: 'owner',
    body: SourceBody,
    reply: Source,
    status: 201,
  },
  listSourcePresets: {
    address: 'GET /sources/presets',
    summary:
      'Public services that can be added as sources: whose they are, what they are complete for, and their terms; none is fetched before it is added',
    access: 'key',
    reply: SourcePresetList,
  },
  listFetchPlaces: {
    address: 'GET /sources/places',
    summary: 'Which places NOTAMs are fetched of by sources that are asked by aerodrome, why, and what is stored of each',
    access: 'owner',
    reply: FetchPlaces,
  },
  chooseFetchPlaces: {
    address: 'PUT /sources/places',
    summary:
      'Choose what these sources fetch by their schedules: favourites, stored routes, countries, regions and aerodromes, or the whole',
    access: 'owner',
    body: FetchChoice,
    reply: FetchPlaces,
  },
  testSource: {
    address: 'POST /sources/{sourceId}/test',
    summary: 'Make one request to a source and say what came; nothing is stored',
    access: 'owner',
    reply: SourceTest,
  },
  getSourceAnswer: {
    address: 'GET /sources/{sourceId}/answer',
    summary: 'What a source answered when it last had another form than is known (shapeChanged); gone once it answers as known again',
    access: 'owner',
    reply: SourceAnswer,
  },
  setSourceCredentials: {
    address: 'PUT /sources/{sourceId}/credentials',
    summary: 'Give a source the credentials that it needs; they are kept apart from all other data and never given out',
    access: 'owner',
    body: SourceCredentialsBody,
    reply: Source,
  },
  removeSourceCredentials: {
    address: 'DELETE /sources/{sourceId}/credentials',
    summary: 'Remove the credentials of a source, which is then asked no longer',
    access: 'owner',
  },
  changeSource: {
    address: 'PATCH /sources/{sourceId}',
    summary: 'Change name, schedule, precedence or key of a source, or turn it on or off',
    access: 'owner',
    body: SourceChangeBody,
    reply: Source,
    refusals: [409],
  },
  removeSource: {
    address: 'DELETE /sources/{sourceId}',
    summary: 'Remove a source and its downloads; NOTAMs and the dataset in use stay, and the next dataset is without its rows',
    access: 'owner',
    query: SourceRemovalQuery,
    refusals: [409],
  },
} as const satisfies Record<string, EndpointRow>;
