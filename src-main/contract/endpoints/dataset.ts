import { DatasetStatus } from '../dataset/dataset.ts';
import { ImportAccepted, ImportBody, UploadDatasetQuery } from '../dataset/import.ts';
import type { EndpointRow } from './endpoint.ts';
import { Readiness, ReadinessBody } from '../sync/readiness.ts';
import { SyncBody, SyncStatus } from '../sync/sync.ts';

export const datasetEndpoints = {
  getDataset: {
    address: 'GET /dataset',
    summary: 'The dataset in use: source, date, counts, age, and a running import',
    access: 'open',
    reply: DatasetStatus,
  },
  importDataset: {
    address: 'POST /dataset/import',
    summary:
      "Build a new dataset from a folder or ZIP on this machine or from OurAirports' public files; the old one serves until it is checked",
    access: 'owner',
    body: ImportBody,
    reply: ImportAccepted,
    status: 202,
    refusals: [409],
  },
  cancelImport: {
    address: 'DELETE /dataset/import',
    summary: 'Cancel the import under way, of a dataset, of NOTAMs or of a pack; its own answer says what stays',
    access: 'key',
    isOfOne: true,
    refusals: [404],
  },
  uploadDataset: {
    address: 'POST /dataset/upload',
    summary: 'Build a new dataset from a ZIP with the six CSV files, sent as the body',
    access: 'owner',
    query: UploadDatasetQuery,
    upload: { maxBytes: 200_000_000 },
    reply: ImportAccepted,
    status: 202,
    refusals: [409],
  },
  getSync: {
    address: 'GET /sync',
    summary: 'What is being fetched, and the outcome of the last fetch',
    access: 'open',
    reply: SyncStatus,
  },
  startSync: {
    address: 'POST /sync',
    summary: 'Fetch what is new from one source or all; answers at once',
    access: 'owner',
    body: SyncBody,
    reply: SyncStatus,
    status: 202,
    refusals: [404, 409],
  },
  cancelSync: {
    address: 'DELETE /sync',
    summary: 'Cancel the sync under way; what was fetched is kept',
    access: 'owner',
    refusals: [404],
  },
  getReadiness: {
    address: 'POST /readiness',
    summary: 'What a route, or the favourites and stored routes of the caller, have of the NOTAMs and what they lack; nothing is fetched',
    access: 'key',
    body: ReadinessBody,
    reply: Readiness,
  },
} as const satisfies Record<string, EndpointRow>;
