/**
 * Searches of texts, alone and with other conditions, first pages and decoded pages over 100,000 NOTAMs, in milliseconds of this thread's processor time. Goals: 10 for
 * a rare word, 90 for a frequent one. The floor of the same run looks at each text.
 * `node test/bench/notams/text.ts [count]`.
 */
import '../../helpers/fixed-clock.mjs';
import { statSync } from 'node:fs';
import type { NotamQuery } from '#core/notams/moment-of-query.ts';
import { openNotams } from '#core/notams/notams.ts';
import { BEGIN as now, count, openStored } from './stored.ts';

const ROUNDS = 5;

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Answers the median. */
function taken(work: () => unknown): string {
  const times = Array.from({ length: ROUNDS }, () => {
    const began = threadMs();
    work();
    return threadMs() - began;
  });
  return `${(times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN).toFixed(1)} ms`;
}

const { db, path, close } = await openStored();
try {
  const index = threadMs();
  db.exec("INSERT INTO notam_texts (notam_texts) VALUES ('rebuild')");
  const each = ((threadMs() - index) * 1000) / count;
  const bytes = db.prepare<[], number>('SELECT sum(length(block)) FROM notam_texts_data').pluck();
  const megabytes = (value: number) => (value / 1e6).toFixed(0);
  console.log(`index of texts: ${each.toFixed(1)} µs a NOTAM; ${megabytes(bytes.get() ?? 0)} of ${megabytes(statSync(path).size)} MB`);

  const look = db.prepare<[string], number>('SELECT n.row FROM notams n WHERE instr(n.message_fold, ?) > 0').pluck();
  for (const text of ['avgas', 'crane', 'crane erected', 'follow me', 'a0611/26', 'zeppelin']) {
    const filter = JSON.stringify({ message: { contains: text } });
    let total = 0;
    // Each time as if it were asked for first.
    const found = taken(() => (total = openNotams(db, () => now).list({ filter }, { limit: 100, offset: 0 }).totalCount));
    console.log(
      `${JSON.stringify(text)}, ${total} NOTAMs: ${found} (goal 10 rare, 90 frequent), by looking at each ${taken(() => look.all(text))}`,
    );
  }
  const crane = { message: { contains: 'crane' } };
  const others: NotamQuery[] = [
    { filter: JSON.stringify({ AND: [crane, { message: { contains: '245ft' } }] }) },
    { filter: JSON.stringify({ ...crane, status: 'active' }) },
    { filter: JSON.stringify(crane), sort: '-startDate' },
    { near: '46,6,10820' },
  ];
  for (const query of others) {
    const all = () => openNotams(db, () => now).list(query, { limit: 100, offset: 0 }).totalCount;
    console.log(`${JSON.stringify(query)}, ${all()} NOTAMs: ${taken(all)}`);
  }
  for (const query of [{}, { sort: 'startDate' }, { sort: '-startDate' }])
    console.log(
      `first page ordered by ${query.sort ?? 'issue date'} after a change: ${taken(() => openNotams(db, () => now).list(query, { limit: 100, offset: 0 }))}`,
    );
  const notams = openNotams(db, () => now);
  const decoded = () => notams.list({ expand: 'decoded' }, { limit: 300, offset: 0 });
  decoded();
  console.log(`300 decoded NOTAMs, asked for again: ${taken(decoded)}`);
} finally {
  close();
}
