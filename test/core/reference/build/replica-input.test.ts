import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openReplicaFile } from '#core/reference/sources/replica/replica-file.ts';
import { airportBodies } from '../../../helpers/airport-bodies.ts';
import { smallSet, temporaryFolder, writeSet } from '../../../helpers/dataset-files.ts';
import { importInputs, importRows, refusalOf, type Imported, type TestInput } from '../../../helpers/import-here.ts';

/** What a fetch leaves of a server that serves this set. */
function replicaOf({ db, report }: Imported, isComplete = true): TestInput {
  const path = join(temporaryFolder(), 'replica.sqlite');
  const file = openReplicaFile(path, 'http://127.0.0.1:1/');
  const insert = file.db.prepare('INSERT INTO airports (id, updated_at, body, has_parts, walk) VALUES (?, ?, ?, 1, 1)');
  for (const { body, parts } of airportBodies(db)) {
    const airport = { ...(JSON.parse(body) as { id: string; updatedAt: string }), ...(JSON.parse(parts) as object) };
    insert.run(airport.id, airport.updatedAt, JSON.stringify(airport));
  }
  const insertCountry = file.db.prepare('INSERT INTO countries (id, body) VALUES (?, ?)');
  for (const [id, body] of db.prepare<[], [string, string]>('SELECT id, body FROM countries').raw().all()) insertCountry.run(id, body);
  file.note({ isComplete, revision: report.revision, date: report.date });
  file.close();
  return { name: 'Server', kind: 'replica', from: path };
}

const server = await importRows(smallSet(), { now: new Date('2026-01-01') });

describe('a set of another server', () => {
  it('is sent exactly as that server sends it, ids and dates too', async () => {
    const here = await importInputs([replicaOf(server)], { now: new Date('2026-06-06'), previous: server.path, isForced: true });
    expect([...airportBodies(here.db)]).toEqual([...airportBodies(server.db)]);
    const countries = (imported: Imported) => imported.db.prepare('SELECT * FROM countries ORDER BY id').all();
    expect(countries(here)).toEqual(countries(server));
    expect(here.report).toMatchObject({ source: 'Server', counts: { airports: 3, runways: 2, frequencies: 2 } });
  });

  it('put behind the files that it was made of changes nothing', async () => {
    const files: TestInput = { name: 'Files', kind: 'sheets', from: writeSet(smallSet()) };
    const both = await importInputs([files, replicaOf(server)], { now: new Date('2026-01-01') });
    expect([...airportBodies(both.db)]).toEqual([...airportBodies(server.db)]);
    expect(both.db.prepare('SELECT COUNT(*) FROM airport_origins').pluck().get()).toBe(0);
    expect(both.report.conflicts).toBe(0);
  });

  it('is refused while it is not whole, and where it is damaged', async () => {
    expect((await refusalOf(importInputs([replicaOf(server, false)])))[0]).toContain('is not complete yet');
    const damaged = join(temporaryFolder(), 'replica.sqlite');
    writeFileSync(damaged, 'no database at all');
    expect((await refusalOf(importInputs([{ name: 'Server', kind: 'replica', from: damaged }])))[0]).toContain(
      'what was fetched is damaged',
    );
  });
});
