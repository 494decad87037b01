/** Values of a report read token by token, without the decoder and without its table: what the tests compare with. */

export type TokenReading = {
  wind: [direction: number | null, speedKt: number, gustKt: number | null] | null;
  metres: number | null;
  ceilingFt: number | null;
  hasCloud: boolean;
  qnhHpa: number | null;
  rvr: [runway: string, metres: number | null][];
};

const isNumber = (text: string): boolean => text !== '' && [...text].every((letter) => letter >= '0' && letter <= '9');
const KNOTS = { KT: 1, MPS: 3600 / 1852, KMH: 1000 / 1852 } as const;
const SECTORS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const ENDS = ['RMK', 'NOSIG', 'BECMG', 'TEMPO', 'INTER', 'BLU', 'BLU+', 'WHT', 'GRN', 'YLO', 'YLO1', 'YLO2', 'AMB', 'RED'];
const isEnd = (token: string): boolean =>
  ENDS.includes(token) || token.startsWith('BLACK') || (token.startsWith('FM') && isNumber(token.slice(2)));

function wind(token: string): TokenReading['wind'] | undefined {
  const unit = (Object.keys(KNOTS) as (keyof typeof KNOTS)[]).find((one) => token.endsWith(one));
  if (unit === undefined) return undefined;
  const [speed = '', gust] = token.slice(3, -unit.length).replaceAll('P', '').split('G');
  const from = token.slice(0, 3);
  if (!isNumber(speed) || !(isNumber(from) || from === 'VRB' || from === '///')) return undefined;
  const knots = (figures: string): number => Math.round(Number(figures) * KNOTS[unit]);
  return [isNumber(from) ? Number(from) : null, knots(speed), gust === undefined ? null : knots(gust)];
}

function miles(token: string, before: string): number | undefined {
  if (!token.endsWith('SM')) return undefined;
  const [upper = '', lower] = token.slice(0, -2).replace(/^[PM]/, '').split('/');
  if (!isNumber(upper) || (lower !== undefined && !isNumber(lower))) return undefined;
  const together =
    lower !== undefined && Number(upper) > Number(lower) ? Number(upper[0]) + Number(upper.slice(1)) / Number(lower) : undefined;
  const whole = lower !== undefined && isNumber(before) && before.length < 3 ? Number(before) : 0;
  return together ?? whole + (lower === undefined ? Number(upper) : Number(upper) / Number(lower));
}

/** Reads the body of a METAR, or one group, without its head. */
export function readTokens(words: readonly string[]): TokenReading {
  const end = words.findIndex(isEnd);
  const body = end === -1 ? words : words.slice(0, end);
  const read: TokenReading = { wind: null, metres: null, ceilingFt: null, hasCloud: false, qnhHpa: null, rvr: [] };
  for (const [at, token] of body.entries()) {
    read.wind ??= wind(token) ?? null;
    const inMiles = miles(token, body[at - 1] ?? '');
    const figures = token.slice(0, 4);
    const tail = token.slice(4);
    if (inMiles !== undefined) read.metres ??= Math.round(inMiles * 1609.344);
    else if (token === 'CAVOK') read.metres ??= 9999;
    else if (isNumber(figures) && figures.length === 4 && (tail === '' || tail === 'NDV' || SECTORS.includes(tail)))
      read.metres ??= Number(figures);
    const isLayer = token.startsWith('BKN') || token.startsWith('OVC');
    const base = isLayer ? token.slice(3, 6) : token.startsWith('VV') ? token.slice(2) : '';
    if (isNumber(base)) read.ceilingFt = Math.min(read.ceilingFt ?? Infinity, Number(base) * 100);
    if (base !== '' && !isNumber(base)) read.ceilingFt = Number.NaN;
    if (token.startsWith('Q') && isNumber(token.slice(1))) read.qnhHpa ??= Number(token.slice(1));
    if (token.startsWith('A') && token.length === 5 && isNumber(token.slice(1)))
      read.qnhHpa ??= Math.round((Number(token.slice(1)) / 100) * 338.639) / 10;
    if (token.startsWith('QNH') && isNumber(token.slice(3, 7)))
      read.qnhHpa ??= Math.round((Number(token.slice(3, 7)) / 100) * 338.639) / 10;
    const [runway = '', range] = token.split('/');
    if (range !== undefined && runway.startsWith('R') && isNumber(runway.slice(1, 3)) && isNumber(range.replace(/^[PM]/, '').slice(0, 4))) {
      const value = range.replace(/^[PM]/, '').slice(0, 4);
      const isRange = value.length === 4 && !isNumber(range.replace(/^[PM]/, '').slice(0, 5));
      if (isRange || range.replace(/^[PM]/, '').length === 4)
        read.rvr.push([runway.slice(1), range.includes('FT') ? Math.round(Number(value) * 0.3048) : Number(value)]);
    }
  }
  if (Number.isNaN(read.ceilingFt)) read.ceilingFt = null;
  return read;
}

/** Words of a METAR behind its head. */
export function bodyOf(raw: string): string[] {
  const words = raw.replace(/[=$]/g, ' ').trim().split(/\s+/);
  const time = words.findIndex((word) => word.length === 7 && word.endsWith('Z') && isNumber(word.slice(0, 6)));
  return words.slice(time + 1);
}
