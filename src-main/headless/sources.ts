/**
 * `sources` lists and changes where data comes from. A key for another server is read from standard input, and is never an argument or part
 * of an answer.
 */
import type {
  FetchedKind,
  Source,
  SourceAnswer,
  SourceBody,
  SourceChange,
  SourceCredentialsBody,
  SourceList,
  SourcePresetList,
  SourceTest,
} from '#contract/sync/sources.ts';
import { sentenceOf } from '#core/reasons/reason.ts';
import { Refusal } from '#core/refusal.ts';
import { common, counted } from '#words/en/common.ts';
import { given, withApi, type Api } from './api.ts';
import { readPassword } from './password-input.ts';
import { oneLine, print, say } from './terminal.ts';
import type { Accepting } from './program.ts';
import type { CoreOptions } from './with-core.ts';

type SourceWords = {
  name?: string;
  /** A source is queried again after this many hours. */
  every?: number | 'never';
  rank?: number;
  completeFor?: string[];
  keyFromStdin?: boolean;
  clientId?: string;
  on?: boolean;
  off?: boolean;
};

/** Prints one line per source: id, kind, name, address, state, age and next attempt, separated by tabs. */
export async function listSources(api: Api): Promise<void> {
  for (const source of await allSources(api)) await print(`${lineOf(source)}\n`);
}

const allSources = async ({ request }: Api) => (await request<SourceList>('GET', '/sources')).items;

/** One line per public service: kind, publisher, address, requests a day, the page of its terms and when that was read, separated by tabs. */
export async function listPresets({ request }: Api): Promise<void> {
  for (const { kind, publisher, address, requestsADay, needs, isEnding, terms } of (
    await request<SourcePresetList>('GET', '/sources/presets')
  ).items) {
    const read = terms.readOn === null ? 'terms not read here' : `terms read on ${terms.readOn.slice(0, 10)}`;
    const more = [...(needs === 'nothing' ? [] : ['needs credentials of your own']), ...(isEnding ? ['its publisher ends it'] : [])];
    await print(`${[kind, publisher, address, `${requestsADay} requests a day`, terms.page, read, ...more].map(oneLine).join('\t')}\n`);
  }
  say('Nothing is fetched from any of them before it is added, as with "aeroshelf sources add ukPib". Read its terms first.');
}

/** The command ends with 3 where no source was reached, as `sync` does. */
export async function testSource(api: Api, word: string): Promise<number> {
  const { id, name } = await sourceOf(api, word);
  const { result, reason, bytes, issuedAt, places, notams } = await api.request<SourceTest>('POST', `${pathOf(id)}/test`);
  const facts = [
    result,
    ...(bytes === null ? [] : [`${bytes} bytes read`]),
    ...(issuedAt === null ? [] : [`issued ${issuedAt}`]),
    ...(places.length === 0 ? [] : [`complete for ${counted(places.length, 'place', 'places')}: ${places.slice(0, 12).join(' ')}`]),
    ...(notams === null ? [] : [counted(notams, 'NOTAM', 'NOTAMs')]),
    ...(reason === null ? [] : [sentenceOf(reason)]),
  ];
  await print(`${[oneLine(name), ...facts].join('\t')}\n`);
  return result === 'good' ? 0 : result === 'refused' ? 1 : 3;
}

/** Prints the text of the source's last answer, as far as it is kept, so that it can be sent to the program's makers. */
export async function printAnswer(api: Api, word: string): Promise<void> {
  const { id, name } = await sourceOf(api, word);
  const { at, text, isCut } = await api.request<SourceAnswer>('GET', `${pathOf(id)}/answer`).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'notFound') throw error;
    throw new Refusal('notFound', { message: `No answer of ${name} is kept: each had a form that is known.` });
  });
  await print(`${text}\n`);
  say(`It came at ${at}${isCut ? ', and is cut here' : ''}.`);
}

export async function addSource(kind: FetchedKind, address: string | undefined, options: CoreOptions & SourceWords): Promise<void> {
  const wanted = await changeOf(options);
  const credentials = await credentialsOf(options);
  return withApi(options, async ({ request }) => {
    const body: SourceBody = { kind, ...(address !== undefined && { address }), ...wanted };
    // It is off until its credentials are there: nothing is fetched, or left, where they are refused.
    const source = await request<Source>('POST', '/sources', { body: credentials ? { ...body, isEnabled: false } : body });
    if (credentials) {
      const path = pathOf(source.id);
      try {
        await request('PUT', `${path}/credentials`, { body: credentials });
      } catch (refused) {
        await request('DELETE', path);
        throw refused;
      }
      await request('PATCH', path, { body: { isEnabled: body.isEnabled ?? true } });
    }
    await print(`${source.id}\n`);
    say(`Added "${source.name}". It is fetched by "aeroshelf sync", and by its schedule while Aeroshelf runs.`);
  });
}

export async function changeSource(word: string, options: CoreOptions & SourceWords & Accepting): Promise<void> {
  const wanted = { ...(await changeOf(options)), ...acceptance(options) };
  const credentials = await credentialsOf(options);
  return withApi(options, async (api) => {
    const { id } = await sourceOf(api, word);
    if (credentials) await api.request('PUT', `${pathOf(id)}/credentials`, { body: credentials });
    await print(`${lineOf(await api.request<Source>('PATCH', pathOf(id), { body: wanted }))}\n`);
  });
}

export async function removeSource(api: Api, word: string, options: Accepting): Promise<void> {
  const { id, name } = await sourceOf(api, word);
  await api.request('DELETE', pathOf(id), { query: acceptance(options) });
  const next = options.acceptLoss === true ? ', and the next one is built without its rows' : '';
  say(`Removed "${name}" and its downloads. The NOTAMs and the dataset in use stay${next}.`);
}

const pathOf = (id: string) => `/sources/${encodeURIComponent(id)}`;

const acceptance = ({ acceptLoss }: Accepting) => ({ ...(acceptLoss === true && { acceptLoss }) });

/** Finds a source by id, by name, or by a kind that it alone has. Throws `notFound` with the existing names. */
export async function sourceOf(api: Api, word: string): Promise<Source> {
  const all = await allSources(api);
  const ofKind = all.filter(({ kind }) => kind === word);
  const found = all.find(({ id }) => id === word) ?? all.find(({ name }) => name.toLowerCase() === word.toLowerCase());
  if (found) return found;
  if (ofKind[0] && ofKind.length === 1) return ofKind[0];
  const names = all.map(({ name }) => `"${name}"`).join(', ') || 'none';
  throw new Refusal('notFound', { message: `There is no source "${word}"; there are: ${names}.` });
}

/** The secret comes from the environment or standard input: arguments can be read by other processes. */
async function credentialsOf({ clientId }: SourceWords): Promise<SourceCredentialsBody | undefined> {
  if (clientId === undefined) return undefined;
  return { clientId, clientSecret: process.env['AEROSHELF_CLIENT_SECRET'] || (await readPassword('client secret')) };
}

async function changeOf({ name, every, rank, completeFor, keyFromStdin, on, off }: SourceWords): Promise<SourceChange> {
  return {
    ...given({ name, everyHours: every === 'never' ? null : every, rank, completeFor }),
    ...(on === true && { isEnabled: true }),
    ...(off === true && { isEnabled: false }),
    ...(keyFromStdin === true && { apiKey: await readPassword('key') }),
  };
}

function lineOf(source: Source): string {
  const { id, kind, name, address, hasKey, isConfigured, state, failure, dataDate, fetchedAt, rank } = source;
  const age = fetchedAt === null ? 'age unknown' : `fetched ${fetchedAt.slice(0, 16)}Z`;
  const data = dataDate === null ? 'date unknown' : `of ${dataDate.slice(0, 10)}`;
  return [
    id,
    kind,
    oneLine(name),
    oneLine(address),
    `rank ${rank}`,
    state,
    data,
    state === 'never' ? 'never fetched' : age,
    nextOf(source),
    ...(isConfigured ? [] : ['without credentials']),
    ...(kind === 'api' && !hasKey ? ['without a key: its NOTAMs are not fetched'] : []),
    failure === null ? '' : sentenceOf(failure),
  ]
    .join('\t')
    .trimEnd();
}

/** A command without a server starts no updates: its plan is that of the next server. */
function nextOf({ isEnabled, nextAt, nextAttempt }: Source): string {
  if (!isEnabled) return 'off';
  const instead = nextAttempt === 'startedWithout' ? null : common.nextAttempts[nextAttempt];
  return instead ?? (nextAt === null ? common.nextAttempts.notPlanned : `next ${nextAt.slice(0, 16)}Z`);
}
