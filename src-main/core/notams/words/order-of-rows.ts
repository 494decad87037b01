/** The default order of any NOTAMs, by the keys that the index of words has of them: in the rows themselves these lie behind the texts. */
import type { Database } from 'better-sqlite3';
import { keysIn, keysOf } from './keys.ts';
import { MOST_PARTS, part, SEGMENT } from './layout.ts';
import { inDefaultOrder, type Ordered } from './ordered.ts';

/** Rows of a segment of which the keys are looked up one by one: those of the whole segment cost as much. */
const FEW = 24;
/** Rows that the index does not know; with more SQLite sorts as fast. */
const MOST_LOOSE = 10_000;
/** Rows that are looked up at a time. */
const LOOKED_UP = 1_000;

/** Undefined where the keys do not tell the order, or are not known of many. To be called within a transaction. */
export function inOrderOfKeys(db: Database, rows: Uint32Array): Uint32Array | undefined {
  const found: Ordered = { rows, issued: new Float64Array(rows.length), ids: new Float64Array(rows.length) };
  const unknown = new Set(db.prepare<[], number>('SELECT u.row FROM notam_words_unknown u').pluck().all());
  const last = db.prepare<[], number>('SELECT w.last_row FROM notam_words w ORDER BY w.segment DESC LIMIT 1').pluck().get() ?? -1;
  const keysOfSegment = db.prepare<[number], Buffer>('SELECT data FROM notam_word_parts WHERE part = ?').pluck();
  const loose: number[] = [];
  for (const [segment, places] of bySegment(rows)) {
    const data = places.length > FEW ? keysOfSegment.get(segment * MOST_PARTS + part.keys) : undefined;
    const keys = data && keysIn(data);
    for (const at of places) {
      const row = rows[at] as number;
      if (!keys || row > last || unknown.has(row)) {
        loose.push(at);
        continue;
      }
      found.issued[at] = keys.issued(row - segment * SEGMENT);
      found.ids[at] = keys.id(row - segment * SEGMENT);
    }
  }
  if (loose.length > MOST_LOOSE) return undefined;
  lookUp(db, loose, found);
  return inDefaultOrder(found);
}

/** By segment where in the rows its rows are. */
function* bySegment(rows: Uint32Array): Iterable<[segment: number, places: Uint32Array]> {
  let last = -1;
  for (const row of rows) last = Math.max(last, row);
  /** By segment where its places begin. */
  const begins = new Uint32Array(Math.floor(last / SEGMENT) + 2);
  for (const row of rows) {
    const behind = Math.floor(row / SEGMENT) + 1;
    begins[behind] = (begins[behind] as number) + 1;
  }
  for (let segment = 1; segment < begins.length; segment++) begins[segment] = (begins[segment] as number) + (begins[segment - 1] as number);
  const places = new Uint32Array(rows.length);
  const next = begins.slice();
  for (let at = 0; at < rows.length; at++) {
    const segment = Math.floor((rows[at] as number) / SEGMENT);
    const place = next[segment] as number;
    places[place] = at;
    next[segment] = place + 1;
  }
  for (let segment = 0; segment + 1 < begins.length; segment++) {
    const some = places.subarray(begins[segment], begins[segment + 1]);
    if (some.length > 0) yield [segment, some];
  }
}

function lookUp(db: Database, places: readonly number[], { rows, issued, ids }: Ordered): void {
  const some = db
    .prepare<[string], [at: number, issueDate: string | null, id: string]>(
      `SELECT j.key, n.issue_date, n.id
         FROM json_each(?) j
         JOIN notams n INDEXED BY notams_by_row ON n.row = j.value`,
    )
    .raw();
  for (let from = 0; from < places.length; from += LOOKED_UP) {
    const asked = places.slice(from, from + LOOKED_UP);
    for (const [index, issueDate, id] of some.iterate(JSON.stringify(asked.map((at) => rows[at])))) {
      const at = asked[index] as number;
      [issued[at], ids[at]] = keysOf(issueDate, id);
    }
  }
}
