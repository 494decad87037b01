/**
 * Decodes the words of METAR and TAF whose values a flight depends on, by WMO No. 306 (FM 15, FM 51) and FAA Order 7900.5. What else there
 * is of words is read by metar-taf-parser.
 */
import type { Cloud, Rvr, Visibility, Wind } from '#contract/weather/report.ts';
import { feetToMetres, kmToNauticalMiles, METRES_PER_STATUTE_MILE } from '#domain/units.ts';

type Field = 'wind' | 'range' | 'visibility' | 'sector' | 'rvr' | 'cloud' | 'sky' | 'vertical' | 'qnh' | 'temperature' | 'runway';
export type Qnh = { value: number; unit: 'hPa' | 'inHg' };
type Reading =
  | { field: 'wind'; value: Wind | null }
  | { field: 'range'; from: number; to: number }
  | { field: 'visibility'; value: Visibility | null }
  | { field: 'sector'; metres: number; sector: string }
  | { field: 'rvr'; value: Rvr }
  | { field: 'cloud'; value: Cloud }
  | { field: 'sky'; value: 'NSC' | 'SKC' | 'CLR' | 'NCD' }
  | { field: 'vertical'; ft: number | null }
  | { field: 'qnh'; value: Qnh | null }
  | { field: 'temperature'; celsius: number | null; dewPoint: number | null }
  | { field: 'runway'; runway: string | null; state: 'closedBySnow' | 'cleared' | 'notReported'; braking: string | null };

const KT_PER_MPS = 3600 / 1852;
const KM_OR_MORE = 9999;
/** What a barometer has ever shown at sea level lies within. */
const PRESSURES = { hPa: [850, 1090], inHg: [25, 32.5] } as const;

/** Metres are reported in steps of 50 at the finest; a wind that is cut off has four figures too. */
const isStep = (metres: number): boolean => metres === KM_OR_MORE || metres % 50 === 0;

const hundreds = (digits: string): number => Number(digits) * 100;
const celsius = (text: string): number => (text.startsWith('M') ? 0 - Number(text.slice(1)) : Number(text)) + 0;
/** The knots are whole. */
export const toKnots = (speed: number, unit: Wind['unit']): number =>
  Math.round(unit === 'KT' ? speed : unit === 'MPS' ? speed * KT_PER_MPS : kmToNauticalMiles(speed));

function windOf(parts: Pick<Wind, 'direction' | 'isVariable' | 'speed' | 'gust' | 'unit' | 'isMore' | 'gustIsMore' | 'token'>): Wind {
  const { speed, gust, unit } = parts;
  return { ...parts, speedKt: toKnots(speed, unit), gustKt: gust === null ? null : toKnots(gust, unit), from: null, to: null };
}

export const visibilityOf = (
  value: number,
  unit: Visibility['unit'],
  { token, isMore = false, isLess = false }: { token: string; isMore?: boolean; isLess?: boolean },
): Visibility => ({
  metres: unit === 'm' ? value : Math.round(value * (unit === 'km' ? 1000 : METRES_PER_STATUTE_MILE)),
  value,
  unit,
  isMore: isMore || (unit === 'm' && value === KM_OR_MORE),
  isLess,
  minimum: null,
  token,
});

const cloudOf = (amount: Cloud['amount'], baseFt: number | null, type: string | null, token: string): Cloud => ({
  amount,
  baseFt,
  type,
  typeIsUnknown: token.length > 6 && token.endsWith('///'),
  token,
});

const trends = { U: 'up', D: 'down', N: 'none' } as const;
const inMetres = (value: number, unit: Rvr['unit']): number => (unit === 'm' ? value : Math.round(feetToMetres(value)));

function rvrOf(parts: {
  runway: string;
  value: number | null;
  most?: number | undefined;
  unit: Rvr['unit'];
  sign?: string | undefined;
  mostSign?: string | undefined;
  trend?: string | undefined;
  token: string;
}): Rvr {
  const { runway, value, most, unit, sign, mostSign, trend, token } = parts;
  return {
    runway,
    metres: value === null ? null : inMetres(value, unit),
    maxMetres: most === undefined ? null : inMetres(most, unit),
    value,
    unit,
    isMore: sign === 'P',
    isLess: sign === 'M',
    maxIsMore: mostSign === 'P',
    trend: trend === undefined ? null : (trends[trend as keyof typeof trends] ?? null),
    token,
  };
}

function pressure(value: number, unit: Qnh['unit']): Reading | undefined {
  const [least, most] = PRESSURES[unit];
  return value >= least && value <= most ? { field: 'qnh', value: { value, unit } } : undefined;
}

type Row = { field: Field; pattern: RegExp; read: (parts: readonly (string | undefined)[], token: string) => Reading | undefined };
const row = (field: Field, pattern: RegExp, read: Row['read']): Row => ({ field, pattern, read });

/** Parts are the groups of the pattern. A row that does not fit further bounds answers undefined, and the word is not understood. */
const rows: readonly Row[] = [
  row('wind', /^(\d{3}|VRB|\/\/\/)(P)?(\d{2,3})(?:G(P)?(\d{2,3}))?(KT|MPS|KMH)S?$/, ([from, more, speed, gustMore, gust, unit], token) =>
    Number(from) > 360
      ? undefined
      : {
          field: 'wind',
          value: windOf({
            direction: /\d/.test(from ?? '') ? Number(from) : null,
            isVariable: from === 'VRB',
            speed: Number(speed),
            gust: gust === undefined ? null : Number(gust),
            unit: unit as Wind['unit'],
            isMore: more !== undefined,
            gustIsMore: gustMore !== undefined,
            token,
          }),
        },
  ),
  row('wind', /^(?:(?:\d{3}|VRB)\/\/(?:KT|MPS|KMH)?|\/{5}(?:KT|MPS|KMH))$/, () => ({ field: 'wind', value: null })),
  row('range', /^(\d{3})V(\d{3})$/, ([from, to]) =>
    Number(from) > 360 || Number(to) > 360 ? undefined : { field: 'range', from: Number(from), to: Number(to) },
  ),
  row('visibility', /^(\d{4})(?:NDV|M)?$/, ([metres], token) =>
    isStep(Number(metres)) ? { field: 'visibility', value: visibilityOf(Number(metres), 'm', { token }) } : undefined,
  ),
  row('sector', /^(\d{4})(N|NE|E|SE|S|SW|W|NW)$/, ([metres, sector = '']) => ({ field: 'sector', metres: Number(metres), sector })),
  row('visibility', /^([PM])?(\d{1,3})SM$/, ([sign, miles], token) => ({
    field: 'visibility',
    value: inMiles(sign, Number(miles), token),
  })),
  row('visibility', /^([PM])?(?:(\d{1,2}) |(\d)(?=[1357]\/))?(\d{1,2})\/(2|4|8|16)SM$/, ([sign, whole, close, upper, lower], token) => {
    const fraction = Number(upper) / Number(lower);
    return fraction < 1 ? { field: 'visibility', value: inMiles(sign, Number(whole ?? close ?? 0) + fraction, token) } : undefined;
  }),
  row('visibility', /^([PM])?(\d{1,2})KM$/, ([sign, km], token) => ({
    field: 'visibility',
    value: visibilityOf(Number(km), 'km', { token, isMore: sign === 'P', isLess: sign === 'M' }),
  })),
  row('visibility', /^\/{4}(?:SM|NDV|M)?$/, () => ({ field: 'visibility', value: null })),
  row(
    'rvr',
    /^R(\d{2}[LCR]?)\/([PM])?(\d{4})(?:V([PM])?(\d{4}))?(FT)?(?:\/?([UDN])|\/)?$/,
    ([runway = '', sign, least, mostSign, most, feet, trend], token) => ({
      field: 'rvr',
      value: rvrOf({
        runway,
        value: Number(least),
        most: most === undefined ? undefined : Number(most),
        unit: feet === undefined ? 'm' : 'ft',
        sign,
        mostSign,
        trend,
        token,
      }),
    }),
  ),
  row('rvr', /^R(\d{2}[LCR]?)\/\/{4}(?:FT|[UDN])?$/, ([runway = ''], token) => ({
    field: 'rvr',
    value: rvrOf({ runway, value: null, unit: 'm', token }),
  })),
  row('cloud', /^(FEW|SCT|BKN|OVC)(\d{3}|\/\/\/)(CB|TCU|CU|SC|ST|AC|AS|NS|CI|CS|CC|\/\/\/)?$/, ([amount, base = '', type], token) => ({
    field: 'cloud',
    value: cloudOf(amount as Cloud['amount'], /\d/.test(base) ? hundreds(base) : null, type === '///' ? null : (type ?? null), token),
  })),
  row('cloud', /^\/\/\/(\d{3}|\/\/\/)(CB|TCU|\/\/\/)?$/, ([base = '', type], token) => ({
    field: 'cloud',
    value: cloudOf(null, /\d/.test(base) ? hundreds(base) : null, type === '///' ? null : (type ?? null), token),
  })),
  row('sky', /^(NSC|SKC|CLR|NCD)$/, ([sky]) => ({ field: 'sky', value: sky as 'NSC' })),
  row('vertical', /^VV(\d{3}|\/\/\/)$/, ([height = '']) => ({ field: 'vertical', ft: /\d/.test(height) ? hundreds(height) : null })),
  row('qnh', /^Q(\d{4})$/, ([value]) => pressure(Number(value), 'hPa')),
  row('qnh', /^(?:A|QNH)(\d{4})(?:INS)?$/, ([value]) => pressure(Number(value) / 100, 'inHg')),
  row('qnh', /^[QA]\/{4}$/, () => ({ field: 'qnh', value: null })),
  row('temperature', /^(M?\d{2}|\/\/|XX)\/(M?\d{2}|\/\/|XX)?$/, ([air = '', dew = '']) => ({
    field: 'temperature',
    celsius: /\d/.test(air) ? celsius(air) : null,
    dewPoint: /\d/.test(dew) ? celsius(dew) : null,
  })),
  row('runway', /^(?:R(\d{2}[LCR]?)?\/)?SNOCLO$/, ([runway]) => ({
    field: 'runway',
    runway: runway ?? null,
    state: 'closedBySnow',
    braking: null,
  })),
  row('runway', /^R(\d{2}[LCR]?)\/CLRD(\d{2}|\/\/)?$/, ([runway, braking]) => ({
    field: 'runway',
    runway: runway ?? null,
    state: 'cleared',
    braking: braking === undefined || braking === '//' ? null : braking,
  })),
  row('runway', /^R(\d{2}[LCR]?)\/\/{6}$/, ([runway]) => ({
    field: 'runway',
    runway: runway ?? null,
    state: 'notReported',
    braking: null,
  })),
];

const inMiles = (sign: string | undefined, miles: number, token: string): Visibility =>
  visibilityOf(miles, 'SM', { token, isMore: sign === 'P', isLess: sign === 'M' });

const rowOf = (token: string): Row | undefined => rows.find(({ pattern }) => pattern.test(token));

/** Five slashes without a unit are a wind where a part begins with them, and else temperature and dew point. */
export const isWindUnknown = (token: string, isFirst: boolean): boolean => isFirst && token === '/////';

/** Returns what a word is about; undefined for any that this table does not have. */
export const fieldOf = (token: string): Field | undefined => rowOf(token)?.field;

/** What a word says. Undefined for one that is in no row, or beyond what can be. */
export function readToken(token: string): Reading | undefined {
  const found = rowOf(token);
  return found?.read(found.pattern.exec(token)?.slice(1) ?? [], token);
}
