/**
 * `npm run dataset [-- folder or ZIP [date of its content]]`: builds the full set, from OurAirports' public files where nothing is named, and puts it into
 * resources/dataset/ for the installers. The set passes the same checks as any import; one that fails leaves what was there.
 */
import { createReadStream, createWriteStream, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { bundledDataset } from '#core/reference/store/bundled.ts';
import { openDataset } from '#core/reference/dataset.ts';
import { Refusal } from '#core/refusal.ts';
import { ofDay } from '#headless/sentences.ts';

/** Slow to compress, and as fast to unpack as any other level. */
const LEVEL = 15;

const [named, dated] = process.argv.slice(2);
const target = bundledDataset();
const dataDir = mkdtempSync(join(tmpdir(), 'aeroshelf-dataset-'));
const quiet = { info: () => undefined, warn: console.warn, error: console.error };

try {
  const dataset = await openDataset({ dataDir, clock: () => new Date(), log: quiet });
  const from = named === undefined ? 'ourairports' : resolve(named);
  const { revision, date, counts } = await dataset.import(from, { date: dated }).finally(() => dataset.close());
  mkdirSync(dirname(target), { recursive: true });
  const packing = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: LEVEL } });
  await pipeline(createReadStream(join(dataDir, 'reference.sqlite')), packing, createWriteStream(`${target}.part`));
  renameSync(`${target}.part`, target);
  writeFileSync(join(dirname(target), 'about.json'), `${JSON.stringify({ revision, date, counts }, null, 2)}\n`);
  console.log(`${counts.airports} airports ${ofDay(date)}, ${(statSync(target).size / 1e6).toFixed(1)} MB: ${target}`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error([error.message, ...(error.details ?? [])].join('\n'));
  process.exitCode = 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(`${target}.part`, { force: true });
}
