import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { snapshotOf } from '#core/sync/fetch/snapshot.ts';
import { sweep } from '#core/sync/fetch/sweep.ts';
import { generatedSet, temporaryFolder } from '../../../helpers/dataset-files.ts';
import { fetchFrom, fileOf, openServer, servedSet, textsIn, textsOf } from './open.ts';
import { runUntilKilled } from '../../../helpers/killed.ts';
import { times } from '../../../helpers/long.ts';
import { seededRandom } from '../../../helpers/random.ts';

const random = seededRandom('kill of a fetch');
const script = fileURLToPath(new URL('fetch-until-killed.ts', import.meta.url));
const clock = () => new Date();

const versions = ['old', 'new'].map((salt, version) => {
  const set = generatedSet(20_000, salt);
  // Every file states its version, so that a mixture is detected.
  set.navaids = set.navaids.map((row) => ({ ...row, name: salt }));
  set.regions = set.regions.map((row) => ({ ...row, keywords: salt }));
  set.countries = set.countries.map((row) => ({ ...row, keywords: salt }));
  set.runways = set.runways.map((row) => ({ ...row, surface: salt }));
  set['airport-frequencies'] = set['airport-frequencies'].map((row) => ({ ...row, description: salt }));
  return new Map(servedSet(set).map(([name, { text }]) => [name, { ...fileOf(text, version + 1), isPacked: name === 'runways.csv' }]));
});

it('killing the fetching at random moments leaves the old set or the new one, whole, and nothing that is not taken up again', async () => {
  const server = await openServer(versions[0] ?? []);
  let turn = 0;
  server.instead.set('turn', (_, response) => {
    turn++;
    for (const [name, file] of versions[turn % 2] ?? []) server.files.set(name, file);
    response.end();
  });
  const folder = temporaryFolder();
  await fetchFrom(server, folder, { clock });
  for (const [name, file] of versions[1] ?? []) server.files.set(name, file);
  const began = performance.now();
  await fetchFrom(server, folder, { clock });
  const fetchMs = performance.now() - began;
  const whole = versions.map(textsOf);
  const isHalfFetched = () => readdirSync(folder).some((name) => name.endsWith('.part'));

  for (let kill = 0; kill < times(4, 20); kill++) {
    // The first is killed in the middle of a file, whatever the machine does.
    const isAtWork = kill === 0 ? isHalfFetched : undefined;
    await runUntilKilled([script, server.base, folder], isAtWork ? 0 : random() * 2.5 * fetchMs, isAtWork);
    const { path = '' } = snapshotOf(folder) ?? {};
    expect(whole).toContainEqual(textsIn(path));

    sweep(folder, clock);
    expect(snapshotOf(folder)?.path).toBe(path);
    const left = readdirSync(folder).filter(
      (name) => !/^(airports|runways|airport-frequencies|countries|regions|navaids)\.csv\.part(\.json)?$/.test(name),
    );
    expect(left).toEqual([path.slice(folder.length + 1), 'snapshot.json']);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toHaveLength(
      readdirSync(folder).filter((name) => name.endsWith('.part.json')).length,
    );
  }
  const last = await fetchFrom(server, folder, { clock });
  expect(textsIn(last.path)).toEqual(textsOf(server.files));
  expect(readdirSync(folder)).toHaveLength(2);
});
