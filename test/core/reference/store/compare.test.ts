import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Change } from '#contract/dataset/changes.ts';
import { compareReferences, type Compared } from '#core/reference/store/compare.ts';
import type { Copy } from '#core/reference/store/open-reference.ts';
import { temporaryFolder } from '../../../helpers/dataset-files.ts';
import Database from 'better-sqlite3';
import { REFERENCE_FORMAT, referenceIndexes, referenceTables } from '#core/reference/store/reference-schema.ts';

type PartRow = { id: string; name: string };
type AirportRow = { id: string; name: string; elevation: number | null; runways: PartRow[]; frequencies: PartRow[] };
type Rows = { airports: AirportRow[]; countries: PartRow[]; navaids: PartRow[] };

const folder = temporaryFolder();
let files = 0;

/** Replaces the builder's hash: the same for the same content, in any row. */
function hashOf({ name, elevation, runways, frequencies }: AirportRow): number {
  let hash = 7;
  for (const character of JSON.stringify([name, elevation, runways, frequencies])) hash = (hash * 31 + character.charCodeAt(0)) % 2 ** 40;
  return hash;
}

/** A reference database with hand-made rows, of which only what is compared counts. */
function written({ airports, countries, navaids }: Rows): Copy {
  const revision = `set-${++files}`;
  const path = join(folder, `${revision}.sqlite`);
  const db = new Database(path);
  db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN');
  db.exec(referenceTables + referenceIndexes);
  const meta = db.prepare('INSERT INTO meta (key, value) VALUES (?, ?)');
  const counts = JSON.stringify({ airports: airports.length });
  const about = {
    format: `${REFERENCE_FORMAT}`,
    revision,
    source: 'test',
    date: '2030-01-01T00:00:00.000Z',
    importedAt: '2030-01-01T00:00:00.000Z',
    counts,
  };
  for (const [key, value] of Object.entries(about)) meta.run(key, value);
  const airport = db.prepare(
    `INSERT INTO airports (row, id, ident, name, name_fold, elevation, updated_at, content_hash)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const runway = db.prepare('INSERT INTO runways (id, airport_row, position, name) VALUES (?, ?, ?, ?)');
  const frequency = db.prepare(
    'INSERT INTO frequencies (id, airport_row, position, name, name_fold, frequency) VALUES (?, ?, ?, ?, ?, 118.1)',
  );
  for (const [index, one] of airports.entries()) {
    const row = index + 1;
    airport.run(row, one.id, one.id, one.name, one.name, one.elevation, revision, hashOf(one));
    for (const [position, { id, name }] of one.runways.entries()) runway.run(id, row, position, name);
    for (const [position, { id, name }] of one.frequencies.entries()) frequency.run(id, row, position, name, name);
  }
  const country = db.prepare(
    `INSERT INTO countries (id, country_code, alpha3, name, name_fold, continent_code, timezone, body)
     VALUES (?, ?, 'XXX', ?, ?, 'EU', 'UTC', ?)`,
  );
  // The date in the body differs between any two sets and is no change.
  for (const { id, name } of countries)
    country.run(id, id, name, name, JSON.stringify({ id, createdAt: revision, updatedAt: revision, name }));
  const navaid = db.prepare(
    `INSERT INTO navaids (row, id, ident, name, name_fold, updated_at, content_hash)
     VALUES (?, ?, ?, ?, ?, ?, 0)`,
  );
  for (const [index, { id, name }] of navaids.entries()) navaid.run(index + 1, id, id, name, name, revision);
  db.exec('COMMIT');
  db.close();
  return { path, revision };
}

function compare(former: Copy, later: Copy): Compared {
  const compared = compareReferences(former, later);
  if (!compared) throw new Error('one of the two is not there');
  return compared;
}

const changesIn = ({ items }: Compared): Change[] => JSON.parse(`[${Buffer.from(items).toString().slice(0, -1)}]`) as Change[];
const exchanged = { added: 'deleted', deleted: 'added', changed: 'changed', ended: 'ended' } as const;
const bySize = (a: Change, b: Change) => (a.resource + a.id < b.resource + b.id ? -1 : 1);

/** Few ids and few names, so that sets overlap. */
const part = (kind: string, most: number) =>
  fc.record({ id: fc.integer({ min: 1, max: most }).map((n) => `${kind}${n}`), name: fc.constantFrom('A', 'B', 'Ünï"🛫') });
const uniqueParts = (kind: string, most: number) => fc.uniqueArray(part(kind, most), { selector: ({ id }) => id, maxLength: 6 });

const rows: fc.Arbitrary<Rows> = fc
  .record({
    airports: fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 12 }).map((n) => `airport${n}`),
        name: fc.constantFrom('A', 'B'),
        elevation: fc.constantFrom(null, 0, 100),
      }),
      { selector: ({ id }) => id, maxLength: 10 },
    ),
    runways: uniqueParts('r', 9),
    frequencies: uniqueParts('f', 9),
    countries: uniqueParts('C', 8),
    navaids: uniqueParts('n', 8),
    homes: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
  })
  .map(({ airports, runways, frequencies, homes, ...rest }) => {
    const whole = airports.map((airport): AirportRow => ({ ...airport, runways: [], frequencies: [] }));
    const homeOf = (index: number) => whole[(homes[index] ?? 0) % whole.length];
    for (const [index, runway] of runways.entries()) homeOf(index)?.runways.push(runway);
    for (const [index, frequency] of frequencies.entries()) homeOf(index + 6)?.frequencies.push(frequency);
    return { ...rest, airports: whole };
  });

/** Answers the same question by comparing every row with every other. */
function naive(former: Rows, later: Rows): Change[] {
  const texts = (list: readonly { id: string }[]) => new Map(list.map((one) => [one.id, JSON.stringify(one)]));
  const partsOf = (set: Rows, kind: 'runways' | 'frequencies') =>
    set.airports.flatMap(({ id: airport, [kind]: parts }) => parts.map((one: PartRow) => ({ ...one, airport })));
  const lists = (set: Rows) => ({
    airports: set.airports,
    runways: partsOf(set, 'runways'),
    frequencies: partsOf(set, 'frequencies'),
    countries: set.countries,
    navaids: set.navaids,
  });
  const [was, is] = [lists(former), lists(later)];
  const resources = Object.keys(was) as (keyof typeof was)[];
  return resources.flatMap((resource) => {
    const [before, after] = [texts(was[resource]), texts(is[resource])];
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((id): Change[] => {
      if (!before.has(id)) return [{ resource, id, change: 'added' }];
      if (!after.has(id)) return [{ resource, id, change: 'deleted' }];
      return before.get(id) === after.get(id) ? [] : [{ resource, id, change: 'changed' }];
    });
  });
}

/** The same set in another order of rows. */
const turned = (set: Rows): [Rows, Rows] => [set, { ...set, airports: set.airports.toReversed(), navaids: set.navaids.toReversed() }];

describe('comparing two sets', () => {
  it('finds what a comparison of every row finds, sorted by resource and id, whatever the sets', () => {
    fc.assert(
      fc.property(fc.oneof(fc.tuple(rows, rows), rows.map(turned)), ([former, later]) => {
        const found = changesIn(compare(written(former), written(later)));
        expect(found).toEqual(naive(former, later).sort(bySize));
      }),
      { numRuns: 60 },
    );
  });

  it('finds the inverse the other way round', () => {
    fc.assert(
      fc.property(rows, rows, (former, later) => {
        const [a, b] = [written(former), written(later)];
        const [there, back] = [compare(a, b), compare(b, a)];
        expect(changesIn(back)).toEqual(changesIn(there).map((one) => ({ ...one, change: exchanged[one.change] })));
        const inverted = ({ examples }: Compared) =>
          examples.map(({ id, change, fields }) => ({
            id,
            change: exchanged[change],
            fields: fields.map(({ field, from, to }) => [field.replace(/ .*, /, ' '), to, from].join()).sort(),
          }));
        const flattened = ({ examples }: Compared) =>
          examples.map(({ id, change, fields }) => ({
            id,
            change,
            fields: fields.map(({ field, from, to }) => [field.replace(/ .*, /, ' '), from, to].join()).sort(),
          }));
        expect(flattened(back)).toEqual(inverted(there));
      }),
      { numRuns: 30 },
    );
  });

  it('is not done where a file has another revision by now, or none', () => {
    const here = written({ airports: [], countries: [], navaids: [] });
    expect(compareReferences(here, { ...here, revision: 'another' })).toBeUndefined();
    expect(compareReferences({ ...here, path: `${here.path}.gone` }, here)).toBeUndefined();
  });
});
