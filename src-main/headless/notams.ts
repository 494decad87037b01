/**
 * `notams` imports files, and prints lists and texts. `decode` works without the data folder, so that other programs can use it while a
 * server runs.
 */
import { createReadStream, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '#contract/endpoints.ts';
import type { NotamImport } from '#contract/notams/import.ts';
import type { AskedCoverage } from '#contract/notams/facets.ts';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import type { ImportIssue, Warning } from '#contract/notams/warnings.ts';
import type { Settings } from '#contract/settings.ts';
import { decodeNotams as decode } from '#core/core.ts';
import { chooseDataDir } from '#core/platform/data-folder.ts';
import { Refusal } from '#core/refusal.ts';
import { effectSentence } from '#words/effect-sentence.ts';
import { withApi, type Api } from './api.ts';
import { cancelledBySignal } from './import.ts';
import { existingFile, standardInput } from './standard-input.ts';
import { oneLine, print, printData, say } from './terminal.ts';
import type { CoreOptions } from './with-core.ts';
import { words } from './words.ts';

const STANDARD_INPUT = '-';
const INPUT_NAME = 'standard input';
const PREVIEW_SHOWN = 20;

type ImportOptions = CoreOptions & { dryRun?: boolean; asText?: boolean };
/** An undefined path means standard input. */
type NotamFile = { path: string | undefined; name: string };

/** Each file is an import by itself. */
export async function importNotams(files: string[], options: ImportOptions): Promise<void> {
  const inputs = files
    .toSorted((a, b) => Number(a === STANDARD_INPUT) - Number(b === STANDARD_INPUT))
    .map((file) => (file === STANDARD_INPUT ? { path: undefined, name: INPUT_NAME } : { path: existingFile(file), name: file }));
  const query = { ...(options.dryRun === true && { dryRun: true }), ...(options.asText === true && { asText: true }) };
  const work = async (api: Api) => {
    for (const input of inputs) await print(reportText(await cancelledBySignal(api, '/dataset/import', sent(api, input, query))));
  };
  return options.dryRun === true && (await isEmptyFolder(options.dataDir)) ? inTemporaryFolder(work) : withApi(options, work);
}

/** Throws `bodyTooLarge` with the way out, and what the import refuses. */
async function sent({ request, serverPid }: Api, { path, name }: NotamFile, query: object): Promise<NotamImport> {
  const { maxBytes } = endpoints.importNotams.upload;
  const bytes = path === undefined ? undefined : statSync(path).size;
  if (serverPid !== undefined && bytes !== undefined && bytes > maxBytes)
    throw new Refusal('bodyTooLarge', {
      message: `${name} is larger than ${maxBytes / 1e6} MB, the most that a running server takes. End process ${serverPid}, and import it then.`,
    });
  const file = path === undefined ? standardInput() : createReadStream(path);
  return request<NotamImport>('POST', '/notams/import', { query: { ...query, name }, file });
}

/** A preview stores nothing: where there is no data folder none is made, nor a user in it. */
async function inTemporaryFolder(work: (api: Api) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'aeroshelf-preview-'));
  try {
    return await withApi({ dataDir, isSilent: true }, work);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** One that cannot be read is for the opening of it to refuse. */
async function isEmptyFolder(named: string | undefined): Promise<boolean> {
  try {
    return readdirSync(chooseDataDir(named)).length === 0;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

const following = (text: string | null): string => (text === null ? '' : `${words.common.colon}${text.replace(/\s+/g, ' ')}`);

/** Writes `Q: not a position: 9999N`. */
function warningSentence({ item, code, text }: Warning): string {
  return `${item === null ? '' : `${item}${words.common.colon}`}${words.warnings[code]}${following(text)}`;
}

/** Writes `uk.xml, line 12, Notam[3]: no text; the record is stored unchanged`. */
function issueSentence({ code, file, line, element, text }: ImportIssue): string {
  const place = [file, line === null ? null : words.notams.line(line), element].filter((part) => part !== null).join(', ');
  return `${place === '' ? '' : `${place}${words.common.colon}`}${words.issues[code]}${following(text)}`;
}

function reportText({ report, preview, weather }: NotamImport): string {
  const { read, added, changed, unchanged, repeated, understood, issues, issueCount } = report;
  const { notams: says } = words;
  const lines = [
    ...issues.map((issue) => `  ${issueSentence(issue)}`),
    ...(issueCount > issues.length ? [says.andMore(issueCount - issues.length)] : []),
    ...preview.slice(0, PREVIEW_SHOWN).map(({ outcome, notam }) => `${outcome}\t${lineOf(notam)}`),
    says.read(read, added, changed, unchanged, repeated) +
      says.understood(understood.fully, understood.partly, understood.not) +
      says.formats(report.formats.join(', ') || words.common.none),
    ...(weather ? [words.weather.imported(weather.read, weather.added, weather.unchanged, weather.stations)] : []),
    ...report.checklists.map(checklistText),
    ...(report.isDryRun ? [words.common.dryRun] : []),
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
  return [icao ?? '-', notamId ?? '-', minute(startDate), minute(endDate), about].join('\t');
}

const minute = (time: string | null): string => (time === null ? '-' : `${time.slice(0, 16)}Z`);

/** The API answers no longer page. */
const MOST_OF_A_PAGE = 300;

type Page = { items: NotamAnswer[]; totalCount: number; facets: { coverage: AskedCoverage } };

export async function listNotams(
  { request }: Api,
  options: { place?: string; status?: string; filter?: string; limit?: number },
): Promise<void> {
  const { place, status, limit = 100 } = options;
  const filter =
    options.filter ?? JSON.stringify({ ...(place !== undefined && { airport: place }), ...(status !== undefined && { status }) });
  let shown = 0;
  let of: Page;
  do {
    const query = { filter, expand: 'decoded', offset: String(shown), limit: String(Math.min(limit - shown, MOST_OF_A_PAGE)) };
    // Only the first page has facets, because they are the same on each.
    const page = await request<Page>('GET', '/notams', { query: { ...query, ...(shown === 0 && { facets: 'status' }) } });
    of ??= page;
    for (const notam of page.items) await print(`${lineOf(notam)}\n`);
    shown += page.items.length;
    if (page.items.length === 0) break;
  } while (shown < Math.min(limit, of.totalCount));
  say(`${words.notams.shown(shown, of.totalCount)} ${coverageSentence(of.facets.coverage, place)}`);
}

/** An empty list never means "no NOTAMs": it says what was searched and whether any import covered the place. */
function coverageSentence(coverage: AskedCoverage, place: string | undefined): string {
  const { importedAt, issuedAt, places, countries } = coverage;
  const says = words.notams;
  if (place !== undefined) {
    if (places.every((one) => one.importedAt === null)) return says.notCovered(place);
    // The newest of all that is stored would make an old place look fresh.
    const newest = countries.map((country) => says.newest(country.issuedAt, country.countryCode));
    return [coveredSentence(places, place), ...newest].join(' ');
  }
  return importedAt === null ? words.common.nothingImported('') : `${says.lastImport(importedAt)} ${says.newest(issuedAt, null)}`;
}

function coveredSentence(places: AskedCoverage['places'], place: string): string {
  const { claim = null, freshness } = places.find((one) => one.claim !== null) ?? {};
  if (claim === null) return words.notams.inPart(place);
  const whole = words.notams.whole(place, words.briefing.coverage.whole(claim, claim.from));
  return freshness === 'stale' ? `${whole} ${words.common.listOld(place)}` : whole;
}

export async function showNotam(api: Api, identifier: string): Promise<void> {
  const notam = await oneNotam(api, identifier, { expand: 'decoded' });
  const { message, decoded } = notam;
  const lines = decoded
    ? [...words.inPlainWords({ ...notam, decoded }), '', words.notams.status(decoded, words.severityRules[decoded.severityRule])]
    : [];
  const effects =
    decoded?.effects.map(
      (effect) => `${words.notams.effect}${effectSentence(effect, words.effects)}${words.notams.rule(words.effectRules[effect.rule])}`,
    ) ?? [];
  const warnings = decoded?.warnings.map((warning) => `${words.notams.warning}${warningSentence(warning)}`) ?? [];
  await print(`${[message, '', ...lines, ...effects, ...warnings].join('\n')}\n`);
}

/** Throws `notFound`, or `ambiguous` with each that the number fits. */
export async function oneNotam({ request }: Api, identifier: string, query = {}): Promise<NotamAnswer> {
  const at = (id: string) => `/notams/${encodeURIComponent(id)}`;
  try {
    return await request<NotamAnswer>('GET', at(identifier), { query });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'notFound') throw new Refusal('notFound', { message: `There is no NOTAM ${identifier}.` });
    if (error.code !== 'ambiguous') throw error;
    const found = await Promise.all((error.details ?? []).map((id) => request<NotamAnswer>('GET', at(id))));
    throw new Refusal('ambiguous', {
      message: `Several NOTAMs have the number ${identifier}; use the id of one:`,
      details: found.map(({ id, icao, notamId }) => `${id} ${notamId} ${icao}`),
    });
  }
}

/** One JSON line for each notice on standard input, with the dataset's runways where a data folder has a dataset. */
export async function decodeNotams(options: CoreOptions): Promise<void> {
  const input = { name: INPUT_NAME, pieces: standardInput() };
  await decode(input, { dataDir: chooseDataDir(options.dataDir) }, async ({ notams }) => {
    for (const notam of notams) await printData(`${JSON.stringify(notam)}\n`);
  });
}

export function retention(days: string | undefined, options: CoreOptions): Promise<void> {
  const number = days === undefined || days === 'forever' ? null : Number(days);
  if (number !== null && !/^\d{1,5}$/.test(days ?? '')) {
    throw new Refusal('invalidRequest', { message: `${days} is not a number of days; give one, or "forever" to delete nothing.` });
  }
  return withApi(options, async ({ request }) => {
    const { notamRetentionDays: daysKept } =
      days === undefined
        ? await request<Settings>('GET', '/settings')
        : await request<Settings>('PATCH', '/settings', { body: { notamRetentionDays: number } });
    await print(
      daysKept === null
        ? 'NOTAMs are kept forever.\n'
        : `A server that runs deletes NOTAMs ${daysKept} days after they are over; they can be restored for 30 more days.\n`,
    );
  });
}
