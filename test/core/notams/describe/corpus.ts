/**
 * The texts of the shared notices, taken out of their container formats by the simplest means: enough for tests of what understands one text,
 * no importer. Every NOTAM the MANIFEST counts gives one text or more.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';

export type CorpusText = { source: string; text: string };

/** What reads the files of one folder. */
type Files = { read(path: string): string; json<T>(path: string): T; names(path: string): string[] };

function filesOf(folder: string): Files {
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  return { read, json: <T>(path: string) => JSON.parse(read(path)) as T, names: (path) => readdirSync(join(folder, path)) };
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', apos: "'", quot: '"' };
const unescaped = (text: string): string => text.replace(/&(lt|gt|amp|apos|quot);/g, (_, name: string) => entities[name] ?? '');
const withoutTags = (text: string): string => unescaped(unescaped(text).replace(/<[^>]*>/g, ''));

type Search = { notamList: { icaoMessage: string; traditionalMessage: string }[] };
type FaaApi = { items: { properties: { coreNOTAMData: { notamTranslation?: { simpleText?: string; formattedText?: string }[] } } }[] };
type ApiNotams = { apiNotams: { text: string; translations?: { type: string; text: string }[] }[] };

export function corpusTexts(folder: string): CorpusText[] {
  const files = filesOf(folder);
  return [
    ...lFour(files),
    ...faaSearch(files),
    ...faaApi(files),
    ...aixm(files),
    ...apiNotams(files),
    ...pib(files),
    ...avwx(files),
    ...navCanada(files),
    ...lzq(files),
    ...russian(files),
    ...snowtams(files),
  ];
}

function* lFour({ read }: Files): Generator<CorpusText> {
  for (const file of ['USA2022-06-01.csv', 'AUS2022-06-01.csv']) {
    // Quotes are escaped with a backslash and line ends are written as \n, which no CSV reader takes both.
    for (const [, text = ''] of read(`l-four/${file}`).matchAll(/^"[^"]*","((?:[^"\\]|\\.)*)","/gm)) {
      yield { source: 'l-four', text: text.replaceAll('\\n', '\n').replaceAll('\\"', '"') };
    }
  }
}

function* faaSearch({ json }: Files): Generator<CorpusText> {
  for (const file of ['oiix_active_2026-07.json', 'oiix_expired_2026-07.json', 'transcribed_search_response.json']) {
    for (const { icaoMessage, traditionalMessage } of json<Search>(`faa-notam-search/${file}`).notamList) {
      yield { source: 'faa-notam-search', text: withoutTags(icaoMessage.trim() === '' ? traditionalMessage : icaoMessage) };
    }
  }
}

function* faaApi({ json, names }: Files): Generator<CorpusText> {
  for (const file of names('faa-api-v1')) {
    for (const { properties } of json<FaaApi>(`faa-api-v1/${file}`).items) {
      for (const { simpleText, formattedText } of properties.coreNOTAMData.notamTranslation ?? []) {
        yield { source: 'faa-api-v1', text: withoutTags(simpleText ?? formattedText ?? '') };
      }
    }
  }
}

function* aixm({ read }: Files): Generator<CorpusText> {
  for (const [, text = ''] of read('aixm/nms_raw_notam_dump.xml').matchAll(/<html:div[^>]*>(.*?)<\/html:div>/gs)) {
    yield { source: 'aixm', text: withoutTags(text).trim() };
  }
}

function* apiNotams({ json }: Files): Generator<CorpusText> {
  for (const { text, translations } of json<ApiNotams>('apinotams/j2inet_notams_sample.json').apiNotams) {
    for (const said of translations ?? [{ text }]) yield { source: 'apinotams', text: withoutTags(said.text) };
  }
}

/** Members of a NOTAM combined as resources/docs/notams.md says. */
function* pib({ read }: Files): Generator<CorpusText> {
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

function* avwx({ json, names }: Files): Generator<CorpusText> {
  for (const file of names('avwx')) {
    for (const text of json<{ notams: string[] }>(`avwx/${file}`).notams) yield { source: 'avwx', text };
  }
}

function* navCanada({ json }: Files): Generator<CorpusText> {
  for (const { text } of json<{ data: { text: string }[] }>('navcanada-cfps/sample-output.json').data)
    yield { source: 'navcanada-cfps', text };
}

function* lzq({ read }: Files): Generator<CorpusText> {
  for (const { raw } of parse<{ raw: string }>(read('lzq1206/2026-W29.csv'), { columns: true }))
    yield { source: 'lzq1206', text: unescaped(raw) };
}

function* russian({ read }: Files): Generator<CorpusText> {
  for (const text of read('russian-domestic/notamz_first400.txt').split('--------------')) {
    if (text.trim() !== '') yield { source: 'russian-domestic', text: text.trim() };
  }
}

function* snowtams({ json }: Files): Generator<CorpusText> {
  for (const { text } of json<{ items: { text: string }[] }>('snowtam/samples.json').items) yield { source: 'snowtam', text };
}
