/** A damaged archive gave an airport an elevation of 4,111 ft instead of 1,411 ft, and nothing told it. */
import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { filesOf, smallSet } from '../../../helpers/dataset-files.ts';
import { importFrom, refusalOf } from '../../../helpers/import-here.ts';
import { writeZip } from '../../../helpers/zip-file.ts';

const entries = () => [...filesOf(smallSet())].map(([name, data]) => ({ name, data }));

it.each(entries().map(({ name }) => name))(
  'an archive in which two digits of %s changed places is refused, naming the entry',
  async (damaged) => {
    const zip = writeZip(
      entries().map(({ name, data }) => {
        const changed = data.replace(/(\d)(?!\1)(\d)/, '$2$1');
        if (name !== damaged) return { name, data };
        expect(changed).not.toBe(data);
        return { name, data: changed, claimedCrc: crc32(Buffer.from(data)) };
      }),
    );
    const [sentence, ...others] = await refusalOf(importFrom(zip));
    expect(sentence).toBe(`${zip} is not a ZIP archive, or it is damaged (${damaged}: wrong CRC32).`);
    expect(others).toEqual([]);
  },
);
