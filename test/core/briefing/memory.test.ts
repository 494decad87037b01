/** The last briefing of a stored route: what the next one says of it. */
import { expect, it } from 'vitest';
import type { Core } from '#core/core.ts';
import type { Briefing } from '#contract/briefing/briefing.ts';
import { memoryOf, MOST_REMEMBERED } from '#core/briefing/memory.ts';
import { Refusal } from '#core/refusal.ts';
import { briefOf, importNotams, type Opened, openForTest, planOf } from './setting.ts';

const NOW = '2026-11-21T07:00:00.000Z';
const plan = planOf('LSGG LSZH');
const closure = { q: 'QMRLC', e: 'RWY 04/22 CLSD.' };
const ownerOf = ({ users }: Core): string => users.list()[0]?.id ?? '';

/** A stored route whose briefing of two NOTAMs, ONE and TWO, is remembered. */
async function remembered(): Promise<Opened & { user: string; routeId: string; brief: () => Briefing }> {
  const opened = await openForTest(NOW);
  const { core } = opened;
  core.users.ensureOwner();
  const user = ownerOf(core);
  const { id: routeId } = core.userData.routes.add(user, plan, null);
  await importNotams(core, { e: 'ONE.' }, { e: 'TWO.' });
  const brief = () => briefOf(core)(plan, { last: core.briefingMemory.last(routeId) });
  core.briefingMemory.remember(routeId, memoryOf(plan, brief()));
  return { ...opened, user, routeId, brief };
}

it('a route without an earlier briefing says so, and marks nothing', async () => {
  const { core } = await openForTest(NOW, { e: 'ONE.' });
  const briefing = briefOf(core)(plan, { last: core.briefingMemory.last('none') });
  expect([briefing.last, briefing.notices.map(({ change }) => change)]).toEqual([null, [null]]);
});

it('marks what is new and changed since, and counts what is gone, whenever it was stored', async () => {
  const { core, at, brief } = await remembered();
  expect(brief().last).toEqual({ made: NOW, notamsImportedAt: NOW, added: 0, changed: 0, gone: 0 });
  at('2026-11-21T07:30:00.000Z');
  await importNotams(core, { e: 'ONE, WITH ONE MORE WORD.' }, { e: 'TWO.' }, closure);
  const [two] = core.notams.find('A0002/26');
  core.notams.remove(two?.id ?? '', { by: 'tests', note: null });
  const now = brief();
  expect(now.last).toEqual({ made: NOW, notamsImportedAt: NOW, added: 1, changed: 1, gone: 1 });
  expect(Object.fromEntries(now.notices.map(({ notamId, change }) => [notamId, change]))).toEqual({
    'A0001/26': 'changed',
    'A0003/26': 'new',
  });
  const own = briefOf(core)({ ...plan, options: { known: now.notices.map(({ id }) => id) } }, { last: core.briefingMemory.last('none') });
  expect(own.notices.map(({ change }) => change)).toEqual([null, null]);
});

it('marks as new what was stored before and is in another time of departure', async () => {
  const { core, routeId } = await remembered();
  await importNotams(core, { e: 'ONE.' }, { e: 'TWO.' }, { ...closure, b: '2611230000', c: '2611232359' });
  const later = { ...plan, depart: '2026-11-23T08:00Z' };
  const { notices, last } = briefOf(core)(later, { last: core.briefingMemory.last(routeId) });
  expect(notices.map(({ notamId, change }) => [notamId, change])).toEqual([['A0003/26', 'new']]);
  expect(last).toMatchObject({ added: 1, changed: 0, gone: 2 });
});

it('a remembered briefing is replaced by the next one, removed with its route, and not stored for a plan without an end', async () => {
  const { core, at, user, routeId, brief } = await remembered();
  at('2026-11-21T07:30:00.000Z');
  core.briefingMemory.remember(routeId, memoryOf(plan, brief()));
  expect(core.briefingMemory.list(user)).toEqual([
    {
      routeId,
      name: 'LSGG LSZH',
      made: '2026-11-21T07:30:00.000Z',
      notamsImportedAt: NOW,
      until: brief().settings.to,
      added: 0,
      changed: 0,
      gone: 0,
      isChanged: false,
    },
  ]);
  const long = { ...plan, alternates: Array.from({ length: 20 }, () => 'x'.repeat(7_000)) };
  expect(() => core.briefingMemory.remember(routeId, memoryOf(long, brief()))).toThrow(Refusal);
  core.userData.routes.remove(user, routeId);
  expect(core.briefingMemory.last(routeId)).toBeUndefined();
});

it('briefings are remembered for a limited number of routes of a user, the last briefed ones', async () => {
  const { core, at, user, routeId, brief } = await remembered();
  const briefing = brief();
  at('2026-11-21T07:30:00.000Z');
  const later = { ...briefing, made: '2026-11-21T07:30:00.000Z' };
  for (let made = 0; made < MOST_REMEMBERED; made += 1)
    core.briefingMemory.remember(core.userData.routes.add(user, plan, null).id, memoryOf(plan, later));
  expect(core.briefingMemory.list(user)).toHaveLength(MOST_REMEMBERED);
  expect(core.briefingMemory.last(routeId)).toBeUndefined();
});

it('a remembered briefing is watched until its flight is over, with its departure as a moment', async () => {
  const { core, at, user, routeId } = await remembered();
  const hour = { ...plan, depart: '0800Z' };
  core.briefingMemory.remember(routeId, memoryOf(hour, briefOf(core)(hour)));
  expect(core.briefingMemory.watched()).toEqual([
    { routeId, made: NOW, userId: user, plan: { ...plan, options: {}, depart: '2026-11-21T08:00:00.000Z' } },
  ]);
  at('2026-11-22T07:00:00.000Z');
  expect(core.briefingMemory.watched()).toEqual([]);
});
