/** Reports with a word deleted, doubled or damaged, and any text at all. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Conditions } from '#contract/weather/report.ts';
import { decodeReport } from '#core/weather/decode.ts';
import { decodeReports, splitText } from '#core/weather/split-text.ts';

const NOW = Date.parse('2026-11-21T06:00:00Z');
const fields = ['wind', 'visibility', 'qnh', 'temperature', 'clouds', 'rvr', 'weather'] as const;
type Field = (typeof fields)[number];
type Word = { text: string; field: Field | 'begin' | 'time'; part: number };

const one = (field: Word['field'], ...texts: string[]) => fc.constantFrom(...texts).map((text) => ({ text, field }));
const conditions = fc
  .tuple(
    one('wind', '22007KT', '10012G25KT', '16005MPS', 'VRB02KT'),
    one('visibility', '9999', '0400', '2500', '3/4SM', '10SM'),
    one('weather', '-RA', 'FG', '+TSRA', 'BR'),
    one('clouds', 'FEW020', 'BKN008', 'OVC012', 'SCT030CB'),
  )
  .map((words) => [...words]);
const metar = fc
  .tuple(conditions, one('rvr', 'R22/0300N', 'R05/1100'), one('temperature', '12/10', 'M02/M05'), one('qnh', 'Q1014', 'A2992'), conditions)
  .map(([first, rvr, temperature, qnh, later]): Word[] => {
    const [wind, visibility, weather, clouds] = first;
    const whole = [wind, visibility, rvr, weather, clouds, temperature, qnh].flatMap((word) => (word ? [{ ...word, part: 0 }] : []));
    const [, trendVisibility, trendWeather, trendClouds] = later;
    const trend = [{ text: 'TEMPO', field: 'begin' as const }, trendVisibility, trendWeather, trendClouds];
    return [...whole, ...trend.flatMap((word) => (word ? [{ ...word, part: 1 }] : []))];
  });
const taf = fc
  .tuple(conditions, conditions, conditions)
  .map(([first, second, third]): Word[] => [
    ...first.map((word) => ({ ...word, part: 0 })),
    { text: 'TEMPO', field: 'begin', part: 1 },
    { text: '2106/2112', field: 'time', part: 1 },
    ...second.map((word) => ({ ...word, part: 1 })),
    { text: 'FM211300', field: 'begin', part: 2 },
    ...third.map((word) => ({ ...word, part: 2 })),
  ]);

const words = (part: Conditions & { temperatureC?: number | null }): Record<Field, string[]> => ({
  wind: part.wind ? [part.wind.token] : [],
  visibility: part.visibility ? [part.visibility.token] : [],
  qnh: part.qnh
    ? [`${part.qnh.unit === 'hPa' ? 'Q' : 'A'}${part.qnh.unit === 'hPa' ? part.qnh.value : Math.round(part.qnh.value * 100)}`]
    : [],
  temperature: part.temperatureC === null || part.temperatureC === undefined ? [] : [String(part.temperatureC)],
  clouds: part.clouds.map(({ token }) => token),
  rvr: part.rvr.map(({ token }) => token),
  weather: part.weather.map(({ token }) => token),
});

function partsOf(head: string, report: readonly string[]): Record<Field, string[]>[] {
  const read = decodeReport(`${head} ${report.join(' ')}=`, NOW);
  if (typeof read === 'string' || read.decoded === null) return [];
  return [words(read.decoded), ...read.decoded.trends.filter(({ kind }) => kind !== 'UNKNOWN').map(words)];
}

type Change = { at: number; how: 'delete' | 'double' | 'damage'; letter: string; place: number };
const change = fc.record({
  at: fc.nat(40),
  how: fc.constantFrom('delete' as const, 'double' as const, 'damage' as const),
  letter: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/'),
  place: fc.nat(12),
});

function changed(report: readonly Word[], { at, how, letter, place }: Change): { texts: string[]; word: Word; damaged: string } {
  const index = at % report.length;
  const word = report[index]!;
  const on = place % word.text.length;
  const damaged = `${word.text.slice(0, on)}${letter}${word.text.slice(on + 1)}`;
  const instead = { delete: [], double: [word.text, word.text], damage: [damaged] }[how];
  const texts = report.map(({ text }) => text);
  return { texts: [...texts.slice(0, index), ...instead, ...texts.slice(index + 1)], word, damaged };
}

it.each([
  ['METAR LSGG 210550Z', metar],
  ['TAF LSGG 210525Z 2106/2206', taf],
] as const)('%s: a changed word changes no value but its own, and lends no other group a value', (head, reports) => {
  fc.assert(
    fc.property(reports, change, (report, what) => {
      const { texts, word, damaged } = changed(report, what);
      const before = partsOf(
        head,
        report.map(({ text }) => text),
      );
      const after = partsOf(head, texts);
      const strange = after.flatMap((part, number) =>
        // Figures of temperatures have no token next to them.
        fields
          .filter((field) => field !== 'temperature' || word.field !== field)
          .flatMap((field) => {
            const own = before.flatMap((other, at) => (word.field === 'begin' || at === number ? other[field] : []));
            return part[field].filter((token) => !own.includes(token) && token !== damaged && !token.includes(word.text));
          }),
      );
      const others = word.part === 0 ? fields.filter((field) => field !== word.field && !canBecome(damaged, field)) : fields;
      const bodies = [before, after].map(([body]) => others.map((field) => body?.[field]));
      expect({ texts, strange, body: bodies[1] }).toEqual({ texts, strange: [], body: bodies[0] });
    }),
    { numRuns: 300, seed: 31 },
  );
});

/** A letter can make another word of the report: 9999 of 999A is not one, RA of SA is. */
const canBecome = (damaged: string, field: Field): boolean =>
  field === 'weather' ? /^[-+A-Z]+$/.test(damaged) : field === 'clouds' ? /^(?:FEW|SCT|BKN|OVC)/.test(damaged) : false;

it('any text goes in, and the same text comes out', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      'METAR ',
      'TAF ',
      'LSGG ',
      '210550Z ',
      '2106/2112 ',
      'TEMPO ',
      '22007KT ',
      '9999 ',
      'BKN008 ',
      'RMK ',
      '=',
      '\n',
      'FM1200 ',
      'R22/',
      '1 1/2SM ',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.join('');
      const { items } = decodeReports(splitText(text), NOW);
      const lines = text.replace(/\r\n|\r/g, '\n');
      for (const { raw } of items) expect(lines).toContain(raw.split('\n')[0]);
    }),
    { numRuns: 300, seed: 31 },
  );
});
