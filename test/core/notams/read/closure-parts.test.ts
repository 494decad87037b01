/**
 * A closure put together out of a verb, times, an audience, a reason and a remark is never weaker than what its times and its audience say alone, in whatever order they are
 * written, and it is never silence.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Effect } from '#core/notams/read/notice.ts';
import { times as runs } from '../../../helpers/long.ts';
import { effectsOfText } from './closure-effects.ts';

const verbs = ['CLSD', 'NOT AVBL', 'IS CLOSED', 'U/S', 'SUSPENDED', 'WILL BE CLSD'];
const times = [
  '',
  '0800-1000',
  'DAILY 0800-1000',
  '12 MAR 0800-1000',
  'MON-FRI 0800-1000',
  'SAT SUN',
  '12-14 MAR',
  'FM 120800 TO 121000',
  'AT NIGHT',
  'HN',
  'SS-SR',
  'WHEN WET',
  'DRG LVP',
  'BTN 0800 AND 1000',
  'EVERY MON 0800-1000 AND THU 1200-1400',
  '2200-0600 DAILY',
  '12 MAR 0800 - 13 MAR 1000',
  'ON 12 AND 14 MAR',
  '0800-1000, 1200-1400',
  '12 MAR FM 0800 TO 1000',
  'MON TO FRI FM 0800 TO 1000',
  'EV SAT',
  'OUTSIDE HR 0800-1600',
  '0800-1000 LT',
  'HJ',
  '0800-1000 ON 12, 13 AND 15 MAR',
];
const audiences = [
  '',
  'FOR LDG',
  'FOR TKOF',
  'TO JET ACFT',
  'TO ACFT MTOW MORE THAN 5700KG',
  'TO TRANSIENT ACFT',
  'EXC HEL',
  'EXC EMERG',
  'EXC PPR',
  'TO VFR TFC',
  'TO ALL TFC',
  'EXC TAX',
  'EXC FOR TAX',
  'FOR TRAINING FLT',
  'TO CIV ACFT',
  'EXC BASED ACFT',
  'EXC SKED FLT',
  'EXC MIL ACFT',
  'FOR INTL FLT',
  'TO CODE D AND ABOVE',
  'TO HEL',
  'FOR IFR',
  'TO NON SKED FLT',
  'TO A320',
  'FOR LDG AND TKOF',
  'FOR USE',
];
const reasons = [
  '',
  'DUE WIP',
  'DUE TO SNOW REMOVAL',
  'FOR MAINT',
  'DUE MIL EXER',
  'DUE MIL HEL OPS',
  'OWING TO FLOOD',
  'BECAUSE OF DISABLED ACFT',
  'FOR GRASS CUTTING',
  'DUE NIGHT WORKS',
  'DUE TO LACK OF STAFF',
];
const remarks = [
  '',
  '. USE RWY 18/36',
  ', ALTN RWY 18/36',
  ', EXP DELAYS',
  '. CTC TWR 118.5 BEFORE START',
  ' (TEL 0123456)',
  '. TWY A AVBL',
  '. RWY 18/36 AVBL 0600-0700',
  '. EXPECT DELAYS 0600-0700',
  '. HEL OPS UNAFFECTED',
  '. TWY A CLSD',
  '. ILS U/S',
];
const orders = ['NVAT', 'NVTA', 'NVATR', 'NVTAR', 'NVRTA', 'NVRAT', 'TNVAR', 'T:NVAR', 'N:VTA', 'RTNVA'];

const closes = (text: string): Effect[] =>
  effectsOfText(text, 'QMRXX').filter(
    ({ kind, runway }) => kind === 'mayClose' || (kind === 'closesRunway' && (runway === '09/27' || runway === null)),
  );
const alone = (tail: string): Effect | undefined => closes(`RWY 09/27 CLSD ${tail}`)[0];

/** Closed to all is not weaker than closed to some, at all times not than at some; times that are not understood may be any. */
function isAsStrong(effect: Effect, { audience, time }: { audience: Effect | undefined; time: Effect | undefined }): boolean {
  if (effect.kind === 'mayClose') return true;
  const isForAll = effect.for === null || effect.for === audience?.for;
  const isAnyTime = effect.when === null || (effect.periods.length === 0 && /^(?:listedTimes|underCondition)$/.test(effect.when));
  return (
    isForAll &&
    (isAnyTime ||
      (effect.when === time?.when &&
        String(effect.periods.map(({ start, end }) => [start, end])) === String(time.periods.map(({ start, end }) => [start, end]))))
  );
}

const sentence = fc
  .record({
    V: fc.constantFrom(...verbs),
    T: fc.constantFrom(...times),
    A: fc.constantFrom(...audiences),
    R: fc.constantFrom(...reasons),
    M: fc.constantFrom(...remarks),
    order: fc.constantFrom(...orders),
  })
  .map(({ order, ...parts }) => {
    // `FOR MAINT` begins no text.
    const isForFirst = order.startsWith('R') && parts.R.startsWith('FOR');
    const words: Readonly<Record<string, string>> = { ...parts, R: isForFirst ? '' : parts.R, N: 'RWY 09/27', ':': ':' };
    const said = [...order]
      .map((part) => words[part] ?? '')
      .filter(Boolean)
      .join(' ')
      .replace(/^: | :/, (sign) => sign.trim());
    return { text: said + parts.M, time: parts.T, audience: parts.A };
  });

it('the parts of a closure together are as strong as each of them alone', () => {
  const timesAlone = new Map(times.map((time) => [time, alone(time)]));
  const audiencesAlone = new Map(audiences.map((audience) => [audience, alone(audience)]));
  expect([...timesAlone.values(), ...audiencesAlone.values()].every((effect) => effect?.kind === 'closesRunway')).toBe(true);
  fc.assert(
    fc.property(sentence, ({ text, time, audience }) => {
      const parts = { time: timesAlone.get(time), audience: audiencesAlone.get(audience) };
      expect({ text, isAsStrong: closes(text).some((effect) => isAsStrong(effect, parts)) }).toEqual({ text, isAsStrong: true });
    }),
    { seed: 27, numRuns: runs(1_000, 40_000) },
  );
});
