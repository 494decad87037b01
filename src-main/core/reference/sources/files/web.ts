/** The six files at their public addresses. Nothing is asked but these addresses, and nothing is sent but the request. */
import { datasetRefused } from '../dataset-refused.ts';
import { allSix, type Source } from './files.ts';

/** For the first byte and for the whole of one file. */
const TIMEOUT_MS = 120_000;

export function openWeb(base: string): Source {
  const ended = new AbortController();
  const files = allSix(base, (name) => {
    const address = new URL(`${name}.csv`, base).href;
    return {
      name: address,
      async open() {
        const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(TIMEOUT_MS)]);
        const response = await fetch(address, { signal }).catch((error: unknown) => {
          throw datasetRefused(`${address} cannot be reached (${reasonOf(error)}). Check the network, or import a folder or ZIP.`);
        });
        if (!response.ok || !response.body) throw datasetRefused(`${address} answered ${response.status} ${response.statusText}.`);
        const changed = new Date(response.headers.get('last-modified') ?? '');
        return { date: Number.isNaN(changed.getTime()) ? undefined : changed, pieces: response.body };
      },
    };
  });
  return { files, close: () => ended.abort() };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
