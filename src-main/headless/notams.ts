/** `notams`: files in, lists and texts out. `decode` works without the data folder, so that other programs can use it beside a server. */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { NotamImport } from '#contract/notams/import.ts';
import type { AskedCoverage } from '#contract/notams/facets.ts';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import type { Settings } from '#contract/settings.ts';
import type { Core } from '#core/core.ts';
import { Refusal } from '#core/refusal.ts';
import { withApi } from './beside/api.ts';
import type { Api, Client } from './beside/client.ts';
import { sendNotams } from './beside/import-notams.ts';
import { besideServer } from './beside/with-server.ts';
import { effectSentence } from './notams/rule-sentences.ts';
import { issueSentence, warningSentence } from './notams/sentences.ts';
import { cancelledBySignal } from './import.ts';
import { standardInput } from './standard-input.ts';
import { oneLine, print, printData, say } from './terminal.ts';
import { withNotamImport, withNotamPreview, type CoreOptions } from './with-core.ts';
import { words } from './words/words.ts';

const STANDARD_INPUT = '-';
const INPUT_NAME = 'standard input';
/** Standard input is spooled to a file of at most this size; a file on disk has no limit. */
const MOST_FROM_STANDARD_INPUT = 2_000_000_000;
const PREVIEW_SHOWN = 20;

type ImportOptions = CoreOptions & { dryRun?: boolean; asText?: boolean };
type NotamFile = { path: string; name: string };
type About = { isDryRun: boolean; takesAnyText: boolean };

/** On the data folder all files are one import; through a running server each is its own. */
export async function importNotams(files: string[], options: ImportOptions): Promise<number> {
  const about = { isDryRun: options.dryRun === true, takesAnyText: options.asText === true };
  const paths = files.filter((file) => file !== STANDARD_INPUT).map((file) => ({ path: resolve(file), name: file }));
  for (const { path, name } of paths) {
    if (!existsSync(path) || statSync(path).isDirectory()) throw new Refusal('notFound', { message: `There is no file ${name}.` });
  }
  const hasInput = files.includes(STANDARD_INPUT);
  return besideServer(options, {
    folder: () => (about.isDryRun ? withNotamPreview : withNotamImport)(options, (folder) => intoFolder(folder, paths, hasInput, about)),
    server: (server) => throughServer(server, paths, hasInput, about),
  });
}

async function intoFolder(
  { notamIntake }: Pick<Core, 'notamIntake'>,
  paths: NotamFile[],
  hasInput: boolean,
  about: About,
): Promise<number> {
  if (paths.length > 0)
    await print(reportText(await cancelledBySignal(notamIntake.files(paths, { ...about, onProgress }), notamIntake.cancel)));
  if (hasInput) {
    const input = { name: INPUT_NAME, maxBytes: MOST_FROM_STANDARD_INPUT, ...about };
    await print(reportText(await cancelledBySignal(notamIntake.stream(standardInput(), input), notamIntake.cancel)));
  }
  return 0;
}

async function throughServer(server: Client, paths: NotamFile[], hasInput: boolean, about: About): Promise<number> {
  const cancel = () => {
    // Its own answer says what stays.
    server.ask('DELETE', '/dataset/import').catch(() => undefined);
    return true;
  };
  for (const { path, name } of [...paths, ...(hasInput ? [{ path: undefined, name: INPUT_NAME }] : [])])
    await print(reportText(await cancelledBySignal(sendNotams(server, path, { name, ...about }), cancel)));
  return 0;
}

function onProgress({ read, bytes, ofBytes }: { read: number; bytes: number; ofBytes: number }): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${read} NOTAMs, ${Math.floor((100 * bytes) / Math.max(1, ofBytes))} %`);
}

function reportText({ report, preview }: NotamImport): string {
  const { read, added, changed, unchanged, repeated, understood, issues, issueCount } = report;
  const { notams: says } = words;
  const lines = [
    ...issues.map((issue) => `  ${issueSentence(issue)}`),
    ...(issueCount > issues.length ? [says.andMore(issueCount - issues.length)] : []),
    ...preview.slice(0, PREVIEW_SHOWN).map(({ outcome, notam }) => `${outcome}\t${lineOf(notam)}`),
    says.read(read, added, changed, unchanged, repeated) +
      says.understood(understood.fully, understood.partly, understood.not) +
      says.formats(report.formats.join(', ') || words.none),
    ...report.checklists.map(checklistText),
    ...(report.isDryRun ? [says.dryRun] : []),
  ];
  return `${lines.join('\n')}\n`;
}

const MISSING_SHOWN = 10;

function checklistText({ notamId, location, listed, missing }: NotamImport['report']['checklists'][number]): string {
  const { checklist, allStored, notStored } = words.notams;
  const about = checklist(`${notamId ?? ''} ${location ?? ''}`, listed);
  if (missing.length === 0) return `${about}${allStored}`;
  const more = Math.max(0, missing.length - MISSING_SHOWN);
  return `${about}${notStored(missing.length, missing.slice(0, MISSING_SHOWN).join(', '), more)}`;
}

function lineOf(notam: NotamAnswer): string {
  const { notamId, icao, startDate, endDate, message, decoded } = notam;
  const about = decoded
    ? `${decoded.status}\t${decoded.severity}\t${oneLine(words.inALine({ startDate, endDate, decoded }))}`
    : oneLine(message).slice(0, 100);
  return `${icao ?? '-'}\t${notamId ?? '-'}\t${startDate?.slice(0, 16) ?? '-'}\t${endDate?.slice(0, 16) ?? '-'}\t${about}`;
}

/** Of one answer of the API. */
const MOST_OF_A_PAGE = 300;

type Page = { items: NotamAnswer[]; totalCount: number; facets: { coverage: AskedCoverage } };

export function listNotams(options: CoreOptions & { place?: string; status?: string; filter?: string; limit?: number }): Promise<number> {
  const { place, status, limit = 100 } = options;
  const filter =
    options.filter ?? JSON.stringify({ ...(place !== undefined && { airport: place }), ...(status !== undefined && { status }) });
  return withApi(options, async ({ ask }) => {
    let shown = 0;
    let of: Page;
    do {
      const query = { filter, expand: 'decoded', offset: String(shown), limit: String(Math.min(limit - shown, MOST_OF_A_PAGE)) };
      const asked = new URLSearchParams({ ...query, ...(shown === 0 && { facets: 'status' }) });
      // Only the first has facets.
      const page = await ask<Page>('GET', `/notams?${asked.toString()}`);
      of ??= page;
      for (const notam of page.items) await print(`${lineOf(notam)}\n`);
      shown += page.items.length;
      if (page.items.length === 0) break;
    } while (shown < Math.min(limit, of.totalCount));
    say(`${words.notams.shown(shown, of.totalCount)} ${coverageSentence(of.facets.coverage, place)}`);
    return 0;
  });
}
/** An empty list never means "no NOTAMs": it says what was searched and whether any import covered the place. */
function coverageSentence(coverage: AskedCoverage, place: string | undefined): string {
  const { importedAt, issuedAt, places } = coverage;
  const says = words.notams;
  const newest = says.newest(issuedAt);
  if (place !== undefined)
    return places.some((one) => one.importedAt !== null) ? `${says.covered(place)} ${newest}` : says.notCovered(place);
  return importedAt === null ? says.nothingImported : `${says.lastImport(importedAt)} ${newest}`;
}

export function showNotam(identifier: string, options: CoreOptions): Promise<number> {
  return withApi(options, async (api) => {
    const notam = await oneNotam(api, identifier, '?expand=decoded');
    const { message, decoded } = notam;
    const lines = decoded
      ? [...words.inPlainWords({ ...notam, decoded }), '', words.notams.status(decoded, words.severityRules[decoded.severityRule])]
      : [];
    const effects = decoded?.effects.map((effect) => `${words.notams.effect}${effectSentence(effect)}`) ?? [];
    const warnings = decoded?.warnings.map((warning) => `${words.notams.warning}${warningSentence(warning)}`) ?? [];
    await print(`${[message, '', ...lines, ...effects, ...warnings].join('\n')}\n`);
    return 0;
  });
}

/** Throws `notFound`, or `ambiguous` with each that the number fits. */
export async function oneNotam({ ask }: Api, identifier: string, query = ''): Promise<NotamAnswer> {
  const at = (id: string) => `/notams/${encodeURIComponent(id)}`;
  try {
    return await ask<NotamAnswer>('GET', at(identifier) + query);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'notFound') throw new Refusal('notFound', { message: `There is no NOTAM ${identifier}.` });
    if (error.code !== 'ambiguous') throw error;
    const found = await Promise.all((error.details ?? []).map((id) => ask<NotamAnswer>('GET', at(id))));
    throw new Refusal('ambiguous', { details: found.map(({ id, icao, notamId }) => `${id} ${notamId} ${icao}`) });
  }
}

/** One JSON line for each notice on standard input, with the dataset's runways where a data folder has a dataset. */
export async function decodeNotams(options: CoreOptions): Promise<number> {
  const [{ decodeNotams: decode }, { chooseDataDir }] = await Promise.all([
    import('#core/core.ts'),
    import('#core/platform/data-folder.ts'),
  ]);
  const input = { name: INPUT_NAME, pieces: standardInput() };
  await decode(input, { dataDir: chooseDataDir(options.dataDir) }, async ({ notams }) => {
    for (const notam of notams) await printData(`${JSON.stringify(notam)}\n`);
  });
  return 0;
}

export function retention(days: string | undefined, options: CoreOptions): Promise<number> {
  const number = days === undefined || days === 'forever' ? null : Number(days);
  if (number !== null && !/^\d{1,5}$/.test(days ?? '')) {
    throw new Refusal('invalidRequest', { message: `${days} is not a number of days; give one, or "forever" to delete nothing.` });
  }
  return withApi(options, async ({ ask }) => {
    const { notamRetentionDays: kept } =
      days === undefined
        ? await ask<Settings>('GET', '/settings')
        : await ask<Settings>('PATCH', '/settings', { notamRetentionDays: number });
    await print(
      kept === null
        ? 'NOTAMs are kept forever.\n'
        : `A server that runs deletes NOTAMs ${kept} days after they are over; they can be restored for 30 more days.\n`,
    );
    return 0;
  });
}
