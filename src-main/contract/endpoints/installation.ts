import { Settings, SettingsChange } from '../settings.ts';
import type { EndpointRow } from './endpoint.ts';
import { Type } from 'typebox';
import { Health } from '../health.ts';
import { OriginBody, OriginList } from '../users/origins.ts';
import { ClientList } from '../users/clients.ts';
import { ServerEvent } from '../sync/events.ts';

export const installationEndpoints = {
  getSettings: {
    address: 'GET /settings',
    summary: "The user's settings, each with its value",
    access: 'key',
    reply: Settings,
  },
  changeSettings: {
    address: 'PATCH /settings',
    summary: 'Change some settings',
    access: 'key',
    ownersMembers: ['offline', 'autoSync', 'notamRetentionDays', 'showSampleNotams', 'closeToTray', 'startAtLogin'],
    body: SettingsChange,
    reply: Settings,
  },
  health: {
    address: 'GET /health',
    summary: 'Whether the service runs, and which version',
    access: 'open',
    query: Type.Object({}, { additionalProperties: false }),
    reply: Health,
  },
  confirmClock: {
    address: 'POST /clock/confirm',
    summary: "Say that this machine's clock is right, after it moved further than expected",
    access: 'owner',
    reply: Health,
  },
  listOrigins: {
    address: 'GET /origins',
    summary: 'Web origins that may call this server',
    access: 'owner',
    reply: OriginList,
  },
  approveOrigin: {
    address: 'POST /origins',
    summary: 'Let pages of a web origin call this server',
    access: 'owner',
    body: OriginBody,
    reply: OriginList,
    status: 201,
  },
  withdrawOrigin: {
    address: 'DELETE /origins/{origin}',
    summary: 'No longer let pages of a web origin call this server',
    access: 'owner',
    params: { origin: 'the origin, percent-encoded' },
  },
  listClients: {
    address: 'GET /callers',
    summary: 'Recent clients of this server, the latest first',
    access: 'key',
    reply: ClientList,
  },
  events: {
    address: 'GET /events',
    summary: 'Server-sent events: dataset swapped, NOTAMs or weather imported, progress of a sync',
    access: 'open',
    streams: 'text/event-stream',
    reply: ServerEvent,
  },
} as const satisfies Record<string, EndpointRow>;
