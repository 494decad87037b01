/** The same briefing in every form: numbers, raw texts and what is not shown, whatever a text contains. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Briefing } from '#contract/briefing/briefing.ts';
import { briefingPapers } from '#contract/briefing/options.ts';
import { en } from '#words/en/en.ts';
import { sheetOf } from '#core/briefing/forms/sheet.ts';
import { briefingToHtml } from '#core/briefing/forms/to-html.ts';
import { briefingToMarkdown } from '#core/briefing/forms/to-markdown.ts';
import { briefingDocument } from '#core/briefing/forms/to-pdf.ts';
import { briefingToText } from '#core/briefing/forms/to-text.ts';
import { onlyPrintable } from '#core/print/printable.ts';
import { openPrinter } from '#core/print/printer.ts';
import { times } from '../../../helpers/long.ts';
import { fontsOf, isPopplerHere, pagesOf } from '../../../helpers/poppler.ts';
import { briefOf, planOf, testCore } from '../setting.ts';

const opened = testCore(
  '2026-11-21T07:00:00.000Z',
  { q: 'QMRLC', e: 'RWY 04/22 CLSD.' },
  { q: 'QFUAU', e: 'FUEL JET A1 NOT AVBL.', a: 'LSZH', at: '4727N00833E005' },
  { q: 'QRDCA', scope: 'W', a: 'LSAS', at: '4650N00720E010', f: 'SFC', g: 'FL100' },
  { q: 'QRDCA', scope: 'W', a: 'LSAS', at: '5200N00000E010' },
  { fir: 'LSAS', a: 'LSAS', scope: 'E', at: '4700N00800E999', e: 'ALL OF LSAS.' },
);
let base: Briefing;
beforeAll(() => void (base = briefOf(opened.core)(planOf('N0120A055 LSGG LSZH'))));
const printer = openPrinter();

const squeezed = (text: string): string => text.replaceAll(/\s+/g, '');
const unescaped = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/).map(squeezed);
/** Leaves out head and foot. */
const printed = (pdf: Uint8Array): string =>
  squeezed(
    pagesOf(pdf)
      .map((page) =>
        page
          .split('\n')
          .filter((line) => line.trim() !== '')
          .slice(1, -2)
          .join('\n'),
      )
      .join('\n'),
  );
const withTexts = (texts: readonly { number: string; message: string; isAcknowledged: boolean }[]): Briefing => ({
  ...base,
  notices: base.notices.map((notice, index) => {
    const { number, message, isAcknowledged } = texts[index % texts.length] ?? { number: '', message: '', isAcknowledged: false };
    return { ...notice, notamId: number, message, isAcknowledged };
  }),
});
const letters = fc.constantFrom(...'ABCXYZ019 .,;:()/-+*_#`~|<>&"\'[]{}\\=!ЖЙüß\n');
const texts = fc.array(
  fc.record({
    number: fc.stringMatching(/^[A-Z]\d{4}\/26$/),
    message: fc.string({ unit: letters, minLength: 1, maxLength: 600 }),
    isAcknowledged: fc.boolean(),
  }),
  { minLength: 4, maxLength: 4 },
);
const noLabels = { labels: new Map<string, { notamId: string | null; place: string | null }>(), areas: [] };

describe('the forms of a briefing', () => {
  it('have every number and every line of every raw text, and lose no markup to them', () => {
    expect(base.notices).toHaveLength(4);
    fc.assert(
      fc.property(texts, (some) => {
        const briefing = withTexts(some);
        const sheet = sheetOf(briefing, noLabels, en);
        const forms = {
          text: squeezed(briefingToText(sheet, true)),
          md: squeezed(briefingToMarkdown(sheet, true)),
          html: squeezed(unescaped(briefingToHtml(sheet, true))),
        };
        for (const [form, whole] of Object.entries(forms))
          for (const { notamId, message } of briefing.notices)
            for (const line of [notamId ?? '', ...linesOf(message)]) expect(whole.includes(line), `${form}: ${line}`).toBe(true);
        const html = briefingToHtml(sheet, true)
          .replace(/<style>.*<\/style>/s, '')
          .replaceAll(
            /<\/?(?:!doctype|html|head|meta|title|style|body|h[123]|p|b|ul|li|table|thead|tbody|tr|th|td|section|pre|details|summary|footer|div|i|svg|path|circle|rect|text)(?: [a-zA-Z-]+="[^"<>]*"| html)*\/?>/g,
            '',
          );
        expect(html).not.toMatch(/[<>]/);
      }),
      { numRuns: times(100, 3000) },
    );
  });

  it.runIf(isPopplerHere)('are on paper as well', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (some) => {
        const briefing = withTexts(some);
        const whole = printed(await printer.print(briefingDocument(sheetOf(briefing, noLabels, en), { paper: 'a4', hasAppendix: true })));
        for (const { notamId, message } of briefing.notices)
          for (const line of [notamId ?? '', ...message.split(/\r\n|\r|\n/).map((one) => squeezed(onlyPrintable(one)))])
            expect(whole.includes(line), line).toBe(true);
      }),
      { numRuns: times(1, 40) },
    );
  });

  it.runIf(isPopplerHere).each(briefingPapers)(
    'on %s have their fonts, and on each page its number, the ages and the warning',
    async (paper) => {
      const notices = Array.from({ length: 40 }, (_, index) => ({
        ...base.notices[index % 4],
        id: `n${index}`,
        message: `TEXT ${index}\n`.repeat(9),
      }));
      const many = { ...base, notices, unplaced: notices.map(({ id }) => id) } as Briefing;
      const pdf = await printer.print(briefingDocument(sheetOf(many, noLabels, en), { paper, hasAppendix: true }));
      const pages = pagesOf(pdf);
      expect(pages.length).toBeGreaterThan(3);
      for (const [index, page] of pages.entries()) {
        const words = page.replaceAll(/\s+/g, ' ');
        expect(words).toContain(`Page ${index + 1} of ${pages.length}`);
        expect(words).toContain('Not for navigation');
        expect(words).toContain('NOTAMs imported 21 NOV 2026 0700Z (0 min old)');
      }
      expect(fontsOf(pdf).every(({ isEmbedded }) => isEmbedded)).toBe(true);
      expect(Buffer.from(pdf).toString('latin1')).toContain('/Outlines');
    },
  );

  it.runIf(isPopplerHere)('align what goes on under a bullet with its text, as text and on paper', async () => {
    const sheet = sheetOf({ ...base, reasons: ['arrivalUnknown', 'endNotInData'] }, noLabels, en);
    const pages = pagesOf(await printer.print(briefingDocument(sheet, { paper: 'a5', hasAppendix: false })));
    for (const text of [briefingToText(sheet, true), pages.join('\n')]) {
      const lines = text.split('\n');
      const at = lines.findIndex((line) => line.includes('Departure or destination is not in the data'));
      const [bullet = '', next = ''] = lines.slice(at, at + 2);
      expect(bullet).toMatch(/^ *[-•] Departure/);
      expect(next.search(/\S/)).toBe(bullet.indexOf('Departure'));
    }
  });

  it('write a long distance in groups of three figures', () => {
    const far = sheetOf({ ...base, route: { ...base.route, distanceNm: 1168.4 } }, noLabels, en);
    expect(briefingToText(far, false)).toContain(' · 1,168 NM · ');
  });

  it('begin with the runways, the closed one by number and until when, and say what is not shown', () => {
    const text = briefingToText(sheetOf(base, noLabels, en), false);
    const line = text.split('\n').find((one) => one.startsWith('- 04/22 '));
    expect(line).toBe('- 04/22 CLOSED until 2359Z A0001/26');
    expect(text.indexOf('- 04/22 ')).toBeLessThan(text.indexOf('In the order of the flight: 4 NOTAMs shown, 1 not'));
    expect(text).toContain('Not shown: 1 (1 outside the corridor)');
    expect(text).toContain('Not for navigation');
    expect(text).toContain('the texts of 4 NOTAMs as published');
    expect(text).not.toContain('ALL OF LSAS.)');
  });

  it('name each that is not shown by number and place, and count very many by region', () => {
    const [one] = base.notShown;
    if (!one) throw new Error('nothing is left out');
    const named = sheetOf(base, { ...noLabels, labels: new Map(one.ids.map((id) => [id, { notamId: 'A0004/26', place: 'LSAS' }])) }, en);
    expect(briefingToText(named, true)).toContain('LSAS: A0004/26');
    const ids = Array.from({ length: 3000 }, (_, index) => `id${index}`);
    const many = { ...base, notShown: [{ ...one, ids, count: ids.length }] };
    const places = new Map(ids.map((id, index) => [id, { notamId: id, place: index % 3 === 0 ? 'EDDF' : 'LSZH' }]));
    expect(briefingToText(sheetOf(many, { ...noLabels, labels: places }, en), true)).toContain('ED… 1,000, LS… 2,000');
  });
});
