/** One request to a source, and what came. Promise: nothing is stored, and no more is read than tells what it is. */
import { stat } from 'node:fs/promises';
import type { FetchedKind, Source, SourceTest } from '#contract/sync/sources.ts';
import { openFile } from '#core/notams/formats/open.ts';
import type { FileFacts } from '#core/notams/formats/raw-notice.ts';
import { pageOf } from '#core/reference/sources/replica/shapes.ts';
import { reason } from '#core/reasons/reason.ts';
import { Refusal } from '#core/refusal.ts';
import { reasonOf } from '../attempt.ts';
import { ask } from '../fetch/request.ts';
import { openRemote } from '../replica/remote.ts';
import { isWeb } from '../source-address.ts';
import { Unreachable } from '../unreachable.ts';
import type { Sources } from '../sources.ts';
import { readJson, withoutWebPage } from './answers.ts';
import { shapeChanged } from './changed-form.ts';
import { checklistAt } from './faa-nms/client.ts';
import { pageAt } from './faa-notam-api.ts';
import { addressOf, answerOf } from './nav-canada.ts';
import { weatherFiles } from './weather.ts';

/** The header of a national bulletin has some 100 kB. */
const MOST_BYTES = 400_000;

type Probing = { apiKey: string | null; credentialsOf: Sources['credentialsOf']; signal: AbortSignal };
type Came = Omit<SourceTest, 'result' | 'reason'>;

const nothing: Came = { bytes: null, issuedAt: null, places: [], notams: null };

/** Rejects only when `signal` is aborted. */
export async function probe(source: Source & { kind: FetchedKind }, probing: Probing): Promise<SourceTest> {
  try {
    return { result: 'good', reason: null, ...(await probes[source.kind](source, probing)) };
  } catch (error) {
    probing.signal.throwIfAborted();
    if (error instanceof Unreachable) return { result: 'unreachable', reason: error.reason, ...nothing };
    return { result: 'refused', reason: reasonOf(error), ...nothing };
  }
}

const probes: Record<FetchedKind, (source: Source, probing: Probing) => Promise<Came>> = {
  ourairports: ({ address }, { signal }) => head(new URL('countries.csv', address).href, signal),
  airportList: ({ address }, { signal }) => (isWeb(address) ? head(address, signal) : there(address)),
  files: ({ address }) => there(address),
  notams: ({ address }) => there(address),
  async api({ address: base }, { apiKey, signal }) {
    const { body } = await openRemote({ base, apiKey, signal }).get('/notams', { limit: 1 });
    return { ...nothing, notams: pageOf(body, '/notams').totalCount };
  },
  weather: ({ address }, { signal }) => head(new URL(weatherFiles[0], address).href, signal),
  ukPib: ({ address }, { signal }) => bulletinHead(address, signal),
  async navCanada({ address, completeFor: [site = 'CYOW'] }, { signal }) {
    const { body, bytes } = await readJson(addressOf(address, [site]), { signal });
    const { at, count } = answerOf(body, address);
    return { bytes, issuedAt: at, places: [site], notams: count };
  },
  async faaNms(source, { credentialsOf, signal }) {
    const [place = 'KJFK'] = source.completeFor;
    const credentials = await credentialsOf(source);
    const { total, bytes, at } = await checklistAt({ address: source.address, place }, { credentials, signal });
    return { bytes, issuedAt: at, places: [place], notams: total };
  },
  async faaNotamApi(source, { credentialsOf, signal }) {
    const [place = 'KJFK'] = source.completeFor;
    const { bytes, total } = await pageAt(
      { address: source.address, place, page: 1 },
      { credentials: await credentialsOf(source), signal },
    );
    return { ...nothing, bytes, places: [place], notams: total };
  },
};

async function there(path: string): Promise<Came> {
  await stat(path).catch(() => {
    throw new Unreachable(reason('pathNotConnected', { path }));
  });
  return nothing;
}

/** Reads an answer until `isEnough`, and returns how many bytes came. */
async function read(address: string, signal: AbortSignal, isEnough: (piece: Buffer) => boolean): Promise<number> {
  const answer = await ask(address, {}, { signal });
  let bytes = 0;
  try {
    for await (const piece of withoutWebPage(answer.pieces, address)) {
      bytes += piece.length;
      if (isEnough(piece) || bytes > MOST_BYTES) break;
    }
  } finally {
    answer.discard();
  }
  return bytes;
}

const head = async (address: string, signal: AbortSignal): Promise<Came> => ({
  ...nothing,
  bytes: await read(address, signal, () => true),
});

async function bulletinHead(address: string, signal: AbortSignal): Promise<Came> {
  let header: FileFacts | undefined;
  const reader = openFile({
    notice: () => undefined,
    issue: () => undefined,
    facts: (facts) => void (facts.places && (header = facts)),
  });
  const bytes = await read(address, signal, (piece) => {
    reader.read(piece);
    return header !== undefined;
  });
  // A short file is recognised at its end; where the rest was left out, it has none.
  try {
    if (header === undefined) reader.end();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  const { wholeFor = [], issuedAt } = header ?? {};
  if (header === undefined) throw shapeChanged(address, 'Pib/AreaPIBHeader', undefined);
  return { ...nothing, bytes, issuedAt: issuedAt?.toISOString() ?? null, places: [...wholeFor] };
}
