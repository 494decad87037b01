/** A text may give a closure by what is left open: an aerodrome is closed at the other times, and no minute of them is left out. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { effectsOfText } from './closure-effects.ts';

const BEGIN = Date.parse('2026-03-10T06:00Z');
const END = Date.parse('2026-03-20T18:00Z');
const MINUTE = 60_000;

/** Minutes from the begin at which the effects close; null where any has times that are not listed. */
function closedMinutes(text: string): Set<number> | null {
  const closed = new Set<number>();
  const closing = effectsOfText(text).filter(({ kind }) => kind === 'closesAerodrome');
  for (const { periods, extent } of closing) {
    if (periods.length === 0 && extent !== 'whole') return null;
    for (const { start, end } of periods.length === 0 ? [{ start: null, end: null }] : periods) {
      const to = Math.min(end === null ? END : Date.parse(end), END);
      for (let at = Math.max(start === null ? BEGIN : Date.parse(start), BEGIN); at < to; at += MINUTE) closed.add((at - BEGIN) / MINUTE);
    }
  }
  return closing.length === 0 ? null : closed;
}

const hour = fc.integer({ min: 0, max: 23 }).map((at) => `${String(at).padStart(2, '0')}00`);
const hours = fc
  .tuple(hour, hour)
  .filter(([from, to]) => from !== to)
  .map(([from, to]) => `${from}-${to}`);
const days = fc.constantFrom('', 'DLY', 'MON-FRI', 'SAT SUN', 'TUE THU', '12 MAR', '12-14 MAR', '11, 13 AND 15 MAR');
const schedules = fc.tuple(days, hours).map(([day, time]) => `${day} ${time}`.trim());

const others = [
  (open: string) => `AD OPEN ${open}, CLSD OTHERWISE`,
  (open: string) => `AD OPEN ${open}. CLSD AT ALL OTHER TIMES`,
  (open: string) => `AD OPEN ${open}. AT OTHER TIMES AD CLSD`,
  (open: string) => `AD OPEN ${open} OTHERWISE THE AD IS CLSD`,
  (open: string) => `AD OPEN ${open}. CLSD FOR THE REMAINDER`,
  (open: string) => `AD OPEN ${open}. AD CLSD REST OF THE TIME`,
  (open: string) => `AD HR OF OPS: ${open}.\nAD CLSD OUTSIDE THESE HR`,
  (open: string) => `AD OPEN ONLY ${open}`,
  (open: string) => `AD CLSD. AVBL ${open}`,
];

it('closes all but what is open, whichever words say so', () => {
  let read = 0;
  fc.assert(
    fc.property(schedules, fc.constantFrom(...others), (open, say) => {
      const opened = closedMinutes(`AD CLSD ${open}`);
      const closed = closedMinutes(say(open));
      if (opened === null || closed === null) return;
      read++;
      for (let at = 0; at < (END - BEGIN) / MINUTE; at++)
        if (closed.has(at) === opened.has(at)) throw new Error(`${say(open)}: minute ${at}`);
    }),
    { numRuns: 300 },
  );
  expect(read).toBeGreaterThan(250);
});

it.each(others.map((say) => say('MON-FRI 0700-1900 AND SAT 0800-1200')))('reads hours of several days: %s', (text) => {
  expect(closedMinutes(text)?.size).toBe(closedMinutes('AD OPEN MON-FRI 0700-1900, SAT 0800-1200. CLSD OTHERWISE')?.size);
});

it.each([
  'AD OPR HR: MON-FRI 0700-1900, SAT 0800-1200, SUN CLSD',
  'AD OPR HR: MON-FRI 0700-1900, SUN CLSD, SAT 0800-1200',
  'AD HR OF OPS MON-FRI 0700-1900 SAT 0800-1200 SUN CLSD. O/R 24HR PN TO TEL 12345',
])('is closed outside its hours where they name a day on which it is closed: %s', (text) => {
  expect(closedMinutes(text)?.size).toBe(closedMinutes('AD OPEN MON-FRI 0700-1900, SAT 0800-1200. CLSD OTHERWISE')?.size);
});

it.each([
  ['AD OPS HR SHORTENED TO 0700-1700 (ORIGINAL 0600-1800) REF AIP AD2.3', ['10T06:00 10T07:00', '10T17:00 11T07:00']],
  ['AD HR OF OPS 0700-1700. SUNSET AD, NO NIGHT FACILITIES', ['10T06:00 10T07:00', '10T17:00 11T07:00']],
  ['AD HR SER 0700/1700', ['10T06:00 10T07:00', '10T17:00 11T07:00']],
  ['AD OPR HR 0700-1700', ['10T06:00 10T07:00', '10T17:00 11T07:00']],
  ['AD OPEN H24 EXC 14 MAR', ['14T00:00 15T00:00']],
  ['AD OPEN H24', []],
])('may be closed outside its hours, where that is all that is said: %s', (text, expected) => {
  const doubts = effectsOfText(text, 'QFAAH').filter(({ kind }) => kind === 'mayClose');
  const periods = doubts.flatMap((doubt) => doubt.periods.map(({ start, end }) => `${start.slice(8, 16)} ${end?.slice(8, 16)}`));
  expect(periods.slice(0, 2)).toEqual(expected);
});

it('is left to those with permission outside its hours', () => {
  const [effect] = effectsOfText('HOURS OF OPS CHANGED TO: MON-FRI 0700-1700. OUTSIDE HR PPR 24HR', 'QFAAH');
  expect([effect?.kind, effect?.for]).toEqual(['closesAerodrome', 'allButPermitted']);
  expect(effect?.periods.slice(0, 2).map(({ start, end }) => `${start.slice(8, 16)} ${end?.slice(8, 16)}`)).toEqual([
    '10T06:00 10T07:00',
    '10T17:00 11T07:00',
  ]);
});

it('may be closed outside its hours on other days than those on which it is closed', () => {
  const found = effectsOfText('AD OPR HR 0700-1700. CLSD 12 MAR', 'QFAAH');
  expect(found.map(({ kind }) => kind)).toEqual(['closesAerodrome', 'mayClose']);
  expect(found[1]?.periods.length).toBeGreaterThan(1);
});

it('may be closed at any time where its hours are not understood', () => {
  const doubt = { kind: 'mayClose', periods: [] };
  expect(effectsOfText('AD OPR HR: MON WED 0700-1700, OTHER DAYS O/R', 'QFAAH')).toMatchObject([doubt]);
  expect(effectsOfText('AD OPR HR: MON WED 0700-1700, OTHER DAYS O/R. CLSD 12 MAR', 'QFAAH')).toMatchObject([
    { kind: 'closesAerodrome' },
    doubt,
  ]);
  expect(effectsOfText('AERODROME FOXDALE WILL HAVE MODIFIED AIRFIELD HOURS ON 13 MAR FROM 1900(Z)-0300(Z)', 'QXXXX')).toMatchObject([
    doubt,
  ]);
});

it('may be closed at any time where another sentence says stop', () => {
  for (const stop of ['AD EVACUATED', 'AD ON STRIKE'])
    expect(effectsOfText(`AD OPR HR 0700-1700. ${stop}`, 'QFAAH')).toMatchObject([{ kind: 'mayClose', periods: [] }]);
  expect(effectsOfText('AD OPR HR 0700-1700. ARRIVALS REFUSED', 'QFAAH')).toMatchObject([
    { kind: 'closesAerodrome', for: 'landing', periods: [] },
  ]);
});

it.each([
  'AD OPEN 0500-2100. 13 MAR OPEN ONLY 0500-1200, 14 MAR CLSD. OTHER TIMES CLSD',
  'AD OPEN 0600-2200 EXC 13 MAR WHEN OPEN 0900-1700. CLSD REST OF THE TIME',
  'TWR HR 0600-1200. AD CLSD OUTSIDE THESE HR',
  'AD NOT AVBL MON-FRI. AVBL SUN 0800-1600',
])('lists no times where the words leave it open: %s', (text) => {
  expect(closedMinutes(text)).toBeNull();
});

it.each(['RWY 09/27', 'RWY 08L/26R', 'RWY 09'])('%s is closed at other times than those at which alone it is open', (runway) => {
  for (const said of ['AVBL 0700-1900 ONLY', 'OPEN ONLY 0700-1900', 'AVBL ONLY MON-FRI 0700-1900', 'AVBL SR-SS ONLY']) {
    const [effect, ...others] = effectsOfText(`${runway} ${said}`, 'QMRLT').filter(({ kind }) => kind !== 'noRunwayLeft');
    expect(effect).toMatchObject({ kind: 'closesRunway', extent: 'part', when: 'listedTimes' });
    expect(others).toEqual([]);
  }
});
