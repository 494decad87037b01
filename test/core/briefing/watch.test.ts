/** What an import makes of remembered briefings, as the server notices it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import type { Core } from '#core/core.ts';
import type { ServerEvent } from '#contract/sync/events.ts';
import { memoryOf } from '#core/briefing/memory.ts';
import { briefOf, importNotams, openForTest, planOf, written, type Written } from './setting.ts';

const NOW = '2026-11-21T07:00:00.000Z';
const plan = planOf('LSGG LSZH');
const closure = { number: 'A0009/26', q: 'QMRLC', e: 'RWY 04/22 CLSD.' };

async function remembered() {
  const opened = await openForTest(NOW);
  const { core } = opened;
  core.users.ensureOwner();
  const user = core.users.list()[0]?.id ?? '';
  const { id: routeId } = core.userData.routes.add(user, plan, null);
  await importNotams(core, { e: 'ONE.' }, { e: 'TWO.' });
  core.briefingMemory.remember(routeId, memoryOf(plan, briefOf(core)(plan)));
  const events: ServerEvent['type'][] = [];
  onTestFinished(core.events.on(({ type }) => void (type === 'briefings' && events.push(type))));
  return { ...opened, user, routeId, events };
}

/** Imports as it is done over HTTP or from a folder. */
async function importFile(core: Core, ...notams: Written[]): Promise<void> {
  const path = join(tmpdir(), `aeroshelf-${randomUUID()}.txt`);
  writeFileSync(path, notams.map(written).join('\n\n'));
  await core.notamIntake.files([{ path, name: 'test.txt' }]);
  await core.briefingWatch.settled();
}

it('marks the briefing that an import changes, once, and says so', async () => {
  const { core, user, routeId, events } = await remembered();
  const marked = () => core.briefingMemory.list(user).map(({ added, changed, gone, isChanged }) => ({ added, changed, gone, isChanged }));
  await importFile(core, { ...closure, a: 'EGLL', fir: 'EGTT', at: '5129N00028W005' });
  expect([marked(), events]).toEqual([[{ added: 0, changed: 0, gone: 0, isChanged: false }], []]);
  await importFile(core, closure, { number: 'A0002/26', e: 'TWO, CHANGED.' });
  expect([marked(), events]).toEqual([[{ added: 1, changed: 1, gone: 0, isChanged: true }], ['briefings']]);
  core.briefingWatch.look();
  await core.briefingWatch.settled();
  expect(events).toHaveLength(1);
  core.briefingMemory.remember(routeId, memoryOf(plan, briefOf(core)(plan)));
  expect(marked()).toEqual([{ added: 0, changed: 0, gone: 0, isChanged: false }]);
});

it('looks at no flight that is over, and begins no thread where none is remembered', async () => {
  const { core, at, user, events } = await remembered();
  at('2026-11-22T07:00:00.000Z');
  await importFile(core, closure);
  expect([core.briefingMemory.list(user)[0]?.isChanged, events]).toEqual([false, []]);
  expect(core.briefingMemory.isAnyWatched()).toBe(false);
});

it('notices at the start of a server what was imported while none ran', async () => {
  const { core, user } = await remembered();
  await importNotams(core, { e: 'ONE.' }, { e: 'TWO.' }, closure);
  core.announce({ port: 1, url: 'http://127.0.0.1:1' });
  await core.briefingWatch.settled();
  core.announce(undefined);
  expect(core.briefingMemory.list(user)).toMatchObject([{ added: 1, isChanged: true }]);
});
