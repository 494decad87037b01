/**
 * One part of a report: the table of words reads what a flight hangs on, metar-taf-parser the weather and the state of runways, of which a value counts only where the
 * part has the word that it would be written as. Every word belongs to a value or is named as not understood, and so is a value that the library has and no word says. It
 * throws for some words of real reports and takes others for what they are not; neither reaches a reader.
 */
import { parseMetar, parseTAF, type IMetar, type IWeatherCondition } from 'metar-taf-parser';
import type { Conditions, DecodedReport, RunwayState, Weather, Wind } from '#contract/weather/report.ts';
import { COLOUR } from './cut.ts';
import { fieldOf, isWindUnknown, readToken, toKnots, visibilityOf, type Qnh } from './tokens.ts';

type DecodedPart = Conditions & Pick<DecodedReport, 'temperatureC' | 'dewPointC' | 'recentWeather' | 'runwayStates'>;
type Library = Partial<Omit<IMetar, 'trends'>>;
/** The library alone reads these, by the words that would say it. */
type Claims = { weather: Map<string, Weather>; runway: Map<string, RunwayState> };

/** Undefined where the library throws. */
function ask(kind: 'METAR' | 'TAF', tokens: readonly string[]): Library | undefined {
  try {
    const text = tokens.join(' ');
    return kind === 'TAF' ? parseTAF(`TAF ZZZZ 010000Z 0100/0200 ${text}`) : parseMetar(`METAR ZZZZ 010000Z ${text}`);
  } catch {
    return undefined;
  }
}

const claimsOf = ({ weatherConditions = [], runwaysInfo = [] }: Library): Claims => ({
  weather: new Map(weatherConditions.map(weatherClaim)),
  runway: new Map(runwaysInfo.flatMap((info) => ('depositType' in info ? [runwayClaim(info)] : []))),
});

const intensities = { '-': 'light', '+': 'heavy', VC: 'vicinity' } as const;

function weatherClaim({ intensity, descriptive, phenomenons }: IWeatherCondition): [string, Weather] {
  const token = `${intensity ?? ''}${descriptive ?? ''}${phenomenons.join('')}`;
  const about = { intensity: intensity === undefined ? ('moderate' as const) : intensities[intensity], descriptor: descriptive ?? null };
  return [token, { ...about, phenomena: [...phenomenons], token }];
}

type Deposit = Extract<NonNullable<IMetar['runwaysInfo']>[number], { depositType?: unknown }>;

function runwayClaim({ name, depositType, coverage, thickness, brakingCapacity }: Deposit): [string, RunwayState] {
  const token = `R${name}/${depositType ?? ''}${coverage ?? ''}${thickness ?? ''}${brakingCapacity ?? ''}`;
  const figure = (text: string | undefined) => (text === undefined || text.startsWith('/') ? null : text);
  const [deposit, extent, depth, braking] = [depositType, coverage, thickness, brakingCapacity].map(figure);
  const state = { deposit: deposit ?? null, extent: extent ?? null, depth: depth ?? null, braking: braking ?? null };
  return [token, { runway: name, isClosedBySnow: false, isCleared: false, ...state, token }];
}

const SHEAR = /^WS(\d{3})\/(?:(\d{3})|VRB)(\d{2,3})(?:G\d{2,3})?(KT|MPS|KMH)$/;
const RUNWAY_SHEAR = /^WS (ALL RWYS?|R(?:WY)?(\d{2}[LCR]?))$/;
/** A layer that counts may become one of these by a letter that is lost or wrong. */
const MAYBE_LAYER =
  /^(?:(?:BKN|OVC|VV).*|(?!(?:FEW|SCT)\d{3})(?=.{0,2}[A-Z])[A-Z0-9/]{2,3}(?:\d{2,3}|\d\d[A-Z/]|\d[A-Z/]\d|[A-Z/]\d\d)(?:CB|TCU|\/\/\/)?)$/;

/** `tokens` are of one part alone. */
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
    if (token === 'CAVOK' && (read === undefined || read.cavok === true)) {
      part.isCavok = true;
      part.visibility ??= { ...visibilityOf(9999, 'm', { token }), token };
    } else if (COLOUR.test(token)) part.colours.push(token);
    else if (field !== undefined) takeField(token, field);
    else if (claims?.weather.has(token)) part.weather.push(claims.weather.get(token)!);
    else if (claims?.runway.has(token)) part.runwayStates.push(claims.runway.get(token)!);
    else if (!takeOther(token)) part.notUnderstood.push(token);
  }

  function takeOther(token: string): boolean {
    const [, height, direction, speed, unit] = SHEAR.exec(token) ?? [];
    const shear = RUNWAY_SHEAR.exec(token);
    if (unit !== undefined && Number(direction ?? 0) <= 360)
      part.windShear.push({
        runway: null,
        heightFt: Number(height) * 100,
        direction: direction === undefined ? null : Number(direction),
        speedKt: toKnots(Number(speed), unit as Wind['unit']),
        token,
      });
    else if (shear) part.windShear.push({ runway: shear[2] ?? 'ALL', heightFt: null, direction: null, speedKt: null, token });
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
        else part.wind = reading.value;
        return reading.value ? undefined : gap('notReported', 'wind');
      case 'range':
        if (part.wind && part.wind.from === null)
          part.wind = { ...part.wind, from: reading.from, to: reading.to, token: `${part.wind.token} ${token}` };
        else part.notUnderstood.push(token);
        return;
      case 'visibility':
        if (!isFirst || part.visibility) part.notUnderstood.push(token);
        else part.visibility = reading.value;
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
        part.rvr.push(reading.value);
        return reading.value.value === null ? gap('notReported', 'rvr') : undefined;
      case 'cloud':
        part.clouds.push(reading.value);
        return reading.value.amount === null || reading.value.baseFt === null ? gap('notReported', 'clouds') : undefined;
      case 'sky':
        part.sky ??= reading.value;
        return;
      case 'vertical':
        part.verticalVisibilityFt ??= reading.ft;
        return reading.ft === null ? gap('notReported', 'clouds') : undefined;
      case 'qnh':
        part.qnh ??= reading.value;
        return reading.value ? undefined : gap('notReported', 'qnh');
      case 'temperature': {
        if (!isFirst) return void part.notUnderstood.push(token);
        const { celsius: air, dewPoint } = reading;
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
    const missing = (field: (typeof part.gaps)[number]['field'], has: boolean, isKnown: boolean) => {
      if (has && !isKnown && !part.gaps.some((gap) => gap.field === field))
        part.gaps.push({ field, code: 'decoderDisagrees', token: null });
    };
    const { wind, visibility, cavok, clouds = [], verticalVisibility, altimeter, temperature, dewPoint } = read ?? {};
    missing('wind', wind !== undefined, part.wind !== null);
    missing('visibility', visibility !== undefined && cavok !== true, part.visibility !== null);
    const hasLayer = part.clouds.length > 0 || part.sky !== null || seen.has('vertical');
    missing('clouds', clouds.length > 0 || verticalVisibility !== undefined, hasLayer);
    missing('qnh', altimeter !== undefined, part.qnh !== null);
    missing('temperature', temperature !== undefined && dewPoint !== undefined, part.temperatureC !== null);
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
