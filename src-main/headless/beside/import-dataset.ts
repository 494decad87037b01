/** `import` through the running server: started there, followed and, with Ctrl-C, cancelled from here. */
import { setTimeout as pause } from 'node:timers/promises';
import type { DatasetStatus } from '#contract/dataset/dataset.ts';
import type { BuiltDataset, ImportAccepted, ImportBody, ImportProgress } from '#contract/dataset/import.ts';
import { Refusal } from '#core/refusal.ts';
import { progressLines } from '../progress-lines.ts';
import type { Client } from './client.ts';

const LOOK_EVERY_MS = 200;

/** Rejects with what the server refuses, `importCancelled` and `importRunning` among it. */
export async function startImport({ ask }: Client, body: ImportBody): Promise<{ built: BuiltDataset; counts: DatasetStatus['counts'] }> {
  const progress = progressLines();
  let { import: state } = await ask<ImportAccepted>('POST', '/dataset/import', body);
  try {
    while (state.state === 'running') {
      progress.show(state.step);
      await pause(LOOK_EVERY_MS);
      const { import: now, counts } = await ask<DatasetStatus>('GET', '/dataset');
      if (!now) break;
      state = now;
      if (state.dataset) return { built: state.dataset, counts };
    }
    throw refusalOf(state);
  } finally {
    progress.end();
  }
}

function refusalOf({ reasons }: ImportProgress): Refusal {
  const [first] = reasons;
  if (!first) return new Refusal('internal', { message: 'The server ended the import without a result. The dataset in use stays.' });
  if (first.code === 'refused' && first.values.refusal === 'importCancelled') return new Refusal('importCancelled');
  const message = `The dataset was not imported and the one in use stays: ${first.text}`;
  return new Refusal('invalidRequest', { message, reasons, detailsInMessage: 1 });
}
