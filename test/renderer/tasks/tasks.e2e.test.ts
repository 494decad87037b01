import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLong } from '../../helpers/long.ts';
import { describeWindows, endOf, type Opened, ownerOf, ownersBridge } from '../open-window.ts';
import { perform, stepsOf, type Count } from './hands.ts';
import { MOST, MOST_OF_COMMON, tasks } from './tasks.ts';

const NOW = '2026-11-22T18:00:00Z';
const notam = (number: string, text: string, { from = '2611210000', to = '2611302359', q = 'QMRLC' } = {}) =>
  `(${number} NOTAMN\nQ) LSAS/${q}/IV/NBO/A/000/999/4614N00607E005\nA) LSGG B) ${from} C) ${to}\nE) ${text})\n\n`;
const stored = [
  notam('A0001/26', 'RWY 04/22 CLSD.', { from: '2611222200', to: '2611230400' }),
  notam('A0002/26', 'TWY A CLSD.', { q: 'QMXLC' }),
].join('');

/** The commonest and one other run here; all of them run in `npm run test:long`. */
const others = tasks.filter(({ isCommon }) => isCommon !== true);
const sample = [...tasks.filter(({ isCommon }) => isCommon), ...others.slice(0, 1)];

it('every task has a name of its own, and five of them are common', () => {
  expect(tasks).toHaveLength(30);
  expect(new Set(tasks.map(({ task }) => task)).size).toBe(tasks.length);
  expect(tasks.length - others.length).toBe(5);
});

const ways = ['mouse', 'keyboard'] as const;

describeWindows('a task takes few steps', { at: NOW }, ({ open, server }) => {
  /** One window for all tasks: what the page keeps is cleared between them, and the program is not fetched again. */
  let opened: Opened;
  let saved: string[] = [];
  const counts = new Map<string, Count>();

  beforeAll(async () => {
    opened = await open('/ui/#/about', { bridge: await ownersBridge(server()) });
    await opened.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    // The console says that something was refused, not what.
    opened.page.on('response', (answer) => answer.status() >= 400 && opened.troubles.push(`${answer.status()} ${answer.url()}`));
    opened.page.on('download', (file) => saved.push(file.suggestedFilename()));
  });
  afterAll(async () => {
    console.log(tableOf(counts));
    const troubles = await endOf(opened);
    if (troubles.length > 0) throw new Error(troubles.join('\n'));
  });

  /** Everything as it was before the first task. */
  async function reset(from: string): Promise<void> {
    const { core } = server();
    const { id } = ownerOf(server());
    const { favourites, notes, routes } = core.userData;
    core.settings.change({ theme: 'system', language: 'system', lengthUnit: 'ft' });
    for (const { airportId } of favourites.list(id)) favourites.remove(id, airportId);
    for (const { airportId } of notes.list(id)) notes.remove(id, airportId);
    for (const code of ['LSGG', 'LOWW']) favourites.add(id, code);
    if (routes.list(id).length === 0) routes.add(id, { text: 'LSGG LFPG', name: 'To Paris' }, null);
    await core.notams.import([{ name: 'notams.txt', pieces: [Buffer.from(stored)] }]);
    const { page } = opened;
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    // An address that differs after the # alone would not load the page again.
    await page.goto('about:blank');
    await page.goto(`${server().url}/ui/#${from}`);
    await page.locator('h1').first().waitFor();
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    saved = [];
  }

  describe.for(ways)('by %s', (way) => {
    it.for(isLong ? tasks : sample)('$task', async ({ task, from = '/', done, saves, isCommon, ...steps }) => {
      await reset(from);
      const count = await perform(opened.page, steps[way], done);
      for (const names of saves ? [saves] : []) await expect.poll(() => saved).toEqual([expect.stringMatching(names)]);
      counts.set(`${task} ${way}`, count);
      expect(stepsOf(count)).toBeGreaterThan(0);
      expect(stepsOf(count)).toBeLessThanOrEqual(isCommon ? MOST_OF_COMMON : MOST);
      expect(opened.troubles.splice(0)).toEqual([]);
    });
  });
});

/** The tasks that were done, by both ways. */
function tableOf(counts: ReadonlyMap<string, Count>): string {
  const inWords = (count: Count | undefined): string =>
    count === undefined
      ? 'not done'
      : `${stepsOf(count)}: ${count.clicks} clicks, ${count.keys} keys, ${count.typed} typed, ${count.scrolls} scrolls, ${count.screens} screens`;
  const done = tasks.filter(({ task }) => ways.some((way) => counts.has(`${task} ${way}`)));
  const rows = done.map(
    ({ task, isCommon }) => `| ${task}${isCommon ? ' *' : ''} | ${ways.map((way) => inWords(counts.get(`${task} ${way}`))).join(' | ')} |`,
  );
  return [`| task (* common) | by mouse | by keyboard |`, '| --- | --- | --- |', ...rows].join('\n');
}
