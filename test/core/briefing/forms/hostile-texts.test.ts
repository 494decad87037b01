/** No form that people read has a control or a direction of a text: a NOTAM cannot hide or turn what is next to it. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Briefing } from '#contract/briefing/briefing.ts';
import type { BriefingFormat } from '#contract/briefing/options.ts';
import { languages } from '#contract/language.ts';
import { pagesOf, isPopplerHere } from '../../../helpers/poppler.ts';
import { briefOf, fileOf, planOf, testCore } from '../setting.ts';

const opened = testCore(
  '2026-11-21T07:00:00.000Z',
  { q: 'QMRLC', e: 'RWY 04/22 CLSD.' },
  { q: 'QXXXX', e: 'SOMETHING', a: 'LSZH', at: '4727N00833E005' },
  { q: 'QRDCA', scope: 'W', a: 'LSAS', at: '4650N00720E010', f: 'SFC', g: 'FL100' },
);
let base: Briefing;
beforeAll(() => void (base = briefOf(opened.core)(planOf('LSGG LSZH'))));

const hostile = /(?![\t\n])\p{Cc}|\p{Bidi_Control}|\p{Zl}|\p{Zp}/u;
const signs = fc.string({
  unit: fc.constantFrom('\u001B', '\u009B', '\r', '\u0000', '\u202E', '\u2066', '\u2069', '\u200F', '\u2028', 'א', 'A', ' ', '4', '<'),
  maxLength: 40,
});

/** The words of the briefing that come from data and from the user, each with some of the text. */
function withText(text: string): Briefing {
  const marked = (word: string) => `${word}${text}`;
  return {
    ...base,
    route: { ...base.route, text: marked(base.route.text) },
    aerodromes: base.aerodromes.map((one) => ({ ...one, name: marked(one.name ?? '') })),
    data: {
      ...base.data,
      sources: [{ source: marked('SOURCE'), notams: 1, importedAt: null, issuedAt: null, freshness: 'unknown' } as never],
    },
    notices: base.notices.map((one) => ({
      ...one,
      notamId: marked(one.notamId ?? ''),
      message: marked(one.message),
      schedule: marked('H24'),
      lowerLimit: marked('SFC'),
    })),
    points: base.points.map((one) => ({ ...one, ident: marked(one.ident) })),
    aids: [{ ident: marked('GVA'), service: 'VOR', frequencyMhz: null, notices: [] } as never],
    enRoute: { ...base.enRoute, firs: [marked('LSAS')] },
  };
}

const made = async (briefing: Briefing, format: BriefingFormat, language: (typeof languages)[number]) => {
  return Buffer.from((await fileOf(opened.core, briefing, { format, paper: 'a4', language })).bytes);
};

describe.each(languages)('in %s', (language) => {
  it.each(['text', 'md', 'html'] as const)('%s has none of it, and says which it was', async (format) => {
    await fc.assert(
      fc.asyncProperty(signs, async (text) => {
        const whole = (await made(withText(text), format, language)).toString();
        // The program writes such characters only to isolate, in pairs.
        expect(whole.replaceAll(/\u2068[^\u2068\u2069\n]+\u2069/g, '')).not.toMatch(hostile);
        expect(whole.match(/‹U\+202E›/g)?.length ?? 0).toBeGreaterThan(text.includes('\u202E') ? 5 : -1);
      }),
      { numRuns: 40 },
    );
  });
});

it('isolates in HTML and in text what runs from right to left', async () => {
  expect((await made(withText(' مطار 04'), 'html', 'en')).toString()).toContain('<bdi>مطار</bdi> 04');
  expect((await made(withText(' مطار 04'), 'text', 'en')).toString()).toContain('\u2068مطار\u2069 04');
});

it.runIf(isPopplerHere)('shows them on paper', async () => {
  const pages = pagesOf(await made(withText('\u202E40 YWR\u001B'), 'pdf', 'en')).join('\n');
  expect(pages).toContain('‹U+202E›40');
  expect(pages).toContain('YWR‹U+001B›');
});

it('keeps the bytes in data', async () => {
  const { notices } = JSON.parse((await made(withText('\u202E40 YWR\u001B'), 'json', 'en')).toString()) as Briefing;
  expect(notices[0]?.message.endsWith('\u202E40 YWR\u001B')).toBe(true);
});
