import { DeletedNotams, DeleteNotamQuery, NotamImports, RestoreNotamsQuery, UndoneImport, RestoredNotams } from '../notams/imports.ts';
import { CoverageList } from '../notams/coverage.ts';
import { NotamHistory } from '../notams/history.ts';
import { NotamImport } from '../notams/import.ts';
import { NotamAnswer, NotamList } from '../notams/notam.ts';
import { NotamImportQuery, NotamListQuery, NotamQuery } from '../notams/queries.ts';
import { spreadsheetHeader } from '../schema/parameters.ts';
import type { EndpointRow } from './endpoint.ts';

const idOrNumber = { notamId: 'id, B0417/24, B0417-24 or LSGG:B0417/24' };

export const notamEndpoints = {
  listNotams: {
    address: 'GET /notams',
    summary: 'List NOTAMs; without a key at most five on a page',
    access: 'open',
    query: NotamListQuery,
    headers: { ...spreadsheetHeader, 'X-Total-Count': 'how many match, in csv, ndjson and geojson, which have no totalCount' },
    reply: NotamList,
  },
  getNotam: {
    address: 'GET /notams/{notamId}',
    summary: 'One NOTAM by id or by its number, with a location in front where numbers repeat',
    access: 'key',
    params: idOrNumber,
    query: NotamQuery,
    reply: NotamAnswer,
    refusals: [409],
  },
  deleteNotam: {
    address: 'DELETE /notams/{notamId}',
    summary: 'Delete one NOTAM, which can be restored for 30 days; what it had replaced or cancelled holds again',
    access: 'key',
    isOfOne: true,
    params: { notamId: 'id of the NOTAM' },
    query: DeleteNotamQuery,
  },
  getCoverage: {
    address: 'GET /coverage',
    summary: 'What lists claim to hold all NOTAMs of: each place and source with the moment that its list is of',
    access: 'key',
    reply: CoverageList,
  },
  getNotamHistory: {
    address: 'GET /notams/{notamId}/history',
    summary: 'The chain of a NOTAM: what it replaced and what replaced or cancelled it, the oldest first',
    access: 'key',
    params: idOrNumber,
    reply: NotamHistory,
    refusals: [409],
  },
  importNotams: {
    address: 'POST /notams/import',
    summary: 'Import a file of NOTAMs in any known format, sent as the body; dryRun=true only reports what would be imported',
    access: 'key',
    storesNothing: { query: { dryRun: 'true' } },
    query: NotamImportQuery,
    upload: { maxBytes: 500_000_000 },
    reply: NotamImport,
    refusals: [409],
  },
  listNotamImports: {
    address: 'GET /notams/imports',
    summary: 'The latest 100 imports of NOTAMs, the newest first, and whether each can be undone',
    access: 'key',
    reply: NotamImports,
  },
  undoNotamImport: {
    address: 'POST /notams/imports/{importId}/undo',
    summary: 'Undo an import as one: remove what it added, put back what it changed or ended; last is the newest that can be undone',
    access: 'key',
    isOfOne: true,
    params: { importId: 'number of the import, or last' },
    reply: UndoneImport,
    refusals: [409],
  },
  listDeletedNotams: {
    address: 'GET /notams/deleted',
    summary: 'NOTAMs that were deleted in the last 30 days: when, why and by whom',
    access: 'key',
    reply: DeletedNotams,
  },
  restoreNotams: {
    address: 'POST /notams/restore',
    summary: 'Store the NOTAMs again that were deleted in the last 30 days: all, those deleted for a reason, or one',
    access: 'key',
    isOfOne: true,
    query: RestoreNotamsQuery,
    reply: RestoredNotams,
  },
} as const satisfies Record<string, EndpointRow>;
