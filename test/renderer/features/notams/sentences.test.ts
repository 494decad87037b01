import { describe, expect, it } from 'vitest';
import type { Decoded, RunwayCondition } from '#contract/notams/decoded.ts';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { gripWords } from '#core/notams/describe/condition-words.ts';
import { gradeOfCode } from '#domain/runway-condition.ts';
import { effectSentence } from '#words/effect-sentence.ts';
import { effectWords } from '#words/en/effects.ts';
import { hiddenAtFirst, nothingHidden } from '#renderer/format/notams/facets.ts';
import { hiddenInWords } from '#renderer/features/notams/results/Results.tsx';
import { withMoment } from '#renderer/data/browser-store.ts';
import { limitsInWords } from '#renderer/format/notams/plain-in-words.ts';
import { partsOfSpan, periodInWords, scheduleInWords, statusInWords, validityInWords } from '#renderer/format/notams/period.ts';
import { placeInWords } from '#renderer/features/notams/filters/place-in-words.ts';
import { shownInWords } from '#renderer/format/notams/shown-in-words.ts';
import { ageOfReport, brakingInWords, worstCodeInWords } from '#renderer/format/notams/surface.ts';
import { aerodromeOf, writeTime } from '#renderer/format/notams/use-times.ts';
import { fr } from '#renderer/i18n/fr/fr.ts';
import { words } from '#renderer/i18n/words.ts';
import { endInWords } from '#renderer/features/notams/details/Chain.tsx';
import { lookName } from '#renderer/features/notams/use-screen.ts';
import { decodedOf, notam } from '../../notam.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const write = writeTime(undefined);

const decoded = decodedOf('RWY 04/22 CLSD', 'QMRLC');

describe('the period of a NOTAM', () => {
  it.each<[string, Partial<NotamAnswer>, Partial<Decoded>, string]>([
    ['active', {}, {}, 'active until 01 DEC 2026 1800Z'],
    ['with an estimated end', {}, { isEstimated: true }, 'active until 01 DEC 2026 1800Z EST'],
    ['outside its schedule now', {}, { isInSchedule: false }, 'until 01 DEC 2026 1800Z'],
    ['outside its schedule now, with an estimated end', {}, { isInSchedule: false, isEstimated: true }, 'until 01 DEC 2026 1800Z EST'],
    ['permanent and outside its schedule now', { endDate: null }, { isInSchedule: false, isPermanent: true }, 'PERM'],
    ['permanent', { endDate: null }, { isPermanent: true }, 'active, PERM'],
    ['without an end', { endDate: null }, {}, 'active, end unknown'],
    [
      'upcoming',
      { startDate: '2026-11-24T06:00:00.000Z' },
      { status: 'future' },
      'from 24 NOV 2026 0600Z, in 2 days, until 01 DEC 2026 1800Z',
    ],
    ['overdue', { endDate: '2026-11-19T12:00:00.000Z' }, { status: 'overdue' }, 'EST 19 NOV 2026 1200Z passed 2 days ago, still active'],
    [
      'overdue and outside its schedule now',
      { endDate: '2026-11-19T12:00:00.000Z' },
      { status: 'overdue', isInSchedule: false },
      'EST 19 NOV 2026 1200Z passed 2 days ago, still valid',
    ],
    ['over', { endDate: '2026-11-19T12:00:00.000Z' }, { status: 'expired' }, 'expired 19 NOV 2026 1200Z'],
    ['cancelled', { canceledDate: '2026-11-19T12:00:00.000Z' }, { status: 'cancelled' }, 'cancelled 19 NOV 2026 1200Z'],
    ['replaced at an unknown time', {}, { status: 'replaced' }, 'replaced, time unknown'],
  ])('that is %s', (_name, dates, understood, sentence) => {
    expect(periodInWords({ ...notam, ...dates, decoded: { ...decoded, ...understood } }, now, write)).toBe(sentence);
  });

  it('of which nothing more is known is written with both ends', () => {
    expect(periodInWords({ ...notam, startDate: null, endDate: null }, now, write)).toBe('start unknown – PERM or end unknown');
  });

  it('is never called active next to a schedule that says otherwise', () => {
    const status = (part: Partial<Decoded>) => statusInWords({ ...notam, decoded: { ...decoded, ...part } });
    expect(status({})).toBe('active');
    expect(status({ isInSchedule: null })).toBe('active');
    expect(status({ isInSchedule: false })).toBe('valid');
    expect(status({ status: 'overdue' })).toBe('EST passed, still active');
    expect(status({ status: 'overdue', isInSchedule: false })).toBe('EST passed, still valid');
    expect(status({ status: 'expired', isInSchedule: false })).toBe('expired');
    expect(statusInWords(notam)).toBeUndefined();
  });

  it('has a schedule that is mentioned only where it matters now', () => {
    const understood = (part: Partial<Decoded>) => scheduleInWords({ ...notam, decoded: { ...decoded, ...part } });
    expect(understood({})).toBeUndefined();
    expect(understood({ isInSchedule: false })).toBe('not active now (schedule D)');
    expect(understood({ scheduleUnderstood: false, isInSchedule: null })).toContain('not understood');
  });
});

it('writes UTC, and next to it the time of another zone, whose date is given where it differs', () => {
  expect(write('2026-11-21T03:15:00.000Z')).toBe('21 NOV 2026 0315Z');
  expect(writeTime('Europe/Zurich')('2026-11-21T03:15:00.000Z')).toBe('21 NOV 2026 0315Z (04:15 UTC+1)');
  expect(writeTime('Europe/Zurich')('2026-11-21T23:15:00.000Z')).toBe('21 NOV 2026 2315Z (2026-11-22 00:15 UTC+1)');
  expect(writeTime('Europe/London')('2026-11-21T03:15:00.000Z')).toBe('21 NOV 2026 0315Z');
  expect(writeTime('Nowhere/Land')('2026-11-21T03:15:00.000Z')).toBe('21 NOV 2026 0315Z');
});

it.each([
  ['one aerodrome', { icao: 'LSGG' }, ['LSGG'], 'LSGG'],
  ['an aerodrome of which nothing was decoded', { icao: 'LSGG' }, undefined, 'LSGG'],
  ['several aerodromes', { icao: 'LSGG' }, ['LSGG', 'LSZH'], undefined],
  ['no place', { icao: null }, [], undefined],
] as const)('takes the zone of the one aerodrome that a NOTAM is about: %s', (_, place, locations, code) => {
  const about = locations === undefined ? {} : { decoded: { ...decoded, locations: [...locations] } };
  expect(aerodromeOf({ ...place, ...about })).toBe(code);
});

it.each([
  ['2026-11-21T08:00:00.000Z', '2026-11-21T18:00:00.000Z', ['21 NOV 2026 0800Z –', '1800Z']],
  ['2026-11-21T23:00:00.000Z', '2026-11-22T04:00:00.000Z', ['21 NOV 2026 2300Z –', '22 NOV 2026 0400Z']],
  ['2026-11-21T23:00:00.000Z', null, ['from 21 NOV 2026 2300Z']],
])('writes the span from %s to %s without repeating a date or a zone', (start, end, parts) => {
  expect(partsOfSpan({ start, end }, write)).toEqual(parts);
});

it('writes both ends of a span in both zones where a zone is shown next to UTC', () => {
  const span = { start: '2026-11-21T08:00:00.000Z', end: '2026-11-21T18:00:00.000Z' };
  expect(partsOfSpan(span, writeTime('Europe/Zurich'))).toEqual(['21 NOV 2026 0800Z (09:00 UTC+1) –', '21 NOV 2026 1800Z (19:00 UTC+1)']);
});

it.each([
  ['replaced', { status: 'replaced', endedHow: 'R', endedAt: '2026-11-10T10:00:00.000Z' }, 'replaced 10 NOV 2026 1000Z'],
  ['cancelled', { status: 'cancelled', endedHow: 'C', endedAt: '2026-11-10T10:00:00.000Z' }, 'cancelled 10 NOV 2026 1000Z'],
  ['active', { status: 'active', endedHow: null, endedAt: null }, 'active'],
  ['not stored', { status: null, endedHow: null, endedAt: null }, 'not in your data'],
] as const)('says what became of a NOTAM in a chain: %s', (_, fate, sentence) => {
  expect(endInWords({ id: 'n', notamId: 'Z1/26', type: 'N', notam: null, ...fate }, write)).toBe(sentence);
});

it('says how many are hidden and by what, and leaves the number out where it is not known', () => {
  const hidden = { ...hiddenAtFirst, severity: [1] } as const;
  expect(hiddenInWords(hidden, false, { hidden: 3914, all: 4262 })).toBe(
    '3,914 NOTAMs of 4,262 hidden, by status: expired, cancelled, replaced; by severity: info.',
  );
  expect(hiddenInWords(nothingHidden, true, { hidden: 1, all: 2 })).toBe('1 NOTAM of 2 hidden, by “only new”.');
  expect(hiddenInWords(hiddenAtFirst, false, undefined)).toMatch(/^Some may be hidden, by status/);
  expect(hiddenInWords(hiddenAtFirst, false, { hidden: 0, all: 5 })).toBeUndefined();
  expect(hiddenInWords(nothingHidden, false, undefined)).toBeUndefined();
});

it('says how many of all can be looked at, and to the anonymous why not all', () => {
  expect(shownInWords(5, 36, true)).toBe('5 of 36 shown (anonymous access).');
  expect(shownInWords(36, 36, true)).toBe('36 of 36 shown.');
});

it('gives limits as written, else the flight levels of item Q, and calls 000 to 999 no limits', () => {
  expect(limitsInWords({ ...decoded, lowerLimit: 'SFC', upperLimit: '1900FT AMSL' })).toBe('SFC to 1900FT AMSL');
  expect(limitsInWords({ ...decoded, lowerFl: 0, upperFl: 20 })).toBe('FL000 to FL020');
  expect(limitsInWords({ ...decoded, lowerLimit: 'SFC' })).toBe('SFC to unknown');
  expect(limitsInWords(decoded)).toBeUndefined();
});

it('says what a NOTAM does, how much of it, and what is left', () => {
  const effect = {
    runway: null,
    extent: null,
    for: null,
    when: null,
    words: null,
    from: null,
    to: null,
    periods: [],
    lengths: [],
  } as const;
  const sentenceOf = (facts: Partial<Decoded['effects'][number]>) =>
    effectSentence(
      { ...effect, periods: [], lengths: [], kind: 'closesRunway', rule: 'runwayClosed', runway: '04/22', ...facts },
      effectWords,
    );
  expect(sentenceOf({ extent: 'whole' })).toBe('RWY 04/22 closed');
  expect(sentenceOf({ kind: 'navaidOut', rule: 'navaidOut', runway: null })).toBe('navigation aid out of service');
  expect(sentenceOf({ extent: 'part', rule: 'runwayClosedExceptTaxiing', for: 'allButTaxiing', words: 'EXC TAX' })).toBe(
    'RWY 04/22 partially closed: taxiing and crossing only (“EXC TAX”)',
  );
  expect(sentenceOf({ extent: 'part', rule: 'runwayClosedInOneDirection', runway: '04' })).toBe(
    'RWY 04 partially closed: in one direction',
  );
  expect(sentenceOf({ kind: 'mayClose', rule: 'closureNotDecided', runway: null, words: 'RWY 04 FOO CLSD' })).toBe(
    'a runway or the aerodrome may be closed (“RWY 04 FOO CLSD”)',
  );
  expect(sentenceOf({ kind: 'changesDistances', runway: '04', lengths: [{ of: 'TORA', relation: 'is', value: 1500, unit: 'm' }] })).toBe(
    'RWY 04 declared distances changed: TORA 1500 m',
  );
  expect(sentenceOf({ kind: 'shortensRunway', lengths: [{ of: 'length', relation: 'less', value: 300, unit: 'm' }] })).toBe(
    'RWY 04/22 shortened: 300 m lost',
  );
  const wide: Decoded['effects'][number]['conditions'][number] = { of: 'wingspan', relation: 'over', value: 36, unit: 'm', names: [] };
  expect(sentenceOf({ kind: 'closesTaxiway', runway: null, names: ['A', 'B'], extent: 'part', for: 'overSize', conditions: [wide] })).toBe(
    'TWY A, B partially closed: no aircraft with a wingspan over 36 m',
  );
  const letters: typeof wide = { of: 'codeLetter', relation: 'oneOf', value: null, unit: null, names: ['E', 'F'] };
  const but: Partial<Decoded['effects'][number]> = {
    kind: 'closesStand',
    runway: null,
    names: ['12'],
    extent: 'part',
    words: 'MAX CODE D',
  };
  expect(sentenceOf({ ...but, for: 'allButSome', conditions: [letters] })).toBe(
    'stand 12 partially closed: no aircraft of code letter E, F (“MAX CODE D”)',
  );
  expect(sentenceOf({ ...but, for: 'private', conditions: [{ ...wide, relation: 'atLeast' }] })).toBe(
    'stand 12 partially closed: no aircraft with a wingspan of 36 m and more, no private or general aviation flights (“MAX CODE D”)',
  );
  expect(sentenceOf({ kind: 'fireCoverReduced', runway: null, extent: 'part', category: 5 })).toBe(
    'rescue and fire fighting reduced: category 5 left',
  );
});

it('names the place that was looked at', () => {
  const distance = (nauticalMiles: number) => `${nauticalMiles} NM`;
  expect(placeInWords({ kind: 'everywhere' }, '', { distance })).toBe('');
  expect(placeInWords({ kind: 'airport', code: 'LS' }, ' RWY ', { distance })).toBe('locations beginning with LS, text “RWY”');
  expect(placeInWords({ kind: 'near', code: 'LSGG', latitude: 0, longitude: 0, radiusNm: 25 }, '', { distance })).toBe(
    'within 25 NM of LSGG',
  );
  const coverage = {
    importedAt: '2026-11-21T09:00:00.000Z',
    issuedAt: '2026-11-21T11:00:00.000Z',
    freshness: 'fresh' as const,
    countries: [],
    places: [
      { place: 'LSAS', importedAt: null, claim: null, freshness: 'unknown' as const, countryCode: 'CH' },
      { place: 'EGTT', importedAt: null, claim: null, freshness: 'unknown' as const, countryCode: 'GB' },
    ],
  };
  const region = (code: string) => placeInWords({ kind: 'fir', code }, '', { distance }, coverage);
  expect([region('EGTT'), region('LSAS'), region('XXXX')]).toEqual([
    'FIR EGTT London (United Kingdom)',
    'FIR LSAS Switzerland',
    'FIR XXXX',
  ]);
  expect(placeInWords({ kind: 'country', code: 'DE' }, '', { distance })).toBe('Germany (by the codes of its aerodromes)');
});

it('writes from when to when, with the kind of the end', () => {
  const dates = { startDate: '2026-11-21T04:00:00.000Z', endDate: '2026-12-18T04:00:00.000Z' };
  const span = (about: Partial<Decoded>, more: Partial<NotamAnswer> = {}) =>
    validityInWords({ ...notam, ...dates, ...more, decoded: { ...decoded, ...about } }, write);
  expect(span({})).toBe('21 NOV 2026 0400Z – 18 DEC 2026 0400Z');
  expect(span({ isEstimated: true })).toBe('21 NOV 2026 0400Z – 18 DEC 2026 0400Z EST');
  expect(span({ isPermanent: true }, { endDate: null })).toBe('21 NOV 2026 0400Z – PERM');
});

it('keeps the latest looks up to a limit, and none of a code that is still being typed', () => {
  const looks = Object.fromEntries(Array.from({ length: 200 }, (_, day) => [`place ${day}`, new Date(day * 86_400_000).toISOString()]));
  const next = withMoment(looks, 'airport LSGG', '2026-11-21T12:00:00.000Z', 200);
  expect(Object.keys(next)).toHaveLength(200);
  expect(next['place 0']).toBeUndefined();
  expect(next['airport LSGG']).toBe('2026-11-21T12:00:00.000Z');
  expect(lookName({ kind: 'airport', code: 'LSGG' })).toBe('airport LSGG');
  expect(lookName({ kind: 'airport', code: 'LSG' })).toBeUndefined();
});

it('counts in French as the French do', () => {
  expect(fr.notams.newSince(1, 'x')).toBe('1 NOTAM nouveau ou modifié depuis le x.');
  expect(fr.notams.newSince(2, 'x')).toBe('2 NOTAM nouveaux ou modifiés depuis le x.');
  expect(fr.notams.tallies.added(0)).toBe('0 nouveau');
});

describe('a report of a surface', () => {
  const report: RunwayCondition = {
    runway: '09L',
    observedAt: '2026-11-21T03:00:00.000Z',
    ageMinutes: 540,
    timeliness: 'past8Hours',
    validUntil: null,
    codes: [null, null, null],
    coveragePercent: [null, null, null],
    depthMm: [null, null, null],
    contaminants: ['ice', 'ice', 'ice'],
    friction: [21, 5, null],
    frictionKind: 'canadianIndex',
    brakingAction: [null, null, null],
    widthM: null,
  };

  it('has its age, and says when it is past 8 hours, in both languages', () => {
    expect(ageOfReport(report)).toBe('9 hours old: past the 8 hours that a report is valid at most');
    expect(ageOfReport({ ...report, ageMinutes: 20, timeliness: 'current' })).toBe('20 minutes old');
    expect(ageOfReport({ ...report, observedAt: null, ageMinutes: null, timeliness: 'unknown' })).toBe('age unknown');
    expect(fr.notams.surface.timeliness.past8Hours('9 h')).toBe('il y a 9 h\u00a0: au-delà des 8 heures de validité d’un compte rendu');
  });

  it('has its friction by thirds, or braking action once where the thirds agree', () => {
    expect(brakingInWords(report)).toBe('CRFI 0.21 / 0.05 / unknown');
    expect(brakingInWords({ ...report, brakingAction: ['poor', 'poor', 'poor'] })).toBe('poor');
    expect(brakingInWords({ ...report, frictionKind: null, friction: [null, null, null] })).toBeNull();
  });

  it('has the code of its worst third in front', () => {
    expect(
      [
        [5, 1, 3],
        [6, 6, 6],
        [null, 0, null],
        [null, null, null],
      ].map((codes) => worstCodeInWords({ codes })),
    ).toEqual(['1, poor', '6, dry', '0, less than poor', null]);
  });

  it('is called in the window what the headlines of the core call it', () => {
    expect(gripWords).toEqual(
      gradeOfCode.map((grade) => (grade === 'dry' ? words.notams.surface.dry : words.notams.surface.braking[grade])),
    );
  });
});
