import { Type } from 'typebox';
import { KeyQuery } from '../schema/parameters.ts';
import { Source, SourceBody, SourceChangeBody, SourceList, SourcePresetList, SourceRemovalQuery, SourceTest } from '../sync/sources.ts';
import { type Endpoint, key } from './endpoint.ts';

export const sourceEndpoints = {
  listSources: {
    method: 'GET',
    path: '/sources',
    summary: 'Where data comes from, with schedule, state and age of each',
    access: 'key',
    query: KeyQuery,
    reply: SourceList,
    refusals: [401],
  },
  addSource: {
    method: 'POST',
    path: '/sources',
    summary: 'Add a source',
    access: 'owner',
    query: KeyQuery,
    body: SourceBody,
    reply: Source,
    status: 201,
    refusals: [400, 401, 413, 415],
  },
  listSourcePresets: {
    method: 'GET',
    path: '/sources/presets',
    summary:
      'Public services that can be added as sources: whose they are, what they are complete for, and their terms; none is fetched before it is added',
    access: 'key',
    query: KeyQuery,
    reply: SourcePresetList,
    refusals: [401],
  },
  testSource: {
    method: 'POST',
    path: '/sources/{sourceId}/test',
    summary: 'Make one request to a source and say what came; nothing is stored',
    access: 'owner',
    params: key('sourceId', 'id of the source'),
    query: KeyQuery,
    reply: SourceTest,
    refusals: [400, 401, 404],
  },
  changeSource: {
    method: 'PATCH',
    path: '/sources/{sourceId}',
    summary: 'Change name, schedule, precedence or key of a source, or turn it on or off',
    access: 'owner',
    params: key('sourceId', 'id of the source'),
    query: KeyQuery,
    body: SourceChangeBody,
    reply: Source,
    refusals: [400, 401, 404, 409, 413, 415],
  },
  removeSource: {
    method: 'DELETE',
    path: '/sources/{sourceId}',
    summary: 'Remove a source and what was fetched from it; the dataset in use stays, and the next is without its rows',
    access: 'owner',
    params: key('sourceId', 'id of the source'),
    query: SourceRemovalQuery,
    reply: Type.Null(),
    status: 204,
    refusals: [400, 401, 404, 409],
  },
} as const satisfies Record<string, Endpoint>;
