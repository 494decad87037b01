/** Winds as they are typed: one for every airport, and `EGKK 240/15` for single ones, with commas between. Pure. */
import { readWind } from '#domain/wind/read-wind.ts';

/** As `GET /desk` takes them; undefined for none, false for what cannot be read. */
export function windsAsked(text: string): string | false | undefined {
  const parts = text
    .split(',')
    .map((part) => part.trim().toUpperCase())
    .filter((part) => part !== '');
  if (parts.length === 0) return undefined;
  const asked = parts.map((part) => {
    if (readWind(part)) return part;
    const [, code, wind] = /^([A-Z0-9-]{2,7})[ =]+(.+)$/.exec(part) ?? [];
    return code !== undefined && wind !== undefined && readWind(wind) ? `${code}=${wind}` : undefined;
  });
  return asked.includes(undefined) ? false : asked.join(',');
}
