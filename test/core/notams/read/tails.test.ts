/** The rows of the table of tails by their own examples, and what no tail may do. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rows } from '#core/notams/read/closures/tails.ts';
import { times } from '../../../helpers/long.ts';
import { closuresOfText, severityOfText } from './closure-effects.ts';

it.each(rows.flatMap(({ name, examples }) => examples.map(([text, closures]) => [name, text, closures] as const)))(
  '%s: "%s"',
  (_, text, closures) => {
    expect(closuresOfText(text).join()).toBe(closures);
  },
);

const unknown = fc.array(
  fc.array(fc.constantFrom(...'BZQXJKV'), { minLength: 4, maxLength: 9 }).map((letters) => letters.join('')),
  { minLength: 1, maxLength: 4 },
);
const nouns = ['RWY 09/27', 'AD', 'BOTH RWY', 'RUNWAY 18/36', 'AERODROME'];
const states = ['CLSD', 'IS CLOSED', 'NOT AVBL', 'UNUSABLE', 'CLSD DUE WIP', 'CLSD UFN', 'CLSD TO ALL TFC', 'WILL BE CLOSED DUE TO SNOW'];
const clause = fc.tuple(fc.constantFrom(...nouns), fc.constantFrom(...states)).map((words) => words.join(' '));
const joint = fc.constantFrom(' ', '. ', ', ', '\n');

it('unknown words never weaken a closure, before it, after it or between two', () => {
  fc.assert(
    fc.property(clause, clause, unknown, joint, fc.constantFrom('before', 'behind', 'between'), (first, second, words, sign, place) => {
      const foreign = words.join(' ');
      const parts = place === 'before' ? [foreign, first] : place === 'behind' ? [first, foreign] : [first, foreign, second];
      const [alone, among] = [[first, second].slice(0, place === 'between' ? 2 : 1).join('. '), parts.join(sign)];
      expect(closuresOfText(among), among).toEqual(expect.arrayContaining(closuresOfText(alone)));
      expect(severityOfText(among), among).toBeGreaterThanOrEqual(severityOfText(alone));
    }),
    { seed: 27, numRuns: times(600, 20_000) },
  );
});

const limiting = ['0900-1000', 'DAILY 0900-1000', 'MON-FRI', 'AT NIGHT', 'FOR LDG', 'TO JET ACFT', 'FIRST 300M', 'WHEN WET'];

it('unknown words right before or after a tail leave the closure whole', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('CLSD', 'CLSD,', 'NOT AVBL'),
      unknown,
      fc.constantFrom(...limiting),
      fc.boolean(),
      (state, words, tail, isBefore) => {
        const foreign = words.join(' ');
        const text = `RWY 09/27 ${state} ${isBefore ? `${foreign} ${tail}` : `${tail} ${foreign}`}`;
        expect(closuresOfText(text), text).toContain('09/27 whole');
      },
    ),
    { seed: 27, numRuns: times(300, 5_000) },
  );
});

it.each([
  'NIGHTLY 2100-0500',
  '0600-0800 MONTHLY',
  '12-14 MAR INCLUSIVE',
  'FIRST TWO WEEKS OF MAR',
  'BTN DUSK AND DAWN',
  'ENTIRELY 12-14 MAR',
  'TO EVERYBODY 12-14 MAR',
  'TO EVERYONE 12-14 MAR',
  'INDEFINITELY EXC 14 MAR',
  '0600-0800 FM 12 MAR ONWARDS',
  'EVERY 20 MINS 0600-0800',
])('ordinary words next to a tail leave it its effect: RWY 09/27 CLSD %s', (tail) => {
  expect(closuresOfText(`RWY 09/27 CLSD ${tail}`).join()).toMatch(/^09\/27 part/);
});

const stops = ['CLSD', 'CLOSED', 'UNUSABLE', 'UNAVAILABLE', 'SUSPENDED'];
const tails = ['DUE WIP', 'DAILY 0700-1500', 'EXC TAX', 'TO JET ACFT', 'FIRST 300M', 'WHEN WET', 'PPR 2HR', 'EXP DELAYS', ''];
const deletable = fc.tuple(fc.constantFrom(...nouns), fc.constantFrom(...stops), fc.constantFrom(...tails));

it('a word that is lost never turns a closure into silence, as long as the ground and a word that stops are there', () => {
  fc.assert(
    fc.property(deletable, fc.nat(), ([noun, stop, tail], lost) => {
      const words = `${noun} ${stop} ${tail}`.trim().split(' ');
      const at = lost % words.length;
      const isLoss = words[at] !== stop && !/^(?:RWY|RUNWAY|AD|AERODROME)$/.test(words[at] ?? '');
      const text = words.filter((_, place) => place !== at || !isLoss).join(' ');
      expect(closuresOfText(text), text).not.toEqual([]);
    }),
    { seed: 27, numRuns: times(400, 5_000) },
  );
});
