/** Writes ZIP archives for tests, whole ones and such as a hostile sender would make. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { temporaryFolder } from './dataset-files.ts';

export type ZipEntry = {
  name: string;
  data: Buffer | string;
  /** Size that the archive states, where that is false. */
  claimedSize?: number;
  /** CRC32 that the archive claims, where its content was damaged after it was packed. */
  claimedCrc?: number;
  isEncrypted?: boolean;
  date?: Date;
};

/** Counts days and seconds as MS-DOS did, in local time. */
function dosDate(date: Date): { day: number; time: number } {
  return {
    day: ((date.getFullYear() - 1980) << 9) | ((date.getMonth() + 1) << 5) | date.getDate(),
    time: (date.getHours() << 11) | (date.getMinutes() << 5) | (date.getSeconds() >> 1),
  };
}

/** Writes an archive into a new folder and answers its path. */
export function writeZip(entries: readonly ZipEntry[]): string {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, claimedSize, claimedCrc, isEncrypted, date = new Date(2026, 0, 2, 3, 4, 6) } of entries) {
    const bytes = Buffer.from(data);
    const packed = deflateRawSync(bytes);
    const { day, time } = dosDate(date);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt16LE(time, 6);
    common.writeUInt16LE(day, 8);
    common.writeUInt32LE(claimedCrc ?? crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimedSize ?? bytes.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    const central = Buffer.alloc(14);
    central.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, central, Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listing.length, 8);
  end.writeUInt32LE(offset, 12);
  const path = join(temporaryFolder(), 'set.zip');
  writeFileSync(path, Buffer.concat([...parts, listing, Buffer.from('PK\x05\x06'), end]));
  return path;
}
