/** Briefings as the core makes them: on a thread of their own. */
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { openBriefings } from '#core/briefing/briefings.ts';
import { addPlaceFunctions } from '#core/geo/place.ts';
import { openPrinter } from '#core/print/printer.ts';
import { Refusal } from '#core/refusal.ts';
import { briefOf, importNotams, openForTest, planOf } from './setting.ts';

const NOW = '2026-11-21T07:00:00.000Z';
const json = { format: 'json', paper: 'a4', language: undefined } as const;

async function opened() {
  const { core, ...rest } = await openForTest(NOW);
  core.users.ensureOwner();
  const userId = core.users.list()[0]?.id ?? '';
  await importNotams(core, { q: 'QMRLC', e: 'RWY 04/22 CLSD.' }, { q: 'QMXLC', e: 'TWY A CLSD.' });
  const make = (plan: object, form: Parameters<typeof core.briefings.make>[1] = json) =>
    core.briefings.make({ plan: { ...planOf('LSGG LSZH'), ...plan }, userId, routeId: undefined }, form);
  return { ...rest, core, userId, make };
}

it('is what it is on the thread that serves, which answers others meanwhile', async () => {
  const { core, make } = await opened();
  let turns = 0;
  const turn = () => void (turns++, (timer = setImmediate(turn)));
  let timer = setImmediate(turn);
  const { file, shown } = await make({});
  clearImmediate(timer);
  expect(JSON.parse(Buffer.from(file.bytes).toString())).toEqual(JSON.parse(JSON.stringify(briefOf(core)(planOf('LSGG LSZH')))));
  expect(shown).toBe(2);
  expect(turns).toBeGreaterThan(10);
});

it('has the waypoints and the acknowledged NOTAMs of its user', async () => {
  const { core, userId, make } = await opened();
  core.userData.waypoints.add(userId, { ident: 'HOME', latitude: 46.4, longitude: 6.9 });
  const [first] = [...core.notams.rows({})];
  core.userData.acknowledgements.add(userId, first?.id ?? '');
  const { file } = await make({ text: 'LSGG HOME LSZH' });
  const { acknowledged, points } = JSON.parse(Buffer.from(file.bytes).toString());
  expect([acknowledged, points.map(({ ident }: { ident: string }) => ident)]).toEqual([1, ['LSGG', 'HOME', 'LSZH']]);
});

it('refuses as the maker does, and makes the next one', async () => {
  const { make } = await opened();
  await expect(make({ text: 'QZQZQZ' })).rejects.toThrow(Refusal);
  await expect(make({ depart: 'soon' })).rejects.toMatchObject({ code: 'invalidRequest' });
  expect((await make({})).shown).toBe(2);
});

it('of files says their names, and prints what is printed', async () => {
  const { make } = await opened();
  const { file } = await make({}, { format: 'pdf', paper: 'a5', language: 'en' });
  expect([Buffer.from(file.bytes).subarray(0, 5).toString(), file.fileName]).toEqual(['%PDF-', 'LSGG-LSZH-briefing-20261121-0700Z.pdf']);
});

it('is made on the thread that serves where no other connection may read the state, as on a full disk', async () => {
  const { core, userId, make } = await opened();
  const folder = dirname(core.dataset.current().db.name);
  const copy = join(folder, 'held-alone.sqlite');
  const source = new Sqlite(join(folder, 'state.sqlite'), { readonly: true });
  source.exec(`VACUUM INTO '${copy}'`);
  source.close();
  const state = new Sqlite(copy);
  onTestFinished(() => void state.close());
  state.pragma('locking_mode = EXCLUSIVE');
  state.exec('BEGIN IMMEDIATE; COMMIT');
  addPlaceFunctions(state);
  const printer = openPrinter();
  onTestFinished(printer.stop);
  const alone = openBriefings({ state, dataset: core.dataset, printer, clock: core.clock });
  onTestFinished(alone.stop);
  const { file } = await alone.make({ plan: planOf('LSGG LSZH'), userId, routeId: undefined }, json);
  expect(Buffer.from(file.bytes).toString()).toBe(Buffer.from((await make({})).file.bytes).toString());
});
