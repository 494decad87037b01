/**
 * A closure put together out of a subject, a verb, times, an audience, a reason and a remark is never weaker than what its times and its audience say alone, in whatever order
 * they are written, and it is never silence; nor are two closures in one text.
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
/** Whom, what and which days an exception leaves open, and under which further conditions. */
const excepted = [
  'HEL, EMERG, BASED ACFT, SKED FLT, MIL ACFT, LDG, TKOF, TKOF RWY 09, CODE C ACFT, SAR, VFR TFC, TRAINING FLT',
  'SAT, SAT AND SUN, 12 MAR, 0800-1000, DAILY 0800-1000, 12 MAR 0800-1000, MON-FRI, BTN 0800 AND 1000',
].flatMap((list) => list.split(', '));
const conditions = [
  'WITH PPR, ON REQUEST, WITH 2HR PN, FOR HEAVY ACFT, UNDER TOW, WHEN DRY, IN VMC, IF NO SNOW, SUBJECT TO ATC APPROVAL',
  'UP TO CODE C, FOR LDG, FOR HEL, WHEN AD OPEN 1000-1200, WITH PRIOR COORD, FOR BASED ACFT, UNLESS NOTIFIED, PPR',
].flatMap((list) => list.split(', '));
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
  'DUE TRAINING',
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

const nouns = [
  'RWY 09/27',
  'RUNWAY 09/27',
  'AD',
  'ALL RWYS',
  'BOTH RUNWAYS',
  'RWY 09/27 AND RWY 18/36',
  'RWYS 09/27 AND 18/36',
  'MAIN RWY 09/27',
  'RWY 09/27 (GRASS)',
];
/** Two closures; the second of some has no verb, or no word for a runway. */
const pairs = [
  'RWY 09/27 V A1 T1, RWY 18/36 V A2 T2',
  'RWY 09/27 V A1 T1. RWY 18/36 V A2 T2',
  'RWY 09/27 V A1 T1 AND RWY 18/36 V A2 T2',
  'RWY 09/27 V A1 T1 THEN RWY 18/36 V A2 T2',
  'RWY 09/27 V A1 T1 (RWY 18/36 V A2 T2)',
  'RWY 09/27 V A1 T1, 18/36 V A2 T2',
  '1. RWY 09/27 V A1 T1\n2. RWY 18/36 V A2 T2',
  'A) RWY 09/27 V A1 T1 B) RWY 18/36 V A2 T2',
  'RWY 09/27: V A1 T1\nRWY 18/36: V A2 T2',
  'T1 RWY 09/27 V, T2 RWY 18/36 V',
  'T1: RWY 09/27 V. T2: RWY 18/36 V',
  'RWY 09/27 V T1, RWY 18/36 T2',
];

const closes = (text: string, runway = '09/27'): Effect[] =>
  effectsOfText(text, 'QMRXX').filter(
    ({ kind, runway: name }) =>
      kind === 'mayClose' || kind === 'closesAerodrome' || (kind === 'closesRunway' && (name === runway || name === null)),
  );
const alone = (tail: string): Effect | undefined => closes(`RWY 09/27 CLSD ${tail}`)[0];
const timesAlone = new Map(times.map((time) => [time, alone(time)]));
const audiencesAlone = new Map(audiences.map((audience) => [audience, alone(audience)]));

const periodsOf = (effect: Effect | undefined): string => JSON.stringify(effect?.periods.map(({ start, end }) => [start, end]));

/** Closed to all is not weaker than closed to some, at all times not than at some; times that are not understood may be any. */
function isAsStrong(effect: Effect, audience: string, time: string): boolean {
  if (effect.kind === 'mayClose') return true;
  const [of, at] = [audiencesAlone.get(audience), timesAlone.get(time)];
  const isSomeLeft = effect.for === 'allButSome' && of?.for?.startsWith('allBut') === true;
  const isAnyTime = effect.when === null || (effect.periods.length === 0 && /^(?:listedTimes|underCondition)$/.test(effect.when));
  return (
    (effect.for === null || effect.for === of?.for || isSomeLeft) &&
    (isAnyTime || (effect.when === at?.when && periodsOf(effect) === periodsOf(at)))
  );
}

const written = (text: string): string => text.replaceAll(/ +/g, ' ').replaceAll(/ (?=[:,.;])| $/g, '');

const one = fc
  .record({
    N: fc.constantFrom(...nouns),
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
    const words: Readonly<Record<string, string>> = {
      ...parts,
      R: isForFirst ? '' : parts.R,
      ':': parts.T === '' && order.startsWith('T') ? '' : ':',
    };
    return {
      text:
        written(
          [...order]
            .map((part) => words[part] ?? '')
            .join(' ')
            .trim(),
        ) + parts.M,
      audience: parts.A,
      time: parts.T,
    };
  });

const two = fc
  .record({
    form: fc.constantFrom(...pairs),
    V: fc.constantFrom(...verbs.filter((verb) => verb !== 'U/S')),
    T1: fc.constantFrom(...times),
    T2: fc.constantFrom(...times),
    A1: fc.constantFrom(...audiences),
    A2: fc.constantFrom(...audiences),
  })
  .map(({ form, ...parts }) => ({
    ...parts,
    hasAudience: form.includes('A1'),
    text: written(form.replaceAll(/\b(?:V|[TA][12])\b/g, (part) => parts[part as keyof typeof parts])).trim(),
  }));

it('each part alone closes a runway', () => {
  const effects = [...timesAlone.values(), ...audiencesAlone.values()];
  expect(effects.filter((effect) => effect?.kind !== 'closesRunway')).toEqual([]);
});

/** Times in words between them, or from a day to another, are not read in front. */
const inFront = times.filter((time) => (timesAlone.get(time)?.periods.length ?? 0) > 0 && !/BTN|OUTSIDE| - /.test(time));

it.each(inFront)('times in front are read as those behind: %s', (time) => {
  const [effect] = closes(`${time} RWY 09/27 CLSD DUE WIP`);
  expect(periodsOf(effect)).toBe(periodsOf(timesAlone.get(time)));
});

it('hours in front and hours behind leave open whose they are', () => {
  const [effect] = closes('0800-1000 RWY 09/27 CLSD 1000-1200 RWY 18/36 CLSD');
  expect([effect?.when, effect?.periods]).toEqual(['listedTimes', []]);
});

it('the parts of a closure together are as strong as each of them alone', () => {
  fc.assert(
    fc.property(one, ({ text, audience, time }) => {
      expect({ text, isAsStrong: closes(text).some((effect) => isAsStrong(effect, audience, time)) }).toEqual({ text, isAsStrong: true });
    }),
    { seed: 27, numRuns: runs(1_000, 40_000) },
  );
});

/** What is left open at all is left open to some, with permission, or under a condition; days that are named may be closed too. */
function isLeftToSome({ kind, for: closedFor, extent, when, periods }: Effect): boolean {
  if (kind === 'mayClose') return true;
  return closedFor === null ? extent !== 'part' || (when !== null && periods.length === 0) : closedFor.startsWith('allBut');
}

it('an exception under a condition leaves nothing open to all', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...nouns),
      fc.constantFrom('EXC', 'EXCEPT FOR', 'OTHER THAN', 'WITH EXCEPTION OF'),
      fc.constantFrom(...excepted),
      fc.constantFrom(...conditions),
      (noun, except, who, condition) => {
        // `EXC LDG FOR LDG`
        fc.pre(!(condition === 'FOR LDG' && /^(?:LDG|TKOF)/.test(who)));
        const text = `${noun} CLSD ${except} ${who} ${condition}`;
        expect({ text, isLeftToSome: closes(text).every(isLeftToSome) && closes(text).length > 0 }).toEqual({ text, isLeftToSome: true });
      },
    ),
    { seed: 27, numRuns: runs(1_000, 40_000) },
  );
});

it('two closures in one text are as strong as each of them alone', () => {
  fc.assert(
    fc.property(two, ({ text, T1, T2, A1, A2, hasAudience }) => {
      const areAsStrong = [
        closes(text, '09/27').some((effect) => isAsStrong(effect, hasAudience ? A1 : '', T1)),
        closes(text, '18/36').some((effect) => isAsStrong(effect, hasAudience ? A2 : '', T2)),
      ];
      expect({ text, areAsStrong }).toEqual({ text, areAsStrong: [true, true] });
    }),
    { seed: 27, numRuns: runs(1_000, 40_000) },
  );
});
