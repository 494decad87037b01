/** A query of the desk gives a value for every aerodrome or for single ones: `240/15`, `EGKK=240/15`. */
import { MOST_CARDS } from '#contract/desk.ts';
import { readValue } from '#core/filter/values.ts';
import { invalid } from '#core/refusal.ts';
import { CLOCK_TOLERANCE } from '#domain/age.ts';
import { readWind, type WrittenWind } from '#domain/wind/read-wind.ts';

/** `of` answers by the code of an aerodrome; undefined where nothing is said of it. */
export type Said<Value> = { of(code: string | null): Value | undefined; all: Value | undefined };

type Read<Value> = (text: string) => Value | undefined;

/** Throws `invalidRequest` for a part that cannot be read. */
export const windsOf = (text: string | undefined): Said<WrittenWind> =>
  valuesOf('wind', text, readWind, 'a wind such as 24015G25KT, 240/15, VRB05KT or calm, or EGKK=24015KT');

/** Moments as ISO 8601 UTC. Throws as `windsOf`, and for a moment to come. */
export const looksOf = (text: string | undefined, now: Date): Said<string> =>
  valuesOf(
    'since',
    text,
    (part) => momentOf(part, now),
    'a timestamp with an offset (2026-11-21T03:15:00Z) that is not to come, or EGKK= before one',
  );

function momentOf(text: string, now: Date): string | undefined {
  const value = readValue('timestamp', text, now);
  return value && Date.parse(String(value.sql)) <= now.getTime() + CLOCK_TOLERANCE ? String(value.sql) : undefined;
}

function valuesOf<Value>(name: string, text: string | undefined, read: Read<Value>, what: string): Said<Value> {
  const single = new Map<string, Value>();
  let all: Value | undefined;
  const parts = text?.split(',') ?? [];
  if (parts.length > MOST_CARDS) throw invalid(`${name}: has ${parts.length} parts; the most are ${MOST_CARDS}`);
  for (const part of parts) {
    const [, code, written = ''] = /^(?:([^=]*)=)?(.*)$/s.exec(part.trim()) ?? [];
    const value = code === '' ? undefined : read(written.trim());
    if (value === undefined) throw invalid(`${name}: ${JSON.stringify(part.slice(0, 40))} is not ${what}`);
    if (code === undefined) all = value;
    else single.set(code.trim().toUpperCase(), value);
  }
  return { all, of: (code) => (code === null ? undefined : single.get(code.toUpperCase())) ?? all };
}
