/** The judge must find each kind of fault, planted, and nothing in what is read right. */
import { effectOf } from '#core/notams/read/closures/effect.ts';
import { describe, expect, it } from 'vitest';
import type { Effect } from '#core/notams/read/notice.ts';
import type { Closure, Label } from './labels.ts';
import { foundIn, verdictOf, type Told, type Verdict } from './verdicts.ts';

const runway = (name: string | null, extent: Closure['extent']): Closure => ({ runway: name, kind: 'runway', extent });
const aerodrome = (extent: Closure['extent']): Closure => ({ runway: null, kind: 'aerodrome', extent });
const december = { from: new Date('2026-12-01T00:00:00Z'), to: new Date('2026-12-31T23:59:00Z') };
const effect = ({ kind = 'closesRunway', ...about }: Partial<Effect>): Effect => ({
  ...effectOf(kind, { runway: '09/27', extent: 'whole', rule: 'runwayClosed' }, december),
  ...about,
});
const label = (about: Partial<Label>): Label => ({
  id: '',
  hash: '',
  closures: [runway('09/27', 'whole')],
  headline: { thing: 'runway', designator: '09/27', state: 'CLSD' },
  severity: [4, 5],
  place: { kind: 'aerodrome' },
  ...about,
});
const told = (about: Partial<Told>): Told => ({
  effects: [effect({})],
  headline: 'Runway 09/27: closed',
  severity: 5,
  runwayConditions: [],
  ...about,
});
const verdict = (wanted: Partial<Label>, about: Partial<Told>): Verdict => verdictOf(foundIn(label(wanted), told(about)));

const open: Partial<Label> = { closures: [], headline: { thing: 'runway', designator: '09/27', state: 'AVBL' }, severity: [1, 3] };
const taxiway: Partial<Label> = { closures: [], headline: { thing: 'taxiway', designator: 'B', state: 'CLSD' }, severity: [2, 3] };
const toJets: Partial<Label> = { closures: [runway('09/27', 'part')], severity: [3, 5] };
const listed: Partial<Label> = {
  closures: [runway('09/27', 'either')],
  closedAt: ['2026-12-07T10:00:00Z'],
  openAt: ['2026-12-06T10:00:00Z'],
};
const hours = (start: string, end: string) => [effect({ when: 'listedTimes', periods: [{ start, end }] })];
const shortened: Partial<Label> = {
  closures: [],
  headline: { thing: 'runway', designator: '09' },
  severity: [3, 4],
  distances: [{ end: '09', toraTodaAsdaLda: [1500, null, null, null], unit: 'm' }],
};
const tora = (value: number, unit: 'm' | 'ft' = 'm', relation: Effect['lengths'][number]['relation'] = 'is') => [
  effect({ kind: 'changesDistances', runway: '09', extent: null, lengths: [{ of: 'TORA', relation, value, unit }] }),
];
const withTora = (effects: Effect[]): Partial<Told> => ({ effects, headline: 'Runway 09: take-off run changed', severity: 4 });
const displaced: Partial<Label> = { ...shortened, distances: [], displaced: [{ end: '09', by: '300M' }] };
const less: Partial<Label> = { ...shortened, distances: [], lost: [{ runway: '09', value: 300, unit: 'm' }] };
const displacement = (value: number) => [
  effect({ kind: 'displacesThreshold', runway: '09', extent: null, lengths: [{ of: 'displacement', relation: 'is', value, unit: 'm' }] }),
];
const mayClose = [effect({ kind: 'mayClose', extent: null })];

describe('what is read', () => {
  it.each<[string, Partial<Label>, Partial<Told>, Verdict]>([
    ['as it is', {}, {}, 'right'],
    ['without a whole closure', {}, { effects: [] }, 'dangerous'],
    ['with a whole closure as a part', {}, { effects: [effect({ extent: 'part' })] }, 'dangerous'],
    ['with another runway closed', {}, { effects: [effect({ runway: '18/36' })] }, 'dangerous'],
    ['with a closed runway named open', {}, { headline: 'Runway 09/27: open' }, 'dangerous'],
    ['with a sure closure in doubt', {}, { effects: mayClose }, 'vague'],
    [
      'with the ground closed that the text names otherwise',
      { closures: [runway(null, 'whole')], headline: { thing: 'aerodrome' } },
      { effects: [effect({ kind: 'closesAerodrome', runway: null })], headline: 'Aerodrome: closed' },
      'right',
    ],
    ['with a closed aerodrome as one closed runway', { closures: [aerodrome('whole')] }, {}, 'dangerous'],
    ['without a closure for some, its headline right', toJets, { effects: [] }, 'vague'],
    ['without a closure for some and without a word of it', toJets, { effects: [], headline: 'Runway 09/27: wet' }, 'wrong'],
    ['with a closure for some as one for all', toJets, {}, 'wrong'],
    ['with a doubt about a closure for some', toJets, { effects: mayClose, headline: 'May be closed: runway 09/27 to jets' }, 'right'],
    ['with an open runway closed', open, { headline: 'Runway 09/27: available', severity: 3 }, 'wrong'],
    ['with the headline of an open runway closed', open, { effects: [], severity: 3 }, 'wrong'],
    ['with a doubt where nothing closes', open, { effects: mayClose, headline: 'Runway 09/27: available', severity: 3 }, 'vague'],
    ['with the runway closed for its taxiway', taxiway, { effects: [], severity: 3 }, 'wrong'],
    [
      'with a taxiway that is named next to a runway',
      taxiway,
      { effects: [], headline: 'Taxiway B: closed near runway 09/27', severity: 3 },
      'right',
    ],
    ['with a headline of too little', {}, { headline: 'Runway: closed' }, 'vague'],
    [
      'with a part that the headline does not name',
      toJets,
      { effects: [effect({ extent: 'part' })], headline: 'Runway 09/27: partially closed (to some aircraft)' },
      'vague',
    ],
    [
      'with a part that the headline names',
      toJets,
      { effects: [effect({ extent: 'part' })], headline: 'Runway 09/27: closed to jets' },
      'right',
    ],
    ['with a negation torn off its state', open, { effects: [], headline: 'Runway 09/27 not: closed, available', severity: 3 }, 'vague'],
    ['without a headline', {}, { headline: null }, 'vague'],
    ['with a closure too low to be seen', {}, { severity: 3 }, 'wrong'],
    ['one step too high', open, { effects: [], headline: 'Runway 09/27: available', severity: 4 }, 'vague'],
    ['two steps too high', open, { effects: [], headline: 'Runway 09/27: available', severity: 5 }, 'wrong'],
  ])('%s', (_, wanted, about, expected) => {
    expect(verdict(wanted, about)).toBe(expected);
  });
});

describe('a closure at listed hours', () => {
  it.each<[what: string, effects: Effect[], expected: Verdict, headline?: string]>([
    ['has its hours', hours('2026-12-07T06:00:00Z', '2026-12-07T14:00:00Z'), 'right'],
    [
      'has its hours and no word of them',
      hours('2026-12-07T06:00:00Z', '2026-12-07T14:00:00Z'),
      'vague',
      'Runway 09/27: partially closed (at times)',
    ],
    ['is told open within them', hours('2026-12-06T06:00:00Z', '2026-12-07T06:00:00Z'), 'dangerous'],
    ['is told closed outside of them', [effect({})], 'vague'],
    ['says that it has hours', [effect({ extent: 'part', when: 'listedTimes' })], 'right'],
  ])('%s', (_, effects, expected, headline = 'Runway 09/27: closed, 0600-1400 except Sunday') => {
    expect(verdict(listed, { effects, headline })).toBe(expected);
  });
});

describe('a length', () => {
  it.each<[string, Partial<Label>, Partial<Told>, Verdict]>([
    ['as written', shortened, withTora(tora(1500)), 'right'],
    ['longer than true', shortened, withTora(tora(1800)), 'dangerous'],
    ['in feet that is shorter than true', shortened, withTora(tora(1500, 'ft')), 'wrong'],
    ['missing', shortened, withTora([]), 'vague'],
    ['that is lost', less, withTora(tora(300, 'm', 'less')), 'right'],
    ['that is lost and told as what is left', less, withTora(tora(300)), 'wrong'],
    ['that is lost and told as won', less, withTora(tora(300, 'm', 'more')), 'wrong'],
    ['that the text does not have', { ...shortened, distances: [] }, withTora(tora(300)), 'wrong'],
    ['that is displaced', displaced, withTora(displacement(300)), 'right'],
    ['that is displaced by less than true', displaced, withTora(displacement(100)), 'dangerous'],
  ])('%s', (_, wanted, about, expected) => {
    expect(verdict(wanted, about)).toBe(expected);
  });
});

it('a surface that is read as another is wrong, and one that is not read is vague', () => {
  const wanted: Partial<Label> = {
    closures: [],
    headline: { thing: 'runway' },
    severity: [1, 5],
    condition: [{ runway: '09L', codes: [5, 5, 5], contaminant: 'wet' }],
  };
  const report = (codes: number[]) =>
    [{ runway: '09L', codes, friction: [null, null, null], contaminants: ['wet', null, null] }] as unknown as Told['runwayConditions'];
  expect(verdict(wanted, { effects: [], headline: 'Runway 09L: wet', runwayConditions: report([5, 5, 5]) })).toBe('right');
  expect(verdict(wanted, { effects: [], headline: 'Runway 09L: wet', runwayConditions: report([6, 6, 6]) })).toBe('wrong');
  expect(verdict(wanted, { effects: [], headline: 'Runway 09L: wet', runwayConditions: [] })).toBe('vague');
});
