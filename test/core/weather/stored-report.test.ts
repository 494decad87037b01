import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { decodeReport } from '#core/weather/decode.ts';
import { decodeHeads, unpackReport } from '#core/weather/stored-report.ts';

const near = Date.parse('2026-11-21T06:00:00Z');
const raw = 'TAF LSGG 210225Z 2103/2209 22010KT 9999 BKN030 TEMPO 2104/2108 25020G35KT 2000 TSRA BKN010CB=';
const packed = (text: string, kind = 'TAF') => {
  const [head] = decodeHeads(Buffer.from(JSON.stringify([{ raw: text, near, kind }])));
  return Buffer.from(head?.packed ?? '', 'base64');
};

it('a report comes out as it was decoded, and takes a third of its letters', () => {
  const folder = join(import.meta.dirname, 'labelled');
  const texts = readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    .map((line) => line.split(' | ')[0] ?? '')
    .filter((text) => /^(?:METAR|SPECI|TAF) /.test(text));
  expect(texts.length).toBeGreaterThan(100);
  let [bytes, letters] = [0, 0];
  for (const text of texts) {
    const [report, stored] = [decodeReport(text, near), packed(text, text.slice(0, text.indexOf(' ')))];
    expect(unpackReport(stored, text)).toEqual(report);
    bytes += stored.length;
    letters += JSON.stringify(report).length;
  }
  expect(bytes / letters).toBeLessThan(0.33);
});

it('what another version of the program decoded is not read', () => {
  const ofOther = Buffer.concat([Buffer.from('of other'), packed(raw).subarray(8)]);
  expect([unpackReport(ofOther, raw), unpackReport(Buffer.alloc(0), raw)]).toEqual([undefined, undefined]);
});
