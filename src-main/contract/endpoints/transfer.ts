import { RestoreQuery, RestoreReport, UnpackQuery, UnpackReport } from '../transfer.ts';
import type { EndpointRow } from './endpoint.ts';

export const transferEndpoints = {
  getPack: {
    address: 'GET /pack',
    summary: 'Dataset and NOTAMs as one signed file, for a machine without a network',
    access: 'owner',
    streams: 'application/octet-stream',
  },
  unpack: {
    address: 'POST /unpack',
    summary: 'Verify a pack, sent as the body, and import it',
    access: 'owner',
    query: UnpackQuery,
    upload: { maxBytes: 2_000_000_000 },
    reply: UnpackReport,
    refusals: [409],
  },
  getBackup: {
    address: 'GET /backup',
    summary: 'Everything the user owns as one file, for `aeroshelf restore`',
    access: 'owner',
    streams: 'application/octet-stream',
  },
  restore: {
    address: 'POST /restore',
    summary: 'Check a backup, sent as the body; the next start puts it in the place of what the users own, which is kept',
    access: 'owner',
    query: RestoreQuery,
    upload: { maxBytes: 2_000_000_000 },
    reply: RestoreReport,
    refusals: [409],
  },
} as const satisfies Record<string, EndpointRow>;
