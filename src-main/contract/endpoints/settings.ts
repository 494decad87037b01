import { KeyQuery } from '../schema/parameters.ts';
import { Settings, SettingsChange } from '../settings.ts';
import type { Endpoint } from './endpoint.ts';

export const settingEndpoints = {
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
} as const satisfies Record<string, Endpoint>;
