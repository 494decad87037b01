/** A small OurAirports: serves a set's six files with ETag and Last-Modified, answers 304 to who has them, and counts what it is asked. */
import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { filesOf, smallSet, type SetRows } from '../../helpers/dataset-files.ts';
import { serving } from '../../helpers/listening.ts';

export type CsvServer = {
  /** Base address, with a slash at its end. */
  base: string;
  /** Each is written `200 airports.csv`, in the order of the requests. */
  asked: string[];
  /** Serves another set from now on, of another date. */
  publish(set: SetRows, date: string, instead?: Record<string, string>): void;
  /** Answers nothing but this status from now on; undefined: the files again. */
  fail(answer: { status: number; headers?: Record<string, string> } | undefined): void;
  /** Each answer waits from now on, until the function that is answered is called. */
  holdBack(): () => void;
  close(): Promise<void>;
};

export async function startCsvServer(set = smallSet(), date = '2029-12-31T00:00:00Z', port = 0): Promise<CsvServer> {
  let files = filesOf(set);
  let modified = new Date(date).toUTCString();
  let failure: { status: number; headers?: Record<string, string> } | undefined;
  let gate: Promise<void> = Promise.resolve();
  const asked: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await gate;
    const name = (request.url ?? '').split('/').at(-1) ?? '';
    const text = files.get(name);
    const etag = `"${hash('sha256', modified + (text ?? ''), 'hex').slice(0, 16)}"`;
    const send = (status: number, headers: Record<string, string> = {}, body = '') => {
      asked.push(`${status} ${name}`);
      response.writeHead(status, headers).end(body);
    };
    if (failure) send(failure.status, failure.headers);
    else if (text === undefined) send(404);
    else if (request.headers['if-none-match'] === etag) send(304, { etag });
    else send(200, { etag, 'last-modified': modified, 'content-type': 'text/csv' }, text);
  }

  const { address, close } = await serving((request, response) => void answer(request, response), port);
  return {
    base: `${address}data/`,
    asked,
    publish(next, of, instead) {
      files = filesOf(next, instead);
      modified = new Date(of).toUTCString();
    },
    fail: (answer) => void (failure = answer),
    holdBack() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    close,
  };
}
