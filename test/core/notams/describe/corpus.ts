/**
 * The texts of ../shared/notam-corpus, taken out of their container formats by the simplest means: enough for tests of what understands one text,
 * no importer. Every NOTAM the MANIFEST counts gives one text or more.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';

const folder = fileURLToPath(new URL('../../../../../shared/notam-corpus/', import.meta.url));

export type CorpusText = { source: string; text: string };

export const hasCorpus = existsSync(folder);
export const corpusSkipped = 'SKIPPED the NOTAM corpus, its texts are NOT covered: ../shared/notam-corpus is not here';

const read = (path: string): string => readFileSync(folder + path, 'utf8');
const json = <T>(path: string): T => JSON.parse(read(path)) as T;
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', apos: "'", quot: '"' };
const unescaped = (text: string): string => text.replace(/&(lt|gt|amp|apos|quot);/g, (_, name: string) => entities[name] ?? '');
const withoutTags = (text: string): string => unescaped(unescaped(text).replace(/<[^>]*>/g, ''));

type Search = { notamList: { icaoMessage: string; traditionalMessage: string }[] };
type FaaApi = { items: { properties: { coreNOTAMData: { notamTranslation?: { simpleText?: string; formattedText?: string }[] } } }[] };
type ApiNotams = { apiNotams: { text: string; translations?: { type: string; text: string }[] }[] };

export function corpusTexts(): CorpusText[] {
  return [
    ...lFour(),
    ...faaSearch(),
    ...faaApi(),
    ...aixm(),
    ...apiNotams(),
    ...pib(),
    ...avwx(),
    ...navCanada(),
    ...lzq(),
    ...russian(),
    ...snowtams(),
  ];
}

function* lFour(): Generator<CorpusText> {
  for (const file of ['USA2022-06-01.csv', 'AUS2022-06-01.csv']) {
    // Quotes are escaped with a backslash and line ends are written as \n, which no CSV reader takes both.
    for (const [, text = ''] of read(`l-four/${file}`).matchAll(/^"[^"]*","((?:[^"\\]|\\.)*)","/gm)) {
      yield { source: 'l-four', text: text.replaceAll('\\n', '\n').replaceAll('\\"', '"') };
    }
  }
}

function* faaSearch(): Generator<CorpusText> {
  for (const file of ['oiix_active_2026-07.json', 'oiix_expired_2026-07.json', 'transcribed_search_response.json']) {
    for (const { icaoMessage, traditionalMessage } of json<Search>(`faa-notam-search/${file}`).notamList) {
      yield { source: 'faa-notam-search', text: withoutTags(icaoMessage.trim() === '' ? traditionalMessage : icaoMessage) };
    }
  }
}

function* faaApi(): Generator<CorpusText> {
  for (const file of readdirSync(`${folder}faa-api-v1`)) {
    for (const { properties } of json<FaaApi>(`faa-api-v1/${file}`).items) {
      for (const { simpleText, formattedText } of properties.coreNOTAMData.notamTranslation ?? []) {
        yield { source: 'faa-api-v1', text: withoutTags(simpleText ?? formattedText ?? '') };
      }
    }
  }
}

function* aixm(): Generator<CorpusText> {
  for (const [, text = ''] of read('aixm/nms_raw_notam_dump.xml').matchAll(/<html:div[^>]*>(.*?)<\/html:div>/gs)) {
    yield { source: 'aixm', text: withoutTags(text).trim() };
  }
}

function* apiNotams(): Generator<CorpusText> {
  for (const { text, translations } of json<ApiNotams>('apinotams/j2inet_notams_sample.json').apiNotams) {
    for (const said of translations ?? [{ text }]) yield { source: 'apinotams', text: withoutTags(said.text) };
  }
}

/** Members of a NOTAM combined as resources/docs/notams.md says. */
function* pib(): Generator<CorpusText> {
  for (const [, notice = ''] of read('nats-pib/uk_pib_2026-08-22.xml').matchAll(/<Notam [^>]*>(.*?)<\/Notam>/gs)) {
    const of = (name: string): string => unescaped(new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(notice)?.[1] ?? '').trim();
    const level = (name: string): string => of(name).padStart(3, '0');
    const number = (prefix: string): string =>
      `${of(`${prefix}Series`)}${of(`${prefix}Number`).padStart(4, '0')}/${of(`${prefix}Year`).slice(-2)}`;
    const reference = of('ReferredSeries') === '' ? '' : ` ${number('Referred')}`;
    const locations = [...notice.matchAll(/<ItemA>(.*?)<\/ItemA>/g)].map(([, location]) => location).join(' ');
    const place = of('Coordinates') + (of('Radius') === '' ? '' : level('Radius'));
    const lines = [
      `${number('')} NOTAM${of('Type')}${reference}`,
      `Q) ${of('FIR')}/Q${of('Code23')}${of('Code45')}/${of('Traffic')}/${of('Purpose')}/${of('Scope')}/${level('Lower')}/${level('Upper')}/${place}`,
      `A) ${locations} B) ${of('StartValidity')} C) ${of('EndValidity')} ${of('Estimation')}`.trimEnd(),
      of('ItemD') === '' ? '' : `D) ${of('ItemD')}`,
      `E) ${of('ItemE')}`,
      of('ItemF') === '' ? '' : `F) ${of('ItemF')} G) ${of('ItemG')}`,
    ];
    yield { source: 'nats-pib', text: lines.filter(Boolean).join('\n') };
  }
}

function* avwx(): Generator<CorpusText> {
  for (const file of readdirSync(`${folder}avwx`)) {
    for (const text of json<{ notams: string[] }>(`avwx/${file}`).notams) yield { source: 'avwx', text };
  }
}

function* navCanada(): Generator<CorpusText> {
  for (const { text } of json<{ data: { text: string }[] }>('navcanada-cfps/sample-output.json').data)
    yield { source: 'navcanada-cfps', text };
}

function* lzq(): Generator<CorpusText> {
  for (const { raw } of parse<{ raw: string }>(read('lzq1206/2026-W29.csv'), { columns: true }))
    yield { source: 'lzq1206', text: unescaped(raw) };
}

function* russian(): Generator<CorpusText> {
  for (const text of read('russian-domestic/notamz_first400.txt').split('--------------')) {
    if (text.trim() !== '') yield { source: 'russian-domestic', text: text.trim() };
  }
}

function* snowtams(): Generator<CorpusText> {
  for (const { text } of json<{ items: { text: string }[] }>('snowtam/samples.json').items) yield { source: 'snowtam', text };
}
