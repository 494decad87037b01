/**
 * One part of a report through metar-taf-parser, fenced: a value of it counts only where the part has the words that it would be written as, and every word belongs to
 * a value or is named as not understood. It throws for some words of real reports and takes others for what they are not; neither reaches a reader.
 */
import { parseMetar, parseTAF, type ICloud, type IMetar, type IWeatherCondition, type IWind } from 'metar-taf-parser';
import type { Cloud, Conditions, DecodedReport, Rvr, RunwayState, Visibility, Weather, Wind } from '#contract/weather/report.ts';
import { cloudOf, fieldOf, isWindUnknown, readToken, rvrOf, visibilityOf, windOf, type Qnh } from './tokens.ts';

export type DecodedPart = Conditions & Pick<DecodedReport, 'temperatureC' | 'dewPointC' | 'recentWeather' | 'runwayStates'>;
type Library = Partial<Omit<IMetar, 'trends'>>;
type Claims = {
  wind: Map<string, Wind>;
  visibility: Map<string, Visibility>;
  cloud: Map<string, Cloud>;
  weather: Map<string, Weather>;
  rvr: Map<string, Rvr>;
  runway: Map<string, RunwayState>;
  vertical: Map<string, number>;
  qnh: Map<string, Qnh>;
  temperature: Map<string, { celsius: number; dewPoint: number }>;
  windShear: Map<string, Conditions['windShear'][number]>;
  isCavok: boolean;
};

const digits = (value: number, length: number): string => String(value).padStart(length, '0');
const celsius = (value: number): string => `${value < 0 || Object.is(value, -0) ? 'M' : ''}${digits(Math.abs(value), 2)}`;

/** Its enums are compared as the words that they are. */
const is = (one: string | undefined, word: string): boolean => one === word;

/** Undefined where the library throws. */
function ask(kind: 'METAR' | 'TAF', tokens: readonly string[]): Library | undefined {
  try {
    const text = tokens.join(' ');
    return kind === 'TAF' ? parseTAF(`TAF ZZZZ 010000Z 0100/0200 ${text}`) : parseMetar(`METAR ZZZZ 010000Z ${text}`);
  } catch {
    return undefined;
  }
}

/** What the library read, by the words that would say it. */
function claimsOf(read: Library): Claims {
  const { wind, visibility, windShear, altimeter, temperature, dewPoint, verticalVisibility } = read;
  const claims: Claims = {
    wind: new Map(),
    visibility: new Map(),
    cloud: new Map((read.clouds ?? []).map(cloudClaim)),
    weather: new Map((read.weatherConditions ?? []).map(weatherClaim)),
    rvr: new Map(),
    runway: new Map(),
    vertical: new Map(),
    qnh: new Map(),
    temperature: new Map(),
    windShear: new Map(),
    isCavok: read.cavok === true,
  };
  if (wind) {
    const token = spelledWind(wind);
    claims.wind.set(token, windFrom(wind, token));
  }
  if (visibility && read.cavok !== true) {
    const { value, unit, indicator, ndv } = visibility;
    const token = is(unit, 'm') ? `${digits(value, 4)}${ndv ? 'NDV' : ''}` : `${indicator ?? ''}${value}SM`;
    const about = { token, isMore: is(indicator, 'P'), isLess: is(indicator, 'M') };
    claims.visibility.set(token, visibilityOf(value, is(unit, 'm') ? 'm' : 'SM', about));
  }
  if (verticalVisibility !== undefined) claims.vertical.set(`VV${digits(verticalVisibility / 100, 3)}`, verticalVisibility);
  if (altimeter) {
    const { value, unit } = altimeter;
    claims.qnh.set(is(unit, 'hPa') ? `Q${digits(value, 4)}` : `A${digits(Math.round(value * 100), 4)}`, { value, unit });
  }
  if (temperature !== undefined && dewPoint !== undefined)
    claims.temperature.set(`${celsius(temperature)}/${celsius(dewPoint)}`, { celsius: temperature + 0, dewPoint: dewPoint + 0 });
  if (windShear) {
    const { height, degrees } = windShear;
    const token = `WS${digits(height / 100, 3)}/${spelledWind(windShear)}`;
    const speedKt = windFrom(windShear, token).speedKt;
    claims.windShear.set(token, { runway: null, heightFt: height, direction: degrees ?? null, speedKt, token });
  }
  for (const info of read.runwaysInfo ?? []) claimRunway(claims, info);
  return claims;
}

const spelledWind = ({ degrees, speed, gust, unit }: IWind): string =>
  `${degrees === undefined ? 'VRB' : digits(degrees, 3)}${digits(speed, 2)}${gust === undefined ? '' : `G${digits(gust, 2)}`}${is(unit, 'KM/H') ? 'KMH' : unit}`;

const windFrom = ({ degrees, speed, gust, unit }: IWind, token: string): Wind =>
  windOf({
    direction: degrees ?? null,
    isVariable: degrees === undefined,
    speed,
    gust: gust ?? null,
    unit: is(unit, 'KM/H') ? 'KMH' : (unit as Wind['unit']),
    isMore: false,
    gustIsMore: false,
    token,
  });

function cloudClaim({ quantity, height, type }: ICloud): [string, Cloud] {
  const token = `${quantity}${height === undefined ? '' : digits(height / 100, 3)}${type ?? ''}`;
  return [token, cloudOf(quantity as Cloud['amount'], height ?? null, type ?? null, token)];
}

const intensities = { '-': 'light', '+': 'heavy', VC: 'vicinity' } as const;

function weatherClaim({ intensity, descriptive, phenomenons }: IWeatherCondition): [string, Weather] {
  const token = `${intensity ?? ''}${descriptive ?? ''}${phenomenons.join('')}`;
  const about = { intensity: intensity === undefined ? ('moderate' as const) : intensities[intensity], descriptor: descriptive ?? null };
  return [token, { ...about, phenomena: [...phenomenons], token }];
}

function claimRunway(claims: Claims, info: NonNullable<IMetar['runwaysInfo']>[number]): void {
  if ('minRange' in info) {
    const { name, minRange, maxRange, indicator, trend, unit } = info;
    const sign = indicator ?? '';
    const end = `${is(unit, 'FT') ? 'FT' : ''}${trend === undefined ? '' : `${is(unit, 'FT') ? '/' : ''}${trend}`}`;
    const range = maxRange === undefined ? `${sign}${digits(minRange, 4)}` : `${digits(minRange, 4)}V${sign}${digits(maxRange, 4)}`;
    const token = `R${name}/${range}${end}`;
    const signs = maxRange === undefined ? { sign: indicator } : { mostSign: indicator, most: maxRange };
    claims.rvr.set(token, rvrOf({ runway: name, value: minRange, unit: is(unit, 'FT') ? 'ft' : 'm', trend, token, ...signs }));
  } else if ('depositType' in info) {
    const { name, depositType, coverage, thickness, brakingCapacity } = info;
    const token = `R${name}/${depositType ?? ''}${coverage ?? ''}${thickness ?? ''}${brakingCapacity ?? ''}`;
    const figure = (text: string | undefined) => (text === undefined || text.startsWith('/') ? null : text);
    const [deposit, extent, depth, braking] = [depositType, coverage, thickness, brakingCapacity].map(figure);
    const state = { deposit: deposit ?? null, extent: extent ?? null, depth: depth ?? null, braking: braking ?? null };
    claims.runway.set(token, { runway: name, isClosedBySnow: false, isCleared: false, ...state, token });
  }
}

const COLOUR = /^(?:BLACK)?(?:BLACK|BLU\+?|WHT|GRN|YLO[12]?|AMB|RED)(?:FCST)?$/;
const RUNWAY_SHEAR = /^WS (ALL RWYS?|R(?:WY)?(\d{2}[LCR]?))$/;
/** What a layer that counts may become by a letter that is lost or wrong. */
const MAYBE_LAYER =
  /^(?:(?:BKN|OVC|VV).*|(?!(?:FEW|SCT)\d{3})(?=.{0,2}[A-Z])[A-Z0-9/]{2,3}(?:\d{2,3}|\d\d[A-Z/]|\d[A-Z/]\d|[A-Z/]\d\d)(?:CB|TCU|\/\/\/)?)$/;

/** `tokens` of one part alone. */
export function decodePart(kind: 'METAR' | 'TAF', tokens: readonly string[], stray: readonly string[] = []): DecodedPart {
  const read = ask(kind, tokens);
  const claims = read && claimsOf(read);
  const part: DecodedPart = {
    wind: null,
    visibility: null,
    isCavok: false,
    rvr: [],
    weather: [],
    clouds: [],
    sky: null,
    verticalVisibilityFt: null,
    ceiling: 'notSaid',
    ceilingFt: null,
    qnhHpa: null,
    qnh: null,
    windShear: [],
    colours: [],
    gaps: [],
    notUnderstood: [...stray],
    temperatureC: null,
    dewPointC: null,
    recentWeather: [],
    runwayStates: [],
  };
  const seen = new Set<string>();
  for (const [index, token] of tokens.entries())
    if (isWindUnknown(token, index === 0)) part.gaps.push({ field: 'wind', code: 'notReported', token });
    else take(token);
  disagreements();
  part.ceiling = ceilingOf(part);
  part.qnhHpa = part.qnh && hectopascals(part.qnh);
  return part;

  function take(token: string): void {
    const field = fieldOf(token);
    if (token === 'CAVOK' && claims?.isCavok !== false) {
      part.isCavok = true;
      part.visibility ??= { ...visibilityOf(9999, 'm', { token }), token };
    } else if (COLOUR.test(token)) part.colours.push(token);
    else if (field !== undefined) takeField(token, field);
    else if (claims?.weather.has(token)) part.weather.push(claims.weather.get(token)!);
    else if (claims?.windShear.has(token)) part.windShear.push(claims.windShear.get(token)!);
    else if (claims?.runway.has(token)) part.runwayStates.push(claims.runway.get(token)!);
    else if (!takeOther(token)) part.notUnderstood.push(token);
  }

  function takeOther(token: string): boolean {
    const shear = RUNWAY_SHEAR.exec(token);
    if (shear) part.windShear.push({ runway: shear[2] ?? 'ALL', heightFt: null, direction: null, speedKt: null, token });
    else if (token === '//' || token === 'RE//') part.gaps.push({ field: 'weather', code: 'notReported', token });
    else if (/^RE[-+A-Z]{2,}$/.test(token)) {
      const recent = ask('METAR', [token.slice(2)])?.weatherConditions?.map(weatherClaim) ?? [];
      const found = recent.find(([spelled]) => spelled === token.slice(2))?.[1];
      if (found) part.recentWeather.push({ ...found, token });
      return found !== undefined;
    } else return false;
    return true;
  }

  /** The first word of a field counts. */
  function takeField(token: string, field: NonNullable<ReturnType<typeof fieldOf>>): void {
    const reading = readToken(token);
    const isFirst = !seen.has(field);
    seen.add(field);
    const gap = (code: 'notReported' | 'notUnderstood', of: (typeof part.gaps)[number]['field']) => {
      part.gaps.push({ field: of, code, token });
      if (code === 'notUnderstood') part.notUnderstood.push(token);
    };
    switch (reading?.field) {
      case undefined:
        return gap('notUnderstood', fieldNames[field]);
      case 'wind':
        if (!isFirst) part.notUnderstood.push(token);
        else part.wind = claims?.wind.get(token) ?? reading.value;
        return reading.value ? undefined : gap('notReported', 'wind');
      case 'range':
        if (part.wind && part.wind.from === null)
          part.wind = { ...part.wind, from: reading.from, to: reading.to, token: `${part.wind.token} ${token}` };
        else part.notUnderstood.push(token);
        return;
      case 'visibility':
        if (!isFirst || part.visibility) part.notUnderstood.push(token);
        else part.visibility = claims?.visibility.get(token) ?? reading.value;
        return reading.value ? undefined : gap('notReported', 'visibility');
      case 'sector': {
        const minimum = { metres: reading.metres, sector: reading.sector };
        if (part.visibility === null) part.visibility = { ...visibilityOf(reading.metres, 'm', { token }), minimum };
        else if (part.visibility.minimum === null)
          part.visibility = { ...part.visibility, minimum, token: `${part.visibility.token} ${token}` };
        else part.notUnderstood.push(token);
        return;
      }
      case 'rvr':
        part.rvr.push(claims?.rvr.get(token) ?? reading.value);
        return reading.value.value === null ? gap('notReported', 'rvr') : undefined;
      case 'cloud':
        part.clouds.push(claims?.cloud.get(token) ?? reading.value);
        return reading.value.amount === null || reading.value.baseFt === null ? gap('notReported', 'clouds') : undefined;
      case 'sky':
        part.sky ??= reading.value;
        return;
      case 'vertical':
        part.verticalVisibilityFt ??= claims?.vertical.get(token) ?? reading.ft;
        return reading.ft === null ? gap('notReported', 'clouds') : undefined;
      case 'qnh':
        part.qnh ??= claims?.qnh.get(token) ?? reading.value;
        return reading.value ? undefined : gap('notReported', 'qnh');
      case 'temperature': {
        if (!isFirst) return void part.notUnderstood.push(token);
        const { celsius: air, dewPoint } = claims?.temperature.get(token) ?? reading;
        part.temperatureC = air;
        part.dewPointC = dewPoint;
        if (air === null) gap('notReported', 'temperature');
        if (dewPoint === null) gap('notReported', 'dewPoint');
        return;
      }
      case 'runway': {
        const { runway, state, braking } = reading;
        if (state === 'notReported') return;
        const flags = { isClosedBySnow: state === 'closedBySnow', isCleared: state === 'cleared' };
        part.runwayStates.push({ runway, ...flags, deposit: null, extent: null, depth: null, braking, token });
      }
    }
  }

  /** What the library has and no word says. */
  function disagreements(): void {
    const missing = (field: (typeof part.gaps)[number]['field'], has: boolean | undefined, isKnown: boolean) => {
      if (has === true && !isKnown && !part.gaps.some((gap) => gap.field === field))
        part.gaps.push({ field, code: 'decoderDisagrees', token: null });
    };
    missing('wind', claims && claims.wind.size > 0, part.wind !== null);
    missing('visibility', claims && claims.visibility.size > 0, part.visibility !== null);
    missing(
      'clouds',
      claims && claims.cloud.size + claims.vertical.size > 0,
      part.clouds.length > 0 || part.sky !== null || seen.has('vertical'),
    );
    missing('qnh', claims && claims.qnh.size > 0, part.qnh !== null);
    missing('temperature', claims && claims.temperature.size > 0, part.temperatureC !== null);
  }

  function ceilingOf({ clouds, sky, verticalVisibilityFt, isCavok, notUnderstood }: DecodedPart): Conditions['ceiling'] {
    const layers = clouds.filter(({ amount }) => amount === 'BKN' || amount === 'OVC');
    const bases = [...layers.map(({ baseFt }) => baseFt), ...(seen.has('vertical') ? [verticalVisibilityFt] : [])];
    const lost = notUnderstood
      .filter((token) => !stray.includes(token))
      .some((token) => MAYBE_LAYER.test(token) && fieldOf(token) === undefined);
    if (lost || bases.includes(null)) return 'unknown';
    if (bases.length > 0) {
      part.ceilingFt = Math.min(...bases.map(Number));
      return 'measured';
    }
    if (clouds.some(({ amount }) => amount === null)) return 'unknown';
    return clouds.length > 0 || sky !== null || isCavok ? 'none' : 'notSaid';
  }
}

const fieldNames = {
  wind: 'wind',
  range: 'wind',
  visibility: 'visibility',
  sector: 'visibility',
  rvr: 'rvr',
  cloud: 'clouds',
  sky: 'clouds',
  vertical: 'clouds',
  qnh: 'qnh',
  temperature: 'temperature',
  runway: 'rvr',
} as const;

const HPA_PER_INCH = 33.8639;
const hectopascals = ({ value, unit }: Qnh): number => Math.round((unit === 'hPa' ? value : value * HPA_PER_INCH) * 10) / 10;
