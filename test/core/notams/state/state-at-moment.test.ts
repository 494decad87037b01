import { describe, expect, it } from 'vitest';
import type { AerodromeState } from '#contract/airports/state.ts';
import type { AskedState } from '#core/notams/state/aerodrome-state.ts';
import type { Looked } from '#core/notams/state/causes.ts';
import { type Effect, AT, TO, hour, airport, effect, looked, asked, stateOf } from './asked-state.ts';

describe('the state at a moment', () => {
  const moment = (notams: readonly Looked[], more: Partial<AskedState> = {}): AerodromeState =>
    asked(
      notams.map((one) => ({ ...one, isMoment: true })),
      { to: null, ...more },
    );

  it('and the runways left are of that moment alone: a closure that begins in half a minute closes nothing yet', () => {
    const soon = looked('A1/26', [effect('closesAerodrome', null)], { from: 1 / 120 });
    expect(moment([soon])).toMatchObject({ aerodrome: { state: 'open' }, runwaysLeft: 2, noneLeft: [] });
    const just = looked('A2/26', [effect('closesAerodrome', null)], { from: -1, to: 0, overAt: hour(0) });
    expect(moment([just])).toMatchObject({ aerodrome: { state: 'open' }, runwaysLeft: 2 });
    const now = looked('A3/26', [effect('closesAerodrome', null)], { from: -1, to: 1, overAt: hour(1) });
    expect(moment([now])).toMatchObject({ aerodrome: { state: 'closed' }, runwaysLeft: 0 });
  });

  it('has causes with their own begin and end', () => {
    const days = looked('A1/26', [effect('closesRunway', '04/22')], { from: -300, overAt: hour(200) });
    const of = { ...days, notam: { ...days.notam, schedule: null } };
    expect(moment([of]).runways[0]?.ends[0]?.causes).toMatchObject([{ from: hour(-300), to: hour(200) }]);
  });

  it('says until when no runway is left, whatever begins meanwhile', () => {
    const closure = (id: string, name: string, from: number, overAt: number): Looked => {
      const one = looked(id, [effect('closesRunway', name)], { from, overAt: hour(overAt) });
      return { ...one, notam: { ...one.notam, schedule: null } };
    };
    const now = [closure('A1/26', '04/22', -9, 5), closure('A2/26', '09L/27R', -1, 90)];
    expect(moment(now).noneLeft).toEqual([{ start: AT, end: hour(5) }]);
    const later = [closure('A3/26', '04/22', 4, 30)].map((one) => ({ ...one, isMoment: true }));
    expect(moment(now, { later })).toMatchObject({ runwaysLeft: 0, noneLeft: [{ start: AT, end: hour(30) }] });
    const forGood = looked('A4/26', [effect('closesAerodrome', null)]);
    expect(moment([{ ...forGood, notam: { ...forGood.notam, schedule: null } }]).noneLeft).toEqual([{ start: AT, end: null }]);
  });

  const partly = (when: Effect['when'], more: Partial<Effect> = {}): Effect => ({
    ...effect('closesRunway', '04/22', 'part'),
    when,
    ...more,
  });

  it.each([
    ['underCondition', 'mayBeClosed', 1],
    ['listedTimes', 'mayBeClosed', 1],
    ['night', 'mayBeClosed', 1],
    [null, 'part', 2],
  ] as const)('of a runway closed in part with the time %s is %s, and leaves %i', (when, state, left) => {
    const answer = moment([looked('A1/26', [partly(when)])]);
    expect([stateOf(answer, '04/22'), answer.runwaysLeft]).toEqual([state, left]);
    expect(answer.reasons).toEqual(state === 'part' ? [] : ['closureNotUnderstood']);
  });

  it('of a runway closed to some under a condition is a part', () => {
    expect(stateOf(moment([looked('A1/26', [partly('underCondition', { for: 'gliders' })])]), '04/22')).toBe('part');
  });

  it.each([
    ['civil', null, 'closed', 1],
    ['fixedWing', null, 'closed', 1],
    ['allButEmergencies', null, 'closed', 1],
    ['allButMilitary', null, 'closed', 1],
    ['allButHelicopters', null, 'closed', 1],
    ['allButEmergencies', 'underCondition', 'mayBeClosed', 1],
    ['allButPermitted', null, 'part', 2],
    ['commercial', null, 'part', 2],
    ['landing', null, 'part', 2],
  ] as const)('of a runway closed for %s with the time %s is %s, and leaves %i', (closedFor, when, state, left) => {
    const answer = moment([looked('A1/26', [partly(when, { for: closedFor })])]);
    expect([stateOf(answer, '04/22'), answer.runwaysLeft]).toEqual([state, left]);
    expect(answer.closures).toMatchObject([{ extent: 'part', for: closedFor }]);
  });

  it('is closed at the times that a text lists for all civil flights', () => {
    const listed = partly('listedTimes', { for: 'civil', periods: [{ start: hour(-1), end: hour(1) }] });
    expect(moment([looked('A1/26', [listed])]).runwaysLeft).toBe(1);
    expect(moment([looked('A1/26', [{ ...listed, periods: [{ start: hour(1), end: hour(2) }] }])]).runwaysLeft).toBe(2);
  });

  it.each([
    ['night', '2026-11-22T12:00:00.000Z', 'open', 'atOtherTimes'],
    ['night', '2026-11-22T00:00:00.000Z', 'closed', 'now'],
    ['day', '2026-11-22T12:00:00.000Z', 'closed', 'now'],
    ['day', '2026-11-22T00:00:00.000Z', 'open', 'atOtherTimes'],
    // The sun rises within these five minutes.
    ['night', '2026-11-22T06:40:00.000Z', 'closed', 'now'],
  ] as const)('closed by %s at %s is %s where the sun can be told', (when, at, state, applies) => {
    const answer = moment([looked('A1/26', [partly(when)], { from: -48, to: 48 })], {
      at,
      airport: { ...airport, latitude: 47, longitude: 8 },
    });
    expect([stateOf(answer, '04/22'), answer.closures.map((closure) => closure.applies)]).toEqual([state, [applies]]);
  });

  it('is closed by night, and no longer, over a time', () => {
    const place = { ...airport, latitude: 47, longitude: 8 };
    const both = [looked('A1/26', [partly('night')]), looked('A2/26', [partly('night', { runway: '09L/27R' })])];
    const [first, second, ...others] = asked(both, { airport: place }).noneLeft;
    expect([first?.start, first?.end?.slice(11, 13), second?.start.slice(11, 13), second?.end, others]).toEqual([AT, '06', '15', TO, []]);
    const polar = asked(both, { airport: { ...airport, latitude: 80, longitude: 8 } });
    expect(polar.noneLeft).toEqual([{ start: AT, end: TO }]);
  });

  it.each([
    ['reaches beyond the days that were listed', {}, [hour(-100), hour(900)]],
    ['ends within them', { end: hour(20) }, [hour(-100), hour(20)]],
    ['begins within them', { start: hour(-3) }, [hour(-3), hour(900)]],
  ])('has causes with their own begin and end by a schedule that %s', (_, period, span) => {
    const one = looked('A1/26', [effect('closesRunway', '04/22')], { from: -100, overAt: hour(900) });
    const window = { from: hour(-24), to: hour(24) };
    const activePeriods = [{ start: window.from, end: window.to, ...period }];
    const daily = { ...one, window, notam: { ...one.notam, schedule: 'H24', activePeriods } };
    const [cause] = moment([daily]).runways[0]?.ends[0]?.causes ?? [];
    expect([cause?.from, cause?.to]).toEqual(span);
  });
});
