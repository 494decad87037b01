import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { agedCondition } from '#core/notams/describe/condition-words.ts';
import { emptyCondition } from '#core/notams/read/conditions/thirds.ts';
import type { Looked } from '#core/notams/state/causes.ts';
import { airport, asked, AT, coverage, effect, hour, looked, runway, stateOf } from './asked-state.ts';

let serial = 0;

test.each([
  ['04/22', effect('closesRunway', '04/22'), 'closed'],
  ['04/22', effect('closesRunway', '22/04'), 'closed'],
  ['04/22', effect('closesRunway', '04/22', null), 'closed'],
  ['04/22', effect('closesRunway', '04/22', 'part'), 'part'],
  ['09L/27R', effect('closesRunway', '04/22'), 'open'],
  ['09L/27R', effect('closesRunway', '09/27'), 'open'],
  ['04/22', effect('closesRunway', '22'), 'open'],
  ['04/22', effect('closesRunway', null), 'mayBeClosed'],
  ['04/22', effect('closesRunway', null, 'whole', 'allRunwaysClosed'), 'closed'],
  ['04/22', effect('closesAerodrome', null), 'closed'],
  ['04/22', effect('displacesThreshold', '04'), 'open'],
  ['04/22', effect('changesDistances', '04/22'), 'shortened'],
  ['04/22', effect('shortensRunway', '04/22', null), 'shortened'],
  ['04/22', effect('mayClose', null, null), 'mayBeClosed'],
  ['04/22', effect('closesHelipad', null), 'open'],
  ['04/22', { ...effect('closesRunway', '04/22', 'part'), for: 'allButTaxiing' }, 'closed'],
  ['04/22', effect('lightsOut', '04/22'), 'open'],
] as const)('%s with %o is %s', (name, what, state) => {
  expect(stateOf(asked([looked('A1/26', [what])]), name)).toBe(state);
});

const renumbered = { ...airport, runways: [runway('14L/32R'), runway('14R/32L')] };
test.each([
  ['13L/31R', ['mayBeClosed', 'open'], 1],
  ['31R/13L', ['mayBeClosed', 'open'], 1],
  ['16L/34R', ['mayBeClosed', 'open'], 1],
  ['17L/35R', ['open', 'open'], 2],
  ['13/31', ['open', 'open'], 2],
  ['13L', ['open', 'open'], 2],
])('a closure of %s, which the dataset does not have, leaves 14L/32R and 14R/32L %j', (name, states, left) => {
  const answer = asked([looked('A1/26', [effect('closesRunway', name)])], { airport: renumbered });
  expect([answer.runways.map(({ state }) => state), answer.runwaysLeft]).toEqual([states, left]);
  expect([answer.unplaced.map((cause) => cause.runway), answer.reasons]).toEqual([[name], ['runwayNotInData']]);
});

test.each([
  [effect('closesRunway', '12/30'), 'mayBeClosed'],
  [effect('mayClose', null, null), 'mayBeClosed'],
  [effect('closesRunway', '12/30', 'part'), 'open'],
  [effect('closesAerodrome', null), 'closed'],
] as const)('an aerodrome without runways in the dataset is with %o %s', (what, state) => {
  expect(asked([looked('A1/26', [what])], { airport: { ...airport, runways: [] } })).toMatchObject({
    aerodrome: { state },
    runwaysLeft: null,
  });
});

describe('the state of an aerodrome', () => {
  it('closes a runway at the times that a text lists, and no longer', () => {
    const listed = {
      ...effect('closesRunway', '04/22', 'part'),
      when: 'listedTimes' as const,
      periods: [{ start: hour(3), end: hour(5) }],
    };
    const { noneLeft } = asked([looked('A1/26', [listed]), looked('A2/26', [effect('closesRunway', '09L/27R')])]);
    expect(noneLeft).toEqual([{ start: hour(3), end: hour(5) }]);
  });

  it('is not known where nothing is stored, whatever an import covered', () => {
    const state = asked([], { isEmpty: true });
    expect([state.aerodrome.state, ...state.runways.map((one) => one.state)]).not.toContain('open');
    expect([state.runwaysLeft, state.isComplete, state.reasons]).toEqual([null, false, ['nothingStored']]);
    expect(asked([]).aerodrome.state).toBe('open');
  });

  it('closes the end alone that a NOTAM names', () => {
    const [ends] = asked([looked('A1/26', [effect('closesRunway', '22')])]).runways.map((one) => one.ends.map(({ state }) => state));
    expect(ends).toEqual(['open', 'closed']);
  });

  it('has no length where a NOTAM changes it', () => {
    const [first] = asked([looked('A1/26', [effect('changesDistances', '04/22')])]).runways;
    expect(first?.ends.map(({ length, landingLength }) => [length, landingLength])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(asked([]).runways[0]?.ends[0]).toMatchObject({ length: 8_000, landingLength: 8_000 });
  });

  it('has the lengths that NOTAMs give, in feet, the shortest of several', () => {
    const shortened = {
      ...effect('changesDistances', '04'),
      lengths: [
        { of: 'TORA' as const, relation: 'is' as const, value: 1_500, unit: 'm' as const },
        { of: 'LDA' as const, relation: 'is' as const, value: 4_000, unit: 'ft' as const },
      ],
    };
    const displaced = {
      ...effect('displacesThreshold', '04'),
      lengths: [{ of: 'displacement' as const, relation: 'is' as const, value: 300, unit: 'm' as const }],
    };
    const [of04, of22] = asked([looked('A1/26', [shortened]), looked('A2/26', [displaced])]).runways[0]?.ends ?? [];
    expect(of04).toMatchObject({ state: 'shortened', length: 4_921, landingLength: 4_000 });
    expect(of22).toMatchObject({ state: 'open', length: 8_000, landingLength: 8_000 });
    const byPart = {
      ...effect('closesRunway', '04/22', 'part'),
      lengths: [{ of: 'length' as const, relation: 'less' as const, value: 1_000, unit: 'ft' as const }],
    };
    expect(asked([looked('A3/26', [byPart])]).runways[0]?.ends[0]).toMatchObject({ state: 'part', length: 7_000, landingLength: 7_000 });
    const minus = {
      ...effect('changesDistances', '04'),
      lengths: [{ of: 'LDA' as const, relation: 'less' as const, value: 500, unit: 'ft' as const }],
    };
    expect(asked([looked('A5/26', [minus])]).runways[0]?.ends[0]).toMatchObject({ length: 8_000, landingLength: 7_500 });
    const longer = {
      ...minus,
      lengths: [{ ...minus.lengths[0], of: 'TORA' as const, relation: 'more' as const, value: 500, unit: 'ft' as const }],
    };
    expect(asked([looked('A6/26', [longer])]).runways[0]?.ends[0]).toMatchObject({ length: 8_000, landingLength: 8_000 });
    const forSome = { ...effect('closesRunway', '04/22', 'part'), for: 'gliders' as const };
    expect(asked([looked('A4/26', [forSome])]).runways[0]?.ends[0]).toMatchObject({ length: 8_000 });
  });

  it('has the lengths that a NOTAM declares for a runway that it closes in part without a figure', () => {
    const part = effect('closesRunway', '04/22', 'part');
    const given = (of: 'TORA' | 'LDA', value: number) => ({ of, relation: 'is' as const, value, unit: 'ft' as const });
    const declared = { ...effect('changesDistances', '04', null), lengths: [given('TORA', 6_000), given('LDA', 5_000)] };
    const endsOf = (...notams: Looked[]) => asked(notams).runways[0]?.ends.map(({ length, landingLength }) => [length, landingLength]);
    expect(endsOf(looked('A1/26', [part, declared]))).toEqual([
      [6_000, 5_000],
      [null, null],
    ]);
    expect(endsOf(looked('A1/26', [part, { ...declared, lengths: [given('TORA', 6_000)] }]))?.[0]).toEqual([6_000, null]);
    expect(endsOf(looked('A1/26', [part]), looked('A2/26', [declared]))?.[0]).toEqual([null, null]);
  });

  it.each([
    [['04/22', '01H/19H', 'H1'], 1],
    [['H1', 'H2/H2'], 2],
  ])('of %j leaves %i: helipads count at a heliport alone', (names, left) => {
    expect(asked([], { airport: { ...airport, runways: names.map(runway) } }).runwaysLeft).toBe(left);
  });

  it('is closed with all its runways where the dataset has the aerodrome as closed, whatever is not known of it', () => {
    const closed = {
      airport: { ...airport, isClosed: true },
      coverage: { ...coverage, isCovered: false, isWhole: false, importedAt: null },
    };
    const { aerodrome, runways, runwaysLeft, noneLeft, at, to } = asked([], closed);
    expect([aerodrome, runwaysLeft, noneLeft]).toEqual([{ state: 'closed', causes: [] }, 0, [{ start: at, end: to }]]);
    expect(runways.map(({ state, isClosedInData }) => [state, isClosedInData])).toEqual([
      ['closed', true],
      ['closed', true],
    ]);
  });

  it('counts the runways left at the worst moment, and joins the periods in which none is', () => {
    const state = asked([
      looked('A1/26', [effect('closesRunway', '04/22')], { from: 2, to: 9 }),
      looked('A2/26', [effect('closesRunway', '09L/27R')], { from: 4, to: 6 }),
      looked('A3/26', [effect('closesRunway', '09L/27R')], { from: 6, to: 7 }),
    ]);
    expect(state.runwaysLeft).toBe(0);
    expect(state.noneLeft).toEqual([{ start: hour(4), end: hour(7) }]);
  });

  it('does not end a closure later than another NOTAM does', () => {
    const state = asked([looked('A1/26', [effect('closesRunway', '04/22')], { overAt: hour(5) })]);
    expect(state.runways[0]?.ends[0]?.causes).toMatchObject([{ from: hour(0), to: hour(5) }]);
  });

  it('is unknown where no import covered the place, except where something is closed all the same', () => {
    const state = asked([looked('A1/26', [effect('closesRunway', '04/22')])], {
      coverage: { ...coverage, isCovered: false, isWhole: false },
    });
    expect(state.runways.map((one) => one.state)).toEqual(['closed', 'unknown']);
    expect(state).toMatchObject({ runwaysLeft: null, isComplete: false, reasons: ['notCovered'] });
  });

  it.each([
    ['04/22', undefined, 1, []],
    [null, undefined, 0, []],
    [null, '04/22', 0, []],
  ] as const)('counts no runway as left that a NOTAM of %s may close, %s being closed', (doubted, closed, left, noneLeft) => {
    const doubt = looked('A1/26', [effect('mayClose', doubted, null)]);
    const state = asked([doubt, ...(closed === undefined ? [] : [looked('A2/26', [effect('closesRunway', closed)])])]);
    const open = state.runways.filter((one) => one.state === 'open').length;
    expect([state.runwaysLeft, open, state.noneLeft]).toEqual([left, left, noneLeft]);
  });

  it('says that none is left only while each is closed for certain, and counts none where one may be', () => {
    const doubt = { ...effect('closesAerodrome', null, 'part'), when: 'underCondition' as const };
    const state = asked([looked('A1/26', [doubt]), looked('A2/26', [effect('closesAerodrome', null)], { from: 4, to: 6 })]);
    expect(state.runways.flatMap(({ spans }) => spans.map((span) => span.state))).toEqual(
      Array.from({ length: 2 }, () => ['mayBeClosed', 'closed', 'mayBeClosed']).flat(),
    );
    expect(state).toMatchObject({ runwaysLeft: 0, noneLeft: [{ start: hour(4), end: hour(6) }] });
    expect(asked([looked('A1/26', [doubt])])).toMatchObject({ runwaysLeft: 0, noneLeft: [] });
  });

  it('does not count what is left where no list is whole, though a NOTAM may close all', () => {
    const unknown = { coverage: { ...coverage, isWhole: false } };
    expect(asked([looked('A1/26', [effect('mayClose', null, null)])], unknown).runwaysLeft).toBeNull();
  });

  it('never becomes better by a NOTAM more', () => {
    const kinds = [
      'closesRunway',
      'mayClose',
      'closesAerodrome',
      'displacesThreshold',
      'changesDistances',
      'lightsOut',
      'noRunwayLeft',
    ] as const;
    const anEffect = fc
      .tuple(
        fc.constantFrom(...kinds),
        fc.constantFrom('04/22', '22', '09L/27R', '11/29', null),
        fc.constantFrom('whole' as const, 'part' as const, null),
      )
      .map(([kind, of, extent]) => effect(kind, of, extent));
    const aNotam = fc
      .record({
        effects: fc.array(anEffect, { maxLength: 3 }),
        from: fc.integer({ min: 0, max: 22 }),
        hours: fc.integer({ min: 1, max: 24 }),
        understood: fc.boolean(),
      })
      .map(({ effects, from, hours, understood }) =>
        looked(`A${++serial}/26`, effects, { from, to: Math.min(24, from + hours), understood }),
      );
    const order = ['open', 'part', 'shortened', 'mayBeClosed', 'closed'];
    fc.assert(
      fc.property(fc.array(aNotam, { maxLength: 5 }), aNotam, (notams, another) => {
        const [before, after] = [asked(notams), asked([...notams, another])];
        for (const [index, one] of before.runways.entries()) {
          for (const [end, { state }] of one.ends.entries())
            expect(order.indexOf(after.runways[index]?.ends[end]?.state ?? '')).toBeGreaterThanOrEqual(order.indexOf(state));
        }
        expect(after.runwaysLeft ?? 0).toBeLessThanOrEqual(before.runwaysLeft ?? 0);
      }),
    );
  });
});

it('the reports of surfaces are given by runway, the newest in front, with their age and friction', () => {
  const of = (id: string, name: string, hours: number, more = {}): Looked => {
    const one = looked(id, []);
    const condition = { ...agedCondition(emptyCondition(name, hour(hours)), new Date(AT)), ...more };
    return { ...one, notam: { ...one.notam, runwayConditions: [condition] } };
  };
  const { conditions } = asked([
    of('a', '22', -9),
    of('b', '04', -2),
    of('c', '22', -1, { friction: [21, 22, 23], frictionKind: 'canadianIndex' }),
  ]);
  expect(conditions.map(({ id, runway: name, timeliness, codes, friction }) => [id, name, timeliness, codes[0], friction[0]])).toEqual([
    ['b', '04', 'current', null, null],
    ['c', '22', 'current', null, 21],
    ['a', '22', 'past8Hours', null, null],
  ]);
});

it.each([
  [[0, 0, 0], 'mayBeClosed', ['closureNotUnderstood']],
  [[5, 0, 3], 'mayBeClosed', ['closureNotUnderstood']],
  [[1, 1, 1], 'open', []],
  [[null, null, null], 'open', []],
])('a runway that is named by its lower end, with the condition codes %j, is %s', (codes, state, reasons) => {
  const of = (observed: string, given: typeof codes): Looked => {
    const one = looked('A1/26', []);
    const validUntil = new Date(Date.parse(observed) + 8 * 3_600_000).toISOString();
    const condition = { ...agedCondition(emptyCondition('04', observed), new Date(AT)), codes: given, validUntil };
    return { ...one, notam: { ...one.notam, runwayConditions: [condition] } };
  };
  const answer = asked([of(hour(-1), codes), of(hour(-2), [0, 0, 0])]);
  expect([answer.runways[0]?.ends.map((end) => end.state), answer.reasons]).toEqual([[state, state], reasons]);
  const over = asked([of(hour(-9), codes)]);
  expect(over.runways[0]?.state).toBe('open');
});

describe('the state is not complete', () => {
  const reading = (text: string, more: Partial<Looked['notam']> = {}): Looked => {
    const one = looked('A1/26', []);
    return { ...one, notam: { ...one.notam, qCode: 'QMRXX', type: 'N', text, ...more } };
  };

  it('with a NOTAM that ends before it begins', () => {
    const dates = { startDate: new Date(hour(0)), endDate: new Date(hour(-48)) };
    expect(asked([reading('RWY 14/32 PAPI ON TEST', dates)]).reasons).toEqual(['datesImpossible']);
  });
});
