import { KeyQuery } from '../schema/parameters.ts';
import { Settings, SettingsChange } from '../settings.ts';
import { type Endpoint, key } from './endpoint.ts';
import { Type } from 'typebox';
import { Health } from '../health.ts';
import { OriginBody, OriginList } from '../users/origins.ts';
import { ClientList } from '../users/clients.ts';
import { ServerEvent } from '../sync/events.ts';

export const installationEndpoints = {
  getSettings: {
    method: 'GET',
    path: '/settings',
    summary: "The user's settings, each with its value",
    access: 'key',
    query: KeyQuery,
    reply: Settings,
    refusals: [401],
  },
  changeSettings: {
    method: 'PATCH',
    path: '/settings',
    summary: 'Change some settings',
    access: 'key',
    ownersMembers: ['offline', 'autoSync', 'notamRetentionDays', 'showSampleNotams', 'closeToTray', 'startAtLogin'],
    query: KeyQuery,
    body: SettingsChange,
    reply: Settings,
    refusals: [400, 401, 413, 415],
  },
  health: {
    method: 'GET',
    path: '/health',
    summary: 'Whether the service runs, and which version',
    access: 'open',
    query: Type.Object({}, { additionalProperties: false }),
    reply: Health,
    refusals: [],
  },
  confirmClock: {
    method: 'POST',
    path: '/clock/confirm',
    summary: "Say that this machine's clock is right, after it moved further than expected",
    access: 'owner',
    query: KeyQuery,
    reply: Health,
    refusals: [401],
  },
  listOrigins: {
    method: 'GET',
    path: '/origins',
    summary: 'Web origins that may call this server',
    access: 'owner',
    query: KeyQuery,
    reply: OriginList,
    refusals: [401],
  },
  approveOrigin: {
    method: 'POST',
    path: '/origins',
    summary: 'Let pages of a web origin call this server',
    access: 'owner',
    query: KeyQuery,
    body: OriginBody,
    reply: OriginList,
    status: 201,
    refusals: [400, 401, 413, 415],
  },
  withdrawOrigin: {
    method: 'DELETE',
    path: '/origins/{origin}',
    summary: 'No longer let pages of a web origin call this server',
    access: 'owner',
    params: key('origin', 'the origin, percent-encoded'),
    query: KeyQuery,
    reply: Type.Null(),
    status: 204,
    refusals: [401, 404],
  },
  listClients: {
    method: 'GET',
    path: '/callers',
    summary: 'Recent clients of this server, the latest first',
    access: 'key',
    query: KeyQuery,
    reply: ClientList,
    refusals: [401],
  },
  events: {
    method: 'GET',
    path: '/events',
    summary: 'Server-sent events: dataset swapped, NOTAMs or weather imported, progress of a sync',
    access: 'open',
    query: KeyQuery,
    streams: 'text/event-stream',
    reply: ServerEvent,
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>;
