/**
 * Searches of texts, first pages and decoded pages over 100,000 NOTAMs, in milliseconds of this thread's processor time. Goals: 35 for a text, 10 for a first page
 * after a change, 15 for 300 decoded. The floor of the same run looks at each text. `node test/bench/notams/text.ts [count]`.
 */
import '../../helpers/fixed-clock.mjs';
import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openState } from '#core/database/state.ts';
import { openNotams } from '#core/notams/notams.ts';
import { indexWords } from '#core/notams/words/index-words.ts';
import { writeFaaFile } from './faa-file.ts';

const count = Number(process.argv[2] ?? 100_000);
const now = new Date('2026-11-21T06:00:00.000Z');
const ROUNDS = 5;
const folder = mkdtempSync(join(tmpdir(), 'aeroshelf-bench-'));

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The median. */
function taken(work: () => void): string {
  const times = Array.from({ length: ROUNDS }, () => {
    const began = threadMs();
    work();
    return threadMs() - began;
  });
  return `${(times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN).toFixed(1)} ms`;
}

try {
  const path = join(folder, 'notams.json');
  writeFaaFile(path, count, now);
  const state = join(folder, 'state.sqlite');
  const db = openState(state, { clock: () => now });
  const began = threadMs();
  await openNotams(db, () => now).import([{ name: 'notams.json', pieces: createReadStream(path, { highWaterMark: 1 << 20 }) }]);
  const imported = threadMs() - began;
  db.exec('DELETE FROM notam_words; DELETE FROM notam_word_rows');
  const index = threadMs();
  await indexWords(db);
  const words = db.prepare('SELECT sum(length(words) + length(places)) FROM notam_words').pluck().get() as number;
  const rows = db.prepare('SELECT sum(length(data)) FROM notam_word_rows').pluck().get() as number;
  const share = (100 * (threadMs() - index)) / imported;
  console.log(
    `index of words: ${share.toFixed(1)} % of the import; ${((words + rows) / 1e6).toFixed(1)} of ${(statSync(state).size / 1e6).toFixed(0)} MB`,
  );

  const look = db.prepare<[string], number>('SELECT n.row FROM notams n WHERE instr(n.message_fold, ?) > 0').pluck();
  for (const text of ['avgas', 'crane', 'crane erected', 'follow me', 'a0611/26', 'zeppelin']) {
    const filter = JSON.stringify({ message: { contains: text } });
    let total = 0;
    // Each time as if it were asked for first.
    const found = taken(() => (total = openNotams(db, () => now).list({ filter }, { limit: 100, offset: 0 }).totalCount));
    console.log(`${JSON.stringify(text)}, ${total} NOTAMs: ${found} (goal 35), by looking at each ${taken(() => look.all(text))}`);
  }
  for (const query of [{}, { sort: 'startDate' }, { sort: '-startDate' }])
    console.log(
      `first page ordered by ${query.sort ?? 'issue date'} after a change: ${taken(() => openNotams(db, () => now).list(query, { limit: 100, offset: 0 }))} (goal 10)`,
    );
  const notams = openNotams(db, () => now);
  const decoded = () => notams.list({ expand: 'decoded' }, { limit: 300, offset: 0 });
  decoded();
  console.log(`300 decoded NOTAMs, asked for again: ${taken(decoded)} (goal 15)`);
  db.close();
} finally {
  rmSync(folder, { recursive: true });
}
