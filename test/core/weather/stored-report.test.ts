import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { decodeReport } from '#core/weather/decode.ts';
import { decodeHeads, unpackReport } from '#core/weather/stored-report.ts';

const near = Date.parse('2026-11-21T06:00:00Z');
const raw = 'TAF LSGG 210225Z 2103/2209 22010KT 9999 BKN030 TEMPO 2104/2108 25020G35KT 2000 TSRA BKN010CB=';
const packed = (text: string) => decodeHeads(Buffer.from(JSON.stringify([{ raw: text, near, kind: 'TAF' }])))[0]?.packed;

it('a report comes out as it was decoded, unless another version of the program decoded it', () => {
  const bytes = Buffer.from(packed(raw) ?? '', 'base64');
  expect(unpackReport(bytes, raw)).toEqual(decodeReport(raw, near));
  const other = { ...(JSON.parse(inflateRawSync(bytes).toString()) as object), version: 'other' };
  expect(unpackReport(deflateRawSync(JSON.stringify(other)), raw)).toBeUndefined();
});
