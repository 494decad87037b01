/**
 * Reports are decoded when they are imported, and stored in state.sqlite next to their text. Promise: what another version of the program
 * decoded is not read, so that a better decoder is at work on every report that is stored.
 */
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { MOST_LETTERS, type Report } from '#contract/weather/report.ts';
import { installation } from '../platform/installation.ts';
import { decodeReport } from './decode.ts';
import type { ReadHead } from './split-text.ts';
import { saidBy } from './station-values.ts';

/** Bytes; a longer one is decoded when it is shown. */
export const MOST_PACKED = MOST_LETTERS;

/** `said`: what a METAR says by which lists are filtered. `packed` is in base64, since it crosses processes as JSON; null for one that would be too long. */
export type SaidReport = { said: string | null; packed: string | null };
type Kept = Omit<Report, 'raw'>;

/** Most of a decoded report is the names of its members: compressed with these, it takes a third of the room. */
const SAMPLES = [
  'TAF LSGG 210225Z 2103/2209 22010KT 9999 -RA SCT030 BKN040 TEMPO 2104/2108 25020G35KT 2000 TSRA BKN010CB BECMG 2108/2110 VRB04KT CAVOK PROB30 TEMPO 2110/2112 0800 FG VV002 FM211500 30012KT P6SM FEW040 OVC100=',
  'METAR LSGG 210520Z AUTO 23015G28KT 200V260 9999 R22/0300N -SHRA FEW010 SCT020 BKN030 OVC080 M02/M05 A2992 Q0998 NOSIG=',
];
const SAMPLED_AT = Date.UTC(2026, 10, 21);
const STAMP_BYTES = 8;

/** The stamp is different for every version of the program, and for every other dictionary. */
let form: { dictionary: Buffer; stamp: Buffer } | undefined;
function formOfVersion() {
  if (form) return form;
  const dictionary = Buffer.from(SAMPLES.map((raw) => JSON.stringify(keptOf(decodeReport(raw, SAMPLED_AT)))).join(''));
  const stamp = createHash('sha256').update(installation.version).update(dictionary).digest().subarray(0, STAMP_BYTES);
  return (form = { dictionary, stamp });
}

function keptOf(report: Report | string): Kept | undefined {
  if (typeof report === 'string') return undefined;
  const { raw: _raw, ...withoutText } = report;
  return withoutText;
}

/** `heads` is a list of `ReadHead` as JSON; answers one for each, in their order. */
export function decodeHeads(heads: Uint8Array): SaidReport[] {
  return (JSON.parse(Buffer.from(heads).toString()) as ReadHead[]).map(({ raw, near, kind }) => {
    const report = decodeReport(raw, near, kind);
    if (typeof report === 'string') return { said: null, packed: null };
    return { said: report.decoded && kind !== 'TAF' ? saidBy(report.decoded) : null, packed: pack(report) };
  });
}

function pack(report: Report): string | null {
  const { dictionary, stamp } = formOfVersion();
  const packed = Buffer.concat([stamp, deflateRawSync(JSON.stringify(keptOf(report)), { dictionary })]);
  return packed.length > MOST_PACKED ? null : packed.toString('base64');
}

/** Undefined for what another version packed, and for what was too long. */
export function unpackReport(packed: Buffer, raw: string): Report | undefined {
  const { dictionary, stamp } = formOfVersion();
  if (!packed.subarray(0, STAMP_BYTES).equals(stamp)) return undefined;
  return { ...(JSON.parse(inflateRawSync(packed.subarray(STAMP_BYTES), { dictionary }).toString()) as Kept), raw };
}
