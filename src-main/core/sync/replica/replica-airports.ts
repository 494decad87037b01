/**
 * Writes the airports of the copy: what a page contains is stored, what the server no longer has is removed, and every difference is
 * counted.
 */
import type { ReplicaFile } from '#core/reference/sources/replica/replica-file.ts';
import type { Item } from '#core/reference/sources/replica/shapes.ts';

type StoredAirport = { updatedAt: string; body: string };

export const airportCount = ({ db }: ReplicaFile): number => db.prepare<[], number>('SELECT COUNT(*) FROM airports').pluck().get() ?? 0;

/** It is the newest updatedAt of all; null when there is none. */
export const newestUpdate = ({ db }: ReplicaFile): string | null =>
  db.prepare<[], string | null>('SELECT MAX(updated_at) FROM airports').pluck().get() ?? null;

/** One transaction. An airport that comes without parts keeps its stored ones; if it changed, only until they are fetched again. */
export function keep(file: ReplicaFile, items: readonly Item[]): void {
  const { edits, walk } = file.progress();
  const find = file.db.prepare<[string], StoredAirport>('SELECT updated_at AS updatedAt, body FROM airports WHERE id = ?');
  const see = file.db.prepare('UPDATE airports SET walk = ? WHERE id = ?');
  const put = file.db.prepare(
    `INSERT INTO airports (id, updated_at, body, has_parts, walk) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE
        SET updated_at = excluded.updated_at,
            body = excluded.body,
            has_parts = excluded.has_parts,
            walk = excluded.walk`,
  );
  let brought = 0;
  file.db.transaction(() => {
    for (const item of items) {
      const held = find.get(item.id);
      const hasParts = hasItsParts(item);
      const body = JSON.stringify(hasParts ? lasting(item) : { ...partsOf(held), ...item });
      if (held && (hasParts ? held.body === body : held.updatedAt === item.updatedAt)) {
        see.run(walk.number, item.id);
        continue;
      }
      put.run(item.id, item.updatedAt, body, hasParts ? 1 : 0, walk.number);
      brought++;
    }
    if (brought > 0) file.note({ edits: edits + brought });
  })();
}

export const hasItsParts = (item: Item): boolean => Array.isArray(item['runways']) && Array.isArray(item['frequencies']);

/** Leaves out the server's own origins: their dates change with each of its sets, and here the values come from that server. */
function lasting(item: Item): Item {
  const { details } = item;
  return typeof details === 'object' && details !== null ? { ...item, details: { ...details, origins: [] } } : item;
}

function partsOf(held: StoredAirport | undefined): object {
  if (!held) return {};
  const { runways, frequencies, details } = JSON.parse(held.body) as Record<string, unknown>;
  return { runways, frequencies, details };
}

export function drop(file: ReplicaFile, ids: Iterable<string>): void {
  const remove = file.db.prepare('DELETE FROM airports WHERE id = ?');
  file.db.transaction(() => {
    let gone = 0;
    for (const id of ids) gone += remove.run(id).changes;
    if (gone > 0) file.note({ edits: file.progress().edits + gone });
  })();
}

/** Removes what the walk that is ending did not see. */
export function dropUnseen(file: ReplicaFile): void {
  const { edits, walk } = file.progress();
  const { changes } = file.db.prepare('DELETE FROM airports WHERE walk <> ?').run(walk.number);
  if (changes > 0) file.note({ edits: edits + changes });
}
