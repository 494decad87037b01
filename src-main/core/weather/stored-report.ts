/**
 * Reports decoded when they are imported, as state.sqlite keeps them next to their text. Promise: what another version of the program decoded is not read, so that a
 * better decoder is at work on every report that is stored.
 */
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
type Packed = { version: string; report: Omit<Report, 'raw'> };

/** `heads` is a list of `ReadHead` as JSON; answers one for each, in their order. */
export function decodeHeads(heads: Uint8Array): SaidReport[] {
  return (JSON.parse(Buffer.from(heads).toString()) as ReadHead[]).map(({ raw, near, kind }) => {
    const report = decodeReport(raw, near, kind);
    if (typeof report === 'string') return { said: null, packed: null };
    return { said: report.decoded && kind !== 'TAF' ? saidBy(report.decoded) : null, packed: pack(report) };
  });
}

function pack({ raw: _raw, ...report }: Report): string | null {
  const packed = deflateRawSync(JSON.stringify({ version: installation.version, report } satisfies Packed));
  return packed.length > MOST_PACKED ? null : packed.toString('base64');
}

/** Undefined for what another version packed, and for what was too long. */
export function unpackReport(packed: Uint8Array, raw: string): Report | undefined {
  if (packed.length === 0) return undefined;
  const { version, report } = JSON.parse(inflateRawSync(packed).toString()) as Packed;
  return version === installation.version ? { ...report, raw } : undefined;
}
