import { Type } from 'typebox';
import { KeyQuery } from '../schema/parameters.ts';
import { RestoreQuery, RestoreReport, UnpackQuery, UnpackReport } from '../transfer.ts';
import type { Endpoint } from './endpoint.ts';

export const transferEndpoints = {
  getPack: {
    method: 'GET',
    path: '/pack',
    summary: 'Dataset and NOTAMs as one signed file, for a machine without a network',
    access: 'owner',
    query: KeyQuery,
    streams: 'application/octet-stream',
    reply: Type.Null(),
    refusals: [401],
  },
  unpack: {
    method: 'POST',
    path: '/unpack',
    summary: 'Verify a pack, sent as the body, and import it',
    access: 'owner',
    query: UnpackQuery,
    upload: { maxBytes: 2_000_000_000 },
    reply: UnpackReport,
    refusals: [400, 401, 409, 413],
  },
  getBackup: {
    method: 'GET',
    path: '/backup',
    summary: 'Everything the user owns as one file, for `aeroshelf restore`',
    access: 'owner',
    query: KeyQuery,
    streams: 'application/octet-stream',
    reply: Type.Null(),
    refusals: [401],
  },
  restore: {
    method: 'POST',
    path: '/restore',
    summary: 'Check a backup, sent as the body; the next start puts it in the place of what the users own, which is kept',
    access: 'owner',
    query: RestoreQuery,
    upload: { maxBytes: 2_000_000_000 },
    reply: RestoreReport,
    refusals: [400, 401, 409, 413],
  },
} as const satisfies Record<string, Endpoint>;
