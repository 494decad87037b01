import { describe, expect, it } from 'vitest';
import { describeInChromium } from '../../helpers/browser.ts';
import { isLong } from '../../helpers/long.ts';
import { endOf, windows } from '../open-window.ts';
import { perform, stepsOf } from './hands.ts';
import { MOST, MOST_OF_COMMON, tasks, type Task } from './tasks.ts';

const NOW = '2026-11-22T18:00:00Z';
const notam = (number: string, text: string, { from = '2611210000', to = '2611302359', q = 'QMRLC' } = {}) =>
  `(${number} NOTAMN\nQ) LSAS/${q}/IV/NBO/A/000/999/4614N00607E005\nA) LSGG B) ${from} C) ${to}\nE) ${text})\n\n`;
const stored = [
  notam('A0001/26', 'RWY 04/22 CLSD.', { from: '2611222200', to: '2611230400' }),
  notam('A0002/26', 'TWY A CLSD.', { q: 'QMXLC' }),
].join('');

/** The commonest and one other; all of them in `npm run test:long`. */
const others = tasks.filter(({ isCommon }) => isCommon !== true);
const sample = [...tasks.filter(({ isCommon }) => isCommon), ...others.slice(0, 1)];

it('every task has a name of its own, and five of them are common', () => {
  expect(tasks).toHaveLength(24);
  expect(new Set(tasks.map(({ task }) => task)).size).toBe(tasks.length);
  expect(tasks.length - others.length).toBe(5);
});

describeInChromium('a task takes few steps', () => {
  const { open, server } = windows({ at: NOW });

  /** Everything as it was before the first task. */
  async function reset(): Promise<string> {
    const { core } = server();
    const owner = core.users.find('owner');
    if (!owner) throw new Error('The server has no owner.');
    const { favourites, notes, routes } = core.userData;
    core.settings.change({ theme: 'system', language: 'system', lengthUnit: 'ft' });
    for (const { airportId } of favourites.list(owner.id)) favourites.remove(owner.id, airportId);
    for (const { airportId } of notes.list(owner.id)) notes.remove(owner.id, airportId);
    for (const code of ['LSGG', 'LOWW']) favourites.add(owner.id, code);
    if (routes.list(owner.id).length === 0) routes.add(owner.id, { text: 'LSGG LFPG', name: 'To Paris' }, null);
    await core.notams.import([{ name: 'notams.txt', pieces: [Buffer.from(stored)] }]);
    return core.sessions.tokenFor(owner);
  }

  async function stepsIn({ from = '/', done, saves, ...ways }: Task, way: 'mouse' | 'keyboard'): Promise<number> {
    const opened = await open(`/ui/#${from}`, { bridge: { token: await reset(), firstKey: null } });
    const { page } = opened;
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    const saved: string[] = [];
    page.on('download', (file) => saved.push(file.suggestedFilename()));
    const { screens, ...count } = await perform(page, ways[way], done);
    for (const names of saves ? [saves] : []) await expect.poll(() => saved).toEqual([expect.stringMatching(names)]);
    expect(await endOf(opened)).toEqual([]);
    return stepsOf({ screens, ...count });
  }

  describe.for(['mouse', 'keyboard'] as const)('by %s', (way) => {
    it.for(isLong ? tasks : sample)('$task', async (task) => {
      const steps = await stepsIn(task, way);
      expect(steps).toBeGreaterThan(0);
      expect(steps).toBeLessThanOrEqual(task.isCommon ? MOST_OF_COMMON : MOST);
    });
  });
});
