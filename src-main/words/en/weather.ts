/** A METAR or TAF in words. Codes of weather and amounts of cloud stay codes: pilots read them so in each language. */
import type { Conditions, Gap, Group, Visibility } from '#contract/weather/report.ts';
import type { ForecastAt } from '#contract/weather/station.ts';
import type { WindGap } from '#contract/weather/surface-wind.ts';
import { roundedAge } from '#domain/age.ts';
import { common, counted, numbers } from './common.ts';
import { printedAges } from './printed.ts';

type Kind = Group['kind'];

/** The age is of a report that is too old to be used. */
const aged = (minutes: number): string => {
  const { value, unit } = roundedAge(minutes * 60_000);
  return printedAges[unit](value);
};

/** Writes `1,204 ft` or `−35 ft`. */
const feet = (value: number): string => `${numbers.format(value).replace('-', '−')} ft`;

export const weatherWords = {
  feet,
  colon: common.colon,
  semicolon: common.semicolon,
  wind: (from: string, speed: string, gust: string | null) => `wind ${from} ${speed} kt${gust === null ? '' : ` gusting ${gust} kt`}`,
  runwayWind: {
    knots: (kt: number) => `${kt} kt`,
    headwind: (kt: number) => `${kt} kt headwind`,
    tailwind: (kt: number) => `${kt} kt tailwind`,
    noHeadTailwind: 'no head- or tailwind',
    crosswind: { short: (kt: number) => `${kt} kt`, long: (kt: number) => `${kt} kt crosswind` },
    from: { left: (across: string) => `${across} from the left`, right: (across: string) => `${across} from the right` },
    noCrosswind: 'no crosswind',
    inGusts: (component: string) => `${component} in gusts`,
    atLeast: (component: string) => `at least ${component}`,
    upTo: (component: string) => `up to ${component}`,
    noBest: {
      noWind: 'unknown, no wind',
      variable: 'any, wind variable',
      calm: 'any, wind calm',
      noHeadings: 'unknown, the dataset has no runway headings',
      noneOpen: 'none, no runway open then',
    },
  },
  variable: 'variable',
  degrees: (direction: string) => `${direction}° true`,
  calm: 'wind calm',
  unknownDirection: 'direction unknown',
  range: (from: string, to: string) => `varying ${from}° to ${to}°`,
  visibility: (text: string) => `visibility ${text}`,
  distance: ({ isMore, isLess, value, unit }: Pick<Visibility, 'isMore' | 'isLess' | 'unit'> & { value: string }) =>
    `${isMore ? 'at least ' : isLess ? 'below ' : ''}${value === '9999' && unit === 'm' ? '10 km' : `${value} ${unit}`}`,
  minimum: (metres: number, sector: string) => `${metres} m to ${sector}`,
  rvr: (runway: string, text: string) => `RVR ${runway} ${text}`,
  vertical: (height: number) => `vertical visibility ${feet(height)}`,
  ceiling: (height: number) => `ceiling ${feet(height)}`,
  ceilingUnknown: 'ceiling unknown',
  qnh: (hectopascals: number) => `QNH ${hectopascals} hPa`,
  temperature: (air: string, dew: string | null) => `${air} °C, dew point ${dew === null ? 'not reported' : `${dew} °C`}`,
  noCeiling: 'no ceiling',
  skies: {
    NSC: 'no cloud below 5,000 ft or the highest minimum sector altitude, no CB, no TCU (NSC)',
    SKC: 'sky clear (SKC)',
    CLR: 'no cloud below 12,000 ft (CLR)',
    NCD: 'no cloud detected (NCD)',
  } satisfies Record<NonNullable<Conditions['sky']>, string>,
  baseUnknown: 'base unknown',
  typeUnknown: 'type unknown',
  notReported: (fields: string) => `not reported: ${fields}`,
  notRead: (fields: string) => `not read: ${fields}`,
  fields: {
    wind: 'wind',
    visibility: 'visibility',
    rvr: 'RVR',
    weather: 'weather',
    clouds: 'cloud',
    temperature: 'temperature',
    dewPoint: 'dew point',
    qnh: 'QNH',
    time: 'time',
  } satisfies Record<Gap['field'], string>,
  recent: (codes: string) => `recently ${codes}`,
  shear: (runway: string | null, height: number | null, wind: string | null) =>
    [
      'wind shear',
      runway === null ? '' : runway === 'ALL' ? 'on every runway' : `on runway ${runway}`,
      height === null ? '' : `up to ${feet(height)}`,
    ]
      .filter(Boolean)
      .join(' ') + (wind === null ? '' : ` (${wind})`),
  extreme: (which: 'maximum' | 'minimum', celsius: string, time: string) => `${which} ${celsius} °C${time && ` at ${time}`}`,
  runwayStates: {
    runway: (designator: string | null) => (designator === null || designator === '88' ? 'every runway' : `runway ${designator}`),
    closedBySnow: 'closed by snow',
    cleared: 'no longer contaminated',
    nothing: 'state not reported',
    deposits: {
      '0': 'clear and dry',
      '1': 'damp',
      '2': 'wet',
      '3': 'rime or frost',
      '4': 'dry snow',
      '5': 'wet snow',
      '6': 'slush',
      '7': 'ice',
      '8': 'compacted snow',
      '9': 'frozen ruts',
    },
    extents: { '1': '10 % or less', '2': '11 to 25 %', '5': '26 to 50 %', '9': '51 to 100 %' },
    depth: (text: string) => `${text} deep`,
    thin: 'less than 1 mm',
    notInUse: 'not in use',
    friction: (coefficient: string) => `friction ${coefficient}`,
    braking: { '91': 'poor', '92': 'medium to poor', '93': 'medium', '94': 'medium to good', '95': 'good', '99': 'unreliable' },
    brakingSaid: (action: string) => `braking ${action}`,
    code: (figures: string) => `code ${figures}`,
  },
  unknown: 'unknown',
  notUnderstood: (words: string) => `Not understood: ${words}`,
  nil: 'No report (NIL).',
  cancelled: 'Cancelled.',
  timeUnclear: 'time unclear',
  since: common.onwards,
  until: common.until,
  moment: (time: string) => `at ${time}`,
  colours: (names: string) => `colour state ${names}`,
  groups: {
    FM: 'from',
    BECMG: 'becoming',
    TEMPO: 'temporarily',
    INTER: 'intermittently',
    PROB: 'possibly',
    NOSIG: 'no significant change',
    COLOUR: 'forecast',
    UNKNOWN: 'at a time that was not read',
  } satisfies Record<Kind, string>,
  metarAges: {
    fresh: (minutes: number) => `METAR ${minutes} min old`,
    old: (minutes: number) => `METAR ${minutes} min old`,
    tooOld: (minutes: number) => `METAR ${aged(minutes)}: too old to rely on`,
    clockDoubt: (minutes: number) => `METAR ${-minutes} min ahead of this clock: check the clock`,
    none: (_minutes: number) => 'no METAR stored',
  },
  tafAges: {
    valid: 'TAF valid',
    notYetValid: 'TAF not yet valid',
    over: 'TAF is over',
    clockDoubt: 'TAF ahead of this clock: check the clock',
    none: 'no TAF stored',
  },
  category: (category: string) => `${category} (US rule)`,
  densityAltitude: (altitude: number) => `density altitude ${feet(altitude)}`,
  prevailing: 'prevailing',
  becoming: 'becoming (worse of before and after)',
  worst: 'worst',
  gust: (knots: number) => `gusts ${knots} kt`,
  imported: (read: number, added: number, unchanged: number, stations: number) =>
    `${counted(read, 'report', 'reports')} of ${counted(stations, 'station', 'stations')} read: ${added} new, ${unchanged} unchanged.`,
  dateUnclear: (count: number) => `${count} of unclear date: give the time of the file with --at.`,
  deleted: (count: number) => `${counted(count, 'report', 'reports')} deleted.`,
  probability: (percent: number) => `${percent} % probability`,
  amendedSince: (time: string) => `a newer TAF of ${time} is not in force`,
  metarAhead: (time: string) => `a METAR of ${time} is ahead of this clock and not used: check the clock`,
  undated: 'Of an unclear date, so used for nothing:',
  nothingEver: 'No METAR or TAF was ever imported.',
  lastImport: (time: string) => `METAR or TAF came last at ${time}.`,
  noReport: (station: string) => `${station} has no METAR that counts`,
  suggestion: (station: string, miles: number, minutes: number) => `${station}, ${miles} NM, ${minutes} min old`,
  stationAged: (station: string, minutes: number) => `${station} (${minutes} min old)`,
  levelsByQnh: (reports: string) => `Flight levels as altitudes by ${reports}.`,
  temperatureFrom: (station: string, celsius: string, altitude: number, deviation: string) =>
    `Temperature by METAR ${station}: ${celsius} °C at ${feet(altitude)} of pressure altitude, so ISA${deviation} at every level.`,
  title: 'Weather',
  windSource: {
    typed: 'typed',
    report: (kind: string, station: string, time: string, minutes: string) => `${kind} ${station} ${time}, ${minutes} min old`,
    temporary: (groups: string) => `not counted: ${groups}`,
    notWhole: 'a group of the TAF could not be read',
  },
  gaps: {
    noMetar: 'no METAR stored',
    metarTooOld: 'METAR too old',
    metarNotThen: 'METAR not of that time',
    noTaf: 'no TAF stored',
    outsideValidity: 'outside the validity of the TAF',
    nil: 'NIL: there is no TAF',
    cancelled: 'the TAF is cancelled',
    dateUnclear: 'the dates of the TAF are unclear',
    clockDoubt: 'report ahead of this clock: check the clock',
    windNotReported: 'wind not reported',
    groupUnread: 'a group of the TAF could not be read and is not counted',
    ceilingUnknown: 'a ceiling is unknown and not counted',
    visibilityUnknown: 'a visibility is unknown and not counted',
  } satisfies Record<ForecastAt['reasons'][number] | WindGap, string>,
};
