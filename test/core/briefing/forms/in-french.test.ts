/** Briefings and logs in French: no word of the English catalogue but in what is marked as English, the same numbers and raw texts as in English. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Briefing } from '#contract/briefing/briefing.ts';
import { en } from '#words/en/en.ts';
import { fr } from '#words/fr/fr.ts';
import { aerodromeName } from '#core/briefing/forms/runway-lines.ts';
import { openPrinter } from '#core/print/printer.ts';
import { isPopplerHere, pagesOf } from '../../../helpers/poppler.ts';
import { wordsOf } from '../../../helpers/words-of-catalogue.ts';
import { briefOf, fileOf, importText, planOf, testCore } from '../setting.ts';

let briefing: Briefing;
const printer = openPrinter();
const london = { fir: 'EGTT', at: '5129N00028W005', a: 'EGLL' };
const plan = planOf('N0120A055 LSGG LSZH', {
  alternates: ['EDDF'],
  options: { surfaceWinds: [{ aerodrome: 'LSGG', direction: 240, speedKt: 18 }], since: '2026-11-20T00:00:00Z' },
});

const opened = testCore(
  '2026-11-21T07:00:00.000Z',
  { q: 'QMRLC', e: 'RWY 04/22 CLSD.', c: 'PERM' },
  { q: 'QMRLT', e: 'RWY 04L/22R CLSD EXC TAX.', c: '2611281200EST' },
  { q: 'QFALC', e: 'AD MAY BE CLSD AT SHORT NOTICE.' },
  { q: 'QFUAU', e: 'FUEL JET A1 NOT AVBL.', a: 'LSZH', at: '4727N00833E005', d: 'MON-FRI 0800-1600' },
  { q: 'QOBCE', e: 'CRANE ERECTED 500M SOUTH OF THR 04, 180FT AGL.' },
  { q: 'QXXXX', e: 'SOMETHING HAS CHANGED AT THE BRIEFING OFFICE.' },
  { q: 'QRDCA', scope: 'W', a: 'LSAS', at: '4650N00720E010', f: 'SFC', g: 'FL100' },
  { q: 'QRTCA', scope: 'W', a: 'LSAS', at: '4633N00720E010', f: 'SFC', g: 'FL100' },
  { q: 'QNVAS', scope: 'AE', a: 'LSAS', at: '4650N00720E025', e: 'VOR/DME FRI 110.850 OUT OF SERVICE.' },
  { fir: 'LSAS', a: 'LSAS', scope: 'E', at: '4700N00800E999', e: 'ALL OF LSAS.' },
  { ...london, q: 'QRDCA', scope: 'W' },
);
beforeAll(async () => {
  await importText(
    opened.core,
    [
      'SWLS0001 LSGG 11202000\n(SNOWTAM 0001\nLSGG\n11202000 22 5/2/2 100/50/75 NR/06/06 WET/SLUSH/SLUSH)',
      'A0077/26 NOTAMN\nA) ZZZZ B) 2611210000 C) 2611212359\nE) SOMETHING AT A PLACE THAT IS NOT KNOWN.',
    ].join('\n\n'),
  );
  briefing = briefOf(opened.core)(plan);
});
afterAll(() => printer.stop());

async function made(format: 'html' | 'md' | 'text', language: 'en' | 'fr'): Promise<string> {
  const { bytes } = await fileOf(opened.core, briefing, { format, paper: 'a4', language, hasAppendix: true });
  return String(Buffer.from(bytes));
}

async function log(language: 'en' | 'fr'): Promise<string> {
  const { options: _options, ...route } = plan as typeof plan & { options?: object };
  const { bytes } = await (await opened.core.routeDocuments()).plog(route, { format: 'html', paper: 'a5', language });
  return String(Buffer.from(bytes));
}

/** What a page says in its own language, without the names of its places. */
function ownText(html: string, names: readonly string[]): string {
  const text = html
    .replace(/<style>.*<\/style>/s, '')
    .replaceAll(/<(?!html)(?<name>\w+) lang="en">.*?<\/\k<name>>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ');
  return names.reduce((left, name) => left.replaceAll(name, ' '), text);
}

const englishWords = (text: string): string[] => {
  const { notices } = briefing;
  // No form prints a continent, and frequencies of the data are called North and South.
  const printed = { ...en, common: { ...en.common, continents: {} } };
  const english = wordsOf({ printed, headlines: notices.map(({ headline }) => headline) });
  const french = wordsOf({ fr, headlines: notices.map((notice) => fr.headline(notice)) });
  const found = text.match(/[\p{L}’-]{3,}/gu) ?? [];
  return [...new Set(found.map((word) => word.toLowerCase()).filter((word) => english.has(word) && !french.has(word)))];
};

const names = ['Geneva International Airport', 'Zürich Airport', 'Frankfurt Main Airport', 'MON-FRI 0800-1600', 'Frankfurt'];

it('finds English words, so that it would see one', async () => {
  expect(englishWords(ownText(await made('html', 'en'), names)).length).toBeGreaterThan(100);
  expect(englishWords(ownText(await log('en'), names)).length).toBeGreaterThan(10);
});

it('has none of them in a French page of HTML but where it says so', async () => {
  const html = await made('html', 'fr');
  expect(html).toMatch(/^<!doctype html>\n<html lang="fr">/);
  expect(englishWords(ownText(html, names))).toEqual([]);
  expect(html).toContain('«\u00A0<span lang="en">SOMETHING</span>\u00A0»');
  const page = await log('fr');
  expect(page).toContain('<html lang="fr">');
  expect(englishWords(ownText(page, names))).toEqual([]);
});

it.each(['html', 'md', 'text'] as const)('has the numbers, times and raw texts of the English %s in the French one', async (format) => {
  const [english, french] = [await made(format, 'en'), await made(format, 'fr')];
  const figures = (text: string) => (text.match(/\d{4}Z|[A-Z]\d{4}\/\d\d|\d+ (?:ft|kt|NM)\b/g) ?? []).toSorted();
  expect(figures(french.replaceAll(/(?<=\d)[\u00A0\u202F](?=\d)/g, ','))).toEqual(figures(english.replaceAll(/\u202F/g, ',')));
  expect(briefing.notices.length).toBeGreaterThan(8);
  for (const { message } of briefing.notices)
    for (const line of message.split('\n').slice(0, 3))
      expect(french.includes(format === 'html' ? line.replaceAll("'", '&#39;') : line)).toBe(true);
});

it('writes what is said once of a place, of a day and of a report as French does', async () => {
  expect(aerodromeName({ roles: ['departure', 'destination'], ident: 'LSGG' }, fr)).toBe('Départ et destination LSGG');
  expect(fr.briefing.covered('LSGG', 2, '1900Z', '1750Z (il y a 3 h)')).toContain('émis à 1750Z (il y a 3 h).');
  expect(fr.briefing.covered('LSGG', 2, '1900Z', '20 NOV 1750Z')).toContain('émis le 20 NOV 1750Z.');
  const claim = { place: 'LSGG', source: 'pib.xml', kind: 'full', from: null, to: null, count: 25, claimedAt: '' } as const;
  expect(fr.briefing.coverage.whole(claim, '1800Z')).toMatch(/^complet à 1800Z d’après /);
  const report = 'METAR LSGG 210650Z 22015KT 9999 BKN033 12/09 Q1010=';
  await opened.core.weather.import([() => Promise.resolve(Buffer.from(report))], { isDryRun: false });
  const text = String(
    Buffer.from((await fileOf(opened.core, briefOf(opened.core)(plan), { format: 'text', paper: 'a4', language: 'fr' })).bytes),
  );
  expect(text).toContain('\nLSGG\u00A0: METAR d’il y a ');
  expect(text).toContain('BKN 3\u202F300 ft');
});

it('begins with the runways in French', async () => {
  const text = await made('text', 'fr');
  expect(text).toMatch(/^BRIEFING LSGG – LSZH\n/);
  expect(text).toMatch(/^- 04\/22 .*FERMÉE .*A0001\/26/m);
  expect(text.indexOf('- 04/22 ')).toBeLessThan(text.indexOf('Dans l’ordre du vol'));
  expect(text.match(/\d[.,]\d NM/g)).toEqual(text.match(/\d,\d NM/g));
  expect(text).toMatch(/\d,\d NM/);
});

it.runIf(isPopplerHere)('is on paper with French heads and feet, and no sign that the fonts lack', async () => {
  const { bytes } = await fileOf(opened.core, briefing, { format: 'pdf', paper: 'a5', language: 'fr' });
  const pages = pagesOf(bytes);
  for (const [index, page] of pages.entries()) {
    const words = page.replaceAll(/\s+/g, ' ');
    expect(words).toContain(`Page ${index + 1} sur ${pages.length}`);
    expect(words).toContain('Ne pas utiliser pour la navigation');
    expect(words).not.toContain('?');
  }
  expect(Buffer.from(bytes).toString('latin1')).toContain('/Lang (fr)');
});
