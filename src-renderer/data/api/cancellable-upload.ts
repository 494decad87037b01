/** Sends a file to the server, which imports it; the user can end both. */
import type { QueryOf, ReplyOf } from '#contract/endpoints.ts';
import { ApiProblem } from './api-problem.ts';
import { api, upload } from './client.ts';

type Imports = 'importNotams' | 'unpack' | 'uploadDataset';

export type CancellableUpload<Name extends Imports> = {
  /**
   * It rejects as `upload` does; after `cancel` with `importCancelled`, which says what stays, or with an AbortError where nothing had
   * begun.
   */
  answer: Promise<ReplyOf<Name>>;
  cancel: () => Promise<void>;
};

/** The server answers within this time what was stored; later its answer is lost with a connection that it closed. */
const ANSWER_MS = 3_000;

export function cancellableUpload<Name extends Imports>(name: Name, query: QueryOf<Name>, file: Blob): CancellableUpload<Name> {
  const hangUp = new AbortController();
  let isCancelled = false;
  const answer = upload(name, query, file, { signal: hangUp.signal }).catch((thrown: unknown) => {
    // The server closes the connection of a file that it no longer reads.
    throw isCancelled && !(thrown instanceof ApiProblem) ? new DOMException('cancelled', 'AbortError') : thrown;
  });
  return {
    answer,
    async cancel() {
      isCancelled = true;
      try {
        await api('cancelImport', {});
        setTimeout(() => hangUp.abort(), ANSWER_MS);
      } catch {
        hangUp.abort();
      }
    },
  };
}
