/** The six files at their public addresses. No other address is requested, and nothing but the request is sent. */
import { datasetRefused } from '../dataset-refused.ts';
import { allSix, type Source } from './files.ts';
import { reason } from '#core/reasons/reason.ts';
import { errorOf } from '#core/reasons/errors.ts';

/** Limits for the first byte and for one whole file. */
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
          throw datasetRefused(reason('unreachable', { address, error: errorOf(error) }));
        });
        const { status, statusText } = response;
        if (!response.ok || !response.body) throw datasetRefused(reason('answered', { address, status, statusText }));
        const changed = new Date(response.headers.get('last-modified') ?? '');
        return { date: Number.isNaN(changed.getTime()) ? undefined : changed, pieces: response.body };
      },
    };
  });
  return { files, close: () => ended.abort() };
}
