import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { describeShared } from '../../../helpers/describe-shared.ts';
import { isLong } from '../../../helpers/long.ts';
import { openTestNotams } from '../open.ts';

/** NOTAMs that the MANIFEST counts, and how many different ones they are. */
type Counted = [file: string, notices: number, different: number];
const files: Counted[] = [
  ['aixm/nms_raw_notam_dump.xml', 42, 35],
  ['apinotams/j2inet_notams_sample.json', 3003, 3003],
  ['avwx/EGLL.raw.json', 42, 42],
  ['avwx/KJFK.raw.json', 99, 99],
  ['avwx/KMCO.raw.json', 34, 34],
  ['avwx/PHNL.raw.json', 65, 65],
  ['faa-api-v1/batjko_kosh_2024-07.json', 24, 24],
  ['faa-api-v1/gabrieldowen_TestNOTAM.json', 50, 50],
  ['faa-notam-search/oiix_active_2026-07.json', 69, 69],
  ['faa-notam-search/oiix_expired_2026-07.json', 414, 414],
  ['faa-notam-search/transcribed_search_response.json', 5, 5],
  ['l-four/AUS2022-06-01.csv', 564, 555],
  // This one has the form of the one above it.
  ...(isLong ? [['l-four/USA2022-06-01.csv', 10120, 10102] satisfies Counted] : []),
  ['lzq1206/2026-W29.csv', 277, 272],
  ['nats-pib/uk_pib_2026-08-22.xml', 1487, 1154],
  ['navcanada-cfps/sample-output.json', 59, 59],
  ['russian-domestic/notamz_first400.txt', 400, 392],
  ['snowtam/samples.json', 9, 9],
];

describeShared('every file of real NOTAMs', ({ notices: corpus }) => {
  const table: string[] = [];

  it.each(files)('%s: %i NOTAMs, %i different, nothing lost, and the same again', async (file, count, different) => {
    const { notams, db } = openTestNotams();
    const bytes = readFileSync(`${corpus}/${file}`);
    const pieces = Array.from({ length: Math.ceil(bytes.length / 50_000) }, (_, at) => bytes.subarray(at * 50_000, (at + 1) * 50_000));
    const report = await notams.import([{ name: file, pieces }]);
    const { read, added, changed, unchanged, repeated, understood } = report;
    expect({ read, added, changed, unchanged, repeated }).toEqual({
      read: count,
      added: different,
      changed: 0,
      unchanged: 0,
      repeated: count - different,
    });
    expect(notams.count()).toBe(different);
    expect(understood.fully + understood.partly + understood.not).toBe(count);
    table.push(`| ${file} | ${read} | ${added} | ${understood.fully} | ${understood.partly} | ${understood.not} |`);

    const all = () => db.prepare('SELECT id, updated_at, message, raw, over_at, ended_by FROM notams ORDER BY id').all();
    const [before, revision] = [all(), notams.revision()];
    expect(before.length).toBe(different);
    const again = await notams.import([{ name: file, pieces: [bytes] }]);
    expect(again).toMatchObject({ read: count, added: 0, changed: 0, unchanged: different, repeated: count - different });
    expect(all()).toEqual(before);
    // A list that claims to be whole claims it again, as of now.
    const claims = db.prepare<[], number>('SELECT COUNT(*) FROM notam_claims').pluck().get() ?? 0;
    expect(notams.revision()).toBe(revision + Math.min(claims, 1));
  });

  it('is reported in a table', () => {
    expect(table).toHaveLength(files.length);
    console.log(['| file | read | different | fully | partly | not |', '|---|---|---|---|---|---|', ...table].join('\n'));
  });

  it('loses no word of any NOTAM', async () => {
    const { notams, db } = openTestNotams();
    const file = `${corpus}/faa-notam-search/oiix_expired_2026-07.json`;
    await notams.import([{ name: 'x', pieces: [readFileSync(file)] }]);
    const words = (text: string) => text.replace(/\s+/g, '');
    const stored = new Set(db.prepare<[], string>('SELECT COALESCE(raw, message) FROM notams').pluck().all().map(words));
    const { notamList } = JSON.parse(readFileSync(file, 'utf8')) as { notamList: { icaoMessage: string }[] };
    expect(notamList.filter(({ icaoMessage }) => !stored.has(words(icaoMessage)))).toEqual([]);
  });
});
