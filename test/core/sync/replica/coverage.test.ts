/** What another Aeroshelf claims to hold all NOTAMs of is claimed here too, no longer and of no other moment than there. */
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { bulletin } from '../../../helpers/bulletin.ts';
import { countingProxy } from './counting-proxy.ts';
import { ownServer } from '../../../helpers/server.ts';

const AT = '2026-11-21T12:00:00.000Z';
const of = (issued: string, ...numbers: number[]) =>
  bulletin({
    issued,
    validTo: '2026-11-21T13:00:00Z',
    regions: ['EGTT'],
    aerodromes: ['EGLL'],
    notams: numbers.map((number) => ({ number: `A${String(number).padStart(4, '0')}/26` })),
  });

it('is taken over with the first walk, extended by changes, and ends where the server refuses', async () => {
  let now = Date.parse(AT);
  const clock = () => new Date(now);
  const [there, here] = await Promise.all([ownServer({ clock }), ownServer({ clock })]);
  const proxy = await countingProxy(there);
  const publish = (text: string) => there.core.notamIntake.stream(Readable.from([text]), { name: 'PIB.xml', maxBytes: 100_000 });
  const { id } = here.core.sources.add({ kind: 'api', address: proxy.url, apiKey: there.key, name: 'club', everyHours: null });
  for (const other of here.core.sources.list()) if (other.id !== id) here.core.sources.change(other.id, { isEnabled: false });
  const claims = () => here.core.notams.claims().map(({ place, source, kind, from, to }) => [place, source, kind, from, to]);
  const to = '2026-11-21T13:00:00.000Z';

  await publish(of('2026-11-21T06:00:00Z', 1, 2));
  await here.core.sync.run(id);
  const six = '2026-11-21T06:00:00.000Z';
  expect(claims()).toEqual([
    ['EGLL', 'club', 'full', six, to],
    ['EGTT', 'club', 'full', six, to],
  ]);
  now += 60_000;
  await publish(of('2026-11-21T09:00:00Z', 1, 2, 3));
  await here.core.sync.run(id);
  const nine = '2026-11-21T09:00:00.000Z';
  expect(claims()).toEqual([
    ['EGLL', 'club', 'delta', nine, to],
    ['EGTT', 'club', 'delta', nine, to],
  ]);
  // Changes still extend the list after its end: nothing was missed.
  now += 4 * 3_600_000;
  expect(here.core.states.of('EGLL')?.coverage.isWhole).toBe(false);
  const walks = () => proxy.asked.filter((url) => url.includes('/notams?') && url.includes('sort=id') && !url.includes('filter=')).length;
  const before = walks();
  await publish(of('2026-11-21T16:00:00Z', 1, 2, 3, 4).replace('2026-11-21T13:00:00Z', '2026-11-28T13:00:00Z'));
  await here.core.sync.run(id);
  expect([walks() - before, claims()[0]]).toEqual([0, ['EGLL', 'club', 'delta', '2026-11-21T16:00:00.000Z', '2026-11-28T13:00:00.000Z']]);
  expect(here.core.states.of('EGLL')?.coverage.isWhole).toBe(true);

  here.core.sources.change(id, { apiKey: 'wrong' });
  now += 60_000;
  await here.core.sync.run(id);
  expect(claims()[0]?.at(-1)).toBe(new Date(now).toISOString());
  now += 60_000;
  expect(here.core.states.of('EGLL')).toMatchObject({
    coverage: { isWhole: false },
    reasons: expect.arrayContaining(['partOfListOnly']) as string[],
  });
  here.core.sources.change(id, { apiKey: there.key });
  await here.core.sync.run(id);
  expect([walks() - before > 0, claims()[0]?.[2]]).toEqual([true, 'full']);
});

it('of a place that the user calls complete begins and ends at once, and what the server claims itself stays', async () => {
  const clock = () => new Date(AT);
  const [there, here] = await Promise.all([ownServer({ clock }), ownServer({ clock })]);
  await there.core.notamIntake.stream(Readable.from([of('2026-11-21T06:00:00Z', 1)]), { name: 'PIB.xml', maxBytes: 100_000 });
  const { id } = here.core.sources.add({ kind: 'api', address: there.url, apiKey: there.key, name: 'club', everyHours: null });
  for (const other of here.core.sources.list()) if (other.id !== id) here.core.sources.change(other.id, { isEnabled: false });
  const open = () => here.core.notams.claims().flatMap(({ place, to }) => (to === AT ? [] : [place]));
  await here.core.sync.run(id);
  expect(open()).toEqual(['EGLL', 'EGTT']);
  here.core.sources.change(id, { completeFor: ['EGKK', 'EGLL'] });
  await here.core.sync.run(id);
  expect(open()).toEqual(['EGKK', 'EGLL', 'EGTT']);
  here.core.sources.change(id, { completeFor: [] });
  expect(open()).toEqual(['EGTT']);
  await here.core.sync.run(id);
  expect(open()).toEqual(['EGLL', 'EGTT']);
});
