/** Small files of map tiles that do harm to whoever reads them without care. */
import { writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';

const METADATA = 'CREATE TABLE metadata (name TEXT, value TEXT)';
const COLUMNS = 'zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER';
const TILES = `CREATE TABLE tiles (${COLUMNS}, tile_data BLOB)`;
const INDEX = 'CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row)';
const FORMAT = "INSERT INTO metadata VALUES ('format', 'pbf')";
const TILE = "INSERT INTO tiles VALUES (0, 0, 0, x'00')";
const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT';
const MANY = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40) INSERT INTO one SELECT 0 FROM n';

/** What SQL each has of its own, and how it is called in the refusal. */
export const hostileSql = {
  'metadata as an endless view': {
    sql: [TILES, INDEX, TILE, `CREATE VIEW metadata AS ${ENDLESS} 'name' AS name, 'x' AS value FROM n WHERE i < 0`],
    about: { kind: 'view', name: 'metadata' },
  },
  'tiles as a cross join by an index': {
    sql: [
      METADATA,
      FORMAT,
      'CREATE TABLE one (a INTEGER)',
      MANY,
      'CREATE INDEX one_a ON one (a)',
      `CREATE VIEW tiles AS SELECT 0 AS zoom_level, 0 AS tile_column, 0 AS tile_row, x'00' AS tile_data
         FROM ${Array.from({ length: 12 }, (_, at) => `one AS t${at}`).join(', ')}
        WHERE ${Array.from({ length: 12 }, (_, at) => `t${at}.a = 0`).join(' AND ')} AND t0.a + t11.a > 0`,
    ],
    about: { kind: 'view', name: 'tiles' },
  },
  'a tile that grows in a view': {
    sql: [
      METADATA,
      FORMAT,
      `CREATE TABLE shelf (${COLUMNS})`,
      'INSERT INTO shelf VALUES (0, 0, 0)',
      'CREATE UNIQUE INDEX shelf_index ON shelf (zoom_level, tile_column, tile_row)',
      `CREATE VIEW tiles AS SELECT zoom_level, tile_column, tile_row,
         replace(hex(zeroblob(200000000)), '0', '00') AS tile_data FROM shelf`,
    ],
    about: { kind: 'view', name: 'tiles' },
  },
  'a value that a generated column grows': {
    sql: [
      "CREATE TABLE metadata (name TEXT, value TEXT AS (replace(hex(zeroblob(2000000)), '0', '00')) VIRTUAL)",
      "INSERT INTO metadata (name) VALUES ('name')",
      TILES,
      INDEX,
      TILE,
    ],
    about: { kind: 'generatedColumn', name: 'metadata.value' },
  },
  'an index over an expression': {
    sql: [METADATA, FORMAT, TILES, 'CREATE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row, abs(tile_row))', TILE],
    about: { kind: 'expressionIndex', name: 'tile_index' },
  },
  'a trigger': {
    sql: [METADATA, FORMAT, TILES, INDEX, TILE, 'CREATE TRIGGER t AFTER INSERT ON tiles BEGIN SELECT 1; END'],
    about: { kind: 'trigger', name: 't' },
  },
  'a virtual table': {
    sql: ['CREATE VIRTUAL TABLE metadata USING fts5(name, value)', FORMAT, TILES, INDEX, TILE],
    about: { kind: 'virtualTable', name: 'metadata' },
  },
} as const;

export function writeSql(path: string, statements: readonly string[]): void {
  const db = new Database(path);
  for (const statement of statements) db.exec(statement);
  db.close();
}

const PAGE = 512;
const LEVELS = 17;
const CHILDREN = 40;
const INNER = 5;
const LEAF = 13;

/** Ten kilobytes that SQLite needs longer than anyone has to open: each page of its schema leads forty times to the next (sqlite.org/fileformat2.html). */
export function writeEndlessSchema(path: string): void {
  const file = Buffer.alloc(PAGE * (LEVELS + 2));
  file.write('SQLite format 3\0');
  file.writeUInt16BE(PAGE, 16);
  file.set([1, 1, 0, 64, 32, 32], 18);
  for (const [at, value] of [
    [24, 1],
    [28, LEVELS + 2],
    [40, 1],
    [44, 4],
    [56, 1],
    [92, 1],
    [96, 3_045_000],
  ] as const)
    file.writeUInt32BE(value, at);
  for (let page = 1; page <= LEVELS + 1; page++) {
    const start = (page - 1) * PAGE;
    const head = start + (page === 1 ? 100 : 0);
    file[head] = INNER;
    file.writeUInt16BE(CHILDREN, head + 3);
    file.writeUInt16BE(PAGE - CHILDREN * 5, head + 5);
    file.writeUInt32BE(page + 1, head + 8);
    for (let child = 0; child < CHILDREN; child++) {
      const cell = PAGE - (child + 1) * 5;
      file.writeUInt16BE(cell, head + 12 + 2 * child);
      file.writeUInt32BE(page + 1, start + cell);
      file[start + cell + 4] = 1;
    }
  }
  const [texts, sql] = [['table', 'x', 'x'], 'CREATE TABLE IF NOT EXISTS x(a)'];
  const types = [6, ...texts.map((text) => 13 + 2 * text.length), 1, 13 + 2 * sql.length];
  const row = Buffer.concat([Buffer.from(types), Buffer.from(texts.join('')), Buffer.of(LEVELS + 2), Buffer.from(sql)]);
  const leaf = (LEVELS + 1) * PAGE;
  const at = PAGE - row.length - 2;
  file[leaf] = LEAF;
  file.writeUInt16BE(1, leaf + 3);
  file.writeUInt16BE(at, leaf + 5);
  file.writeUInt16BE(at, leaf + 8);
  file.set([row.length, 1, ...row], leaf + at);
  writeFileSync(path, file);
}
