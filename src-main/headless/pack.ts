/**
 * `pack` and `unpack` carry dataset and NOTAMs in one signed file. Packing works alongside a server; unpacking needs exclusive use of the
 * data folder.
 */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { UnpackReport } from '#contract/transfer.ts';
import { packTo } from '#core/core.ts';
import { chooseDataDir } from '#core/platform/data-folder.ts';
import { Refusal } from '#core/refusal.ts';
import { sentenceOf } from '#core/reasons/reason.ts';
import type { Accepting } from './program.ts';
import { ofDay, shrunkLines } from './sentences.ts';
import { existingFile } from './standard-input.ts';
import { print } from './terminal.ts';
import { withCore, type CoreOptions } from './with-core.ts';

const REFUSED = 1;
const FINGERPRINT = /^[0-9a-f]{64}$/;

export async function pack(file: string, { dataDir, force }: CoreOptions & { force?: boolean }): Promise<void> {
  // A signing key created here is readable by this user only.
  process.umask(0o077);
  const { manifest, fingerprint } = await packTo(resolve(file), force === true, { dataDir: chooseDataDir(dataDir) });
  const { dataset, notams } = manifest;
  await print(
    `Packed ${dataset.counts.airports} airports of ${dataset.source}, ${ofDay(dataset.date)}, and ${notams.count} NOTAMs into ${file} ` +
      `(${megabytes(resolve(file))} MB).\nSigned by ${fingerprint}.\nAnother machine imports it by: aeroshelf unpack ${file} --trust ${fingerprint}\n`,
  );
}

export async function unpack(file: string, options: CoreOptions & Accepting & { trust?: string; force?: boolean }): Promise<number> {
  const path = existingFile(file);
  const trust = options.trust?.toLowerCase();
  if (trust !== undefined && !FINGERPRINT.test(trust)) {
    throw new Refusal('invalidRequest', {
      message: `${options.trust} is no fingerprint; one has 64 hexadecimal digits, as "aeroshelf pack" prints it.`,
    });
  }
  return withCore(options, async ({ transfer }) => {
    const { force = false, acceptLoss = false } = options;
    const unpacking = transfer.unpack(path, { name: file, isForced: force, acceptLoss, trust });
    process.once('SIGINT', transfer.cancel);
    const report = await unpacking.finally(() => process.off('SIGINT', transfer.cancel));
    await print(reportText(report));
    return report.datasetRefused.length > 0 ? REFUSED : 0;
  });
}

export const megabytes = (path: string): string => (statSync(path).size / 1e6).toFixed(1);

function reportText({
  madeAt,
  signer,
  isOwn,
  revision,
  date,
  isDatasetNewer,
  datasetRefused,
  shrunk,
  notams,
  notamsIssuedAt,
}: UnpackReport): string {
  const set = `dataset ${revision} ${ofDay(date)}`;
  const takenLines = (): string[] => {
    if (isDatasetNewer) return [`The ${set} is in use now.`];
    if (datasetRefused.length > 0) return [`The ${set} was refused, and the one in use stays.`, ...datasetRefused.map(sentenceOf)];
    return [`The ${set} is not newer than the one in use, which stays; --force takes it anyway.`];
  };
  return `${[
    `Made ${madeAt} by ${isOwn ? 'this Aeroshelf' : signer}.`,
    ...takenLines(),
    ...shrunkLines(shrunk),
    `${notams.read} NOTAMs: ${notams.added} new, ${notams.changed} changed, ${notams.unchanged} unchanged. ` +
      `The newest was issued ${notamsIssuedAt ?? 'at an unknown time'}.`,
  ].join('\n')}\n`;
}
