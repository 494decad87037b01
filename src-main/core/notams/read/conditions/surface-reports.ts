/**
 * Reads runway conditions in ordinary NOTAMs: FICON of the USA (`RWY 17 FICON 5/3/2 … OBS AT 2601050730`, also without one of its words),
 * RSC and CRFI of Canada (`RSC 07 6/6/5 DRY, DRY, WET. VALID JAN 05 0945 - JAN 05 1745`), codes and braking action in free text. A code is
 * never computed from anything else.
 */
import { matchesOf } from '#core/text/matches.ts';
import { capitals, oneLine } from '#core/text/line.ts';
import { nearestYear, readMoment } from '#core/notams/items/moment.ts';
import { months } from '#domain/time.ts';
import type { RunwayCondition } from '../notice.ts';
import { isRunway, twoDigits } from '../runways.ts';
import { emptyCondition, hasAny, thirdsOfNumbers } from './thirds.ts';
import { brakingIn, canadianIndexIn, coefficientsIn } from './friction.ts';
import { grfSurface } from './grf-line.ts';
import { surfaceOf } from './surface.ts';

const MAX_REPORTS = 24;
const MAX_LENGTH = 900;

const name = String.raw`\d{1,2}[LCR]?(?:\/\d{1,2}[LCR]?)?(?![\dA-Z/])`;
const named = String.raw`${name}(?:(?:, | AND | & )(?:RWY )?${name}){0,5}`;
const codes = String.raw`(?:[0-6]|NR)(?: ?\/ ?(?:[0-6]|NR)){2}(?![\d/])`;
const runwayWord = String.raw`(?:RWYS?|RUNWAYS?|RY)`;
const codeWords = String.raw`(?:RWYCC|RCC|RCR CODES?|${runwayWord} COND(?:ITION)? CODES?|COND(?:ITION)? CODES?)`;
const link = String.raw`(?: ?:| IS| ARE| OF| FOR| NOW| REPORTED(?: AS)?){0,2}`;
const surfaceWord = String.raw`(?:WET|DRY|DAMP|ICE|ICY|SLUSH|SNOW|SN|FROST|STANDING WATER|(?:COVERED|CONTAMINATED) (?:WITH|BY)|\d{1,3} ?(?:PCT|%|PERCENT) (?:WET|ICE|SLUSH|SNOW|SN|COMPACTED|DRY|FROST|WATER))`;
/** Work, paint and what happens when it is wet report nothing. */
const noSurface = String.raw`(?! (?:REMOVAL|CLEAR|CLR|PLOU?GH?|PLOW|CONTROL|PAINT|LEASE|ROAD|RUN|WHEN|SEASON|BANK|OPS|OR ))`;

/** `RWYCC 3 OR BETTER` is a requirement and no report. */
const noReport = String.raw` (?:OR|AND) (?:BETTER|MORE|HIGHER|ABOVE|ABV|GREATER|LESS|WORSE|LOWER|BELOW|BLW)`;

/** How a report begins; what is named or coded decides what it needs to hold. */
const heads: readonly string[] = [
  String.raw`(?:\b${runwayWord} |(?<=^|\. |^[A-Z]{3,4} ))(?<ficon>${named}) FICON\b(?: (?<ficonCodes>${codes}))?`,
  String.raw`\b${runwayWord} (?<coded>${named}):?,? (?:${codeWords}${link} )?(?<codedCodes>${codes})`,
  String.raw`\bRSC (?:${runwayWord} )?(?<rsc>${named})(?: (?<rscCodes>${codes}))?`,
  String.raw`\bCRFI (?:${runwayWord} )?(?<crfi>${named})`,
  String.raw`\b${codeWords}${link} (?:(?:${runwayWord} )?(?<free>${named})${link} )?(?<freeCodes>${codes}|[0-6](?![\d/]|${noReport}))`,
  // `WHEN RWY 15 WET` is a condition.
  String.raw`(?<!\b(?:WHEN|WHENEVER|IF|UNLESS) )\b${runwayWord} (?<said>${named})(?:,| -| SURFACE| SFC| COND(?:ITION)?S?| RSC| IS| ARE| REPORTED(?: AS)?| NOW|:){0,4} (?=${surfaceWord}\b${noSurface}|(?:BRAKING|BRKG|BA|CLEARED|CLRD) )`,
  String.raw`\b(?=(?:BRAKING|BRKG) )(?:BRAKING|BRKG)(?: ACTION)? (?:ON |FOR )?${runwayWord} (?<braked>${named})`,
];
const head = new RegExp(heads.join('|'), 'g');
/** A text without any of these holds no report. */
const mayReport =
  /FICON|CRFI|RWYCC|BRAKING|BRKG|COND(?:ITIONS?)? CODE|\b(?:RCC|RSC|BA|CLEARED|CLRD|WET|DRY|DAMP|ICY|ICE|SLUSH|SNOW|SN|FROST|WATER|[0-6] ?\/ ?[0-6] ?\/ ?[0-6])\b/;
const observation =
  /\b(?:OBS(?:ERVED)?|OBSD|AS OF|RPTD|REPORTED|MEASURED)\s?(?:AT|ON)?:? ?(?<digits>\d{12}|\d{10}|\d{8})(?!\d)|(?<bare>\b\d{12}|\b\d{10})(?!\d)/;
const validity = /\bVALID (?<from>[A-Z]{3} \d{2} \d{4}) ?- ?(?<to>[A-Z]{3} \d{2} \d{4})/;

/** `near` supplies the year, which RSC omits. */
export function surfaceReports(text: string, near: Date): RunwayCondition[] {
  const upper = capitals(text);
  if (!mayReport.test(upper)) return [];
  const line = oneLine(upper);
  const found = matchesOf(head, line, MAX_REPORTS);
  const reports = found.flatMap(({ 0: words, index, groups = {} }, at) => {
    const end = index + words.length;
    return reportsOf(groups, line.slice(end, Math.min(end + MAX_LENGTH, found[at + 1]?.index ?? Infinity)), near);
  });
  return joined(withLaterTimes(reports));
}

type Report = RunwayCondition & { isIndex: boolean };

function reportsOf(groups: Partial<Record<string, string>>, body: string, near: Date): Report[] {
  const { ficon, coded, rsc, crfi, free, said, braked } = groups;
  const names = ficon ?? coded ?? rsc ?? crfi ?? free ?? said ?? braked;
  const given = groups['ficonCodes'] ?? groups['codedCodes'] ?? groups['rscCodes'] ?? groups['freeCodes'];
  const valid = validity.exec(body)?.groups;
  const observed = momentIn(body, near) ?? monthMoment(valid?.['from'], near);
  const isIndex = crfi !== undefined;
  const friction = isIndex ? canadianIndexIn(body.slice(0, 60)) : coefficientsIn(body);
  const braking = brakingIn(braked === undefined ? body : `BA ${body.replace(/^[ :,]+/, '')}`);
  const report = {
    ...emptyCondition(null, observed?.toISOString() ?? null),
    validUntil: monthMoment(valid?.['to'], near)?.toISOString() ?? null,
    codes: thirdsOfNumbers(given),
    ...(!isIndex && surfaceIn(body, (ficon ?? rsc) !== undefined)),
    ...friction,
    ...(braking && { brakingAction: braking }),
    isIndex,
  };
  // FICON and RSC report whatever their words are, if they say when.
  const isDated = observed !== null && (ficon ?? rsc) !== undefined && hasAny(report.contaminants);
  const says = hasAny(report.codes) || hasAny(report.friction) || hasAny(report.brakingAction) || report.widthM !== null || isDated;
  if (!says && !((ficon ?? rsc ?? said) !== undefined && report.contaminants.some(isSurface))) return [];
  return (names?.match(eachName)?.filter(isRunway) ?? [null]).map((runway) => ({
    ...report,
    runway: runway === null ? null : twoDigits(runway),
  }));
}

/** Any words after FICON and RSC are the surface; elsewhere only those that name one are. */
function surfaceIn(body: string, isReport: boolean) {
  const surface = { ...surfaceOf(body), ...grfSurface(body) };
  return isReport ? surface : { ...surface, contaminants: surface.contaminants.map((words) => (isSurface(words) ? words : null)) };
}

const eachName = new RegExp(name, 'g');
const isSurface = (words: string | null): boolean =>
  words !== null && /\b(?:wet|dry|damp|ice|icy|slush|snow|frost|rime|water|ruts?|sand|mud)\b/.test(words);

function momentIn(body: string, near: Date): Date | null {
  const { digits, bare } = observation.exec(body)?.groups ?? {};
  const moment = digits ?? bare;
  if (moment === undefined) return null;
  return moment.length === 8 ? nearestYear(moment, near) : readMoment(moment.slice(-10));
}

/** Reads `SEP 29 1101`, in the year that is nearest to `near`. */
function monthMoment(text: string | undefined, near: Date): Date | null {
  if (text === undefined) return null;
  const [month = '', day = '', time = ''] = text.split(' ');
  return nearestYear(String(months.indexOf(month) + 1).padStart(2, '0') + day + time, near);
}

/** A time at the end holds for the runways named before it. */
function withLaterTimes(reports: readonly Report[]): Report[] {
  const times: Report[] = [];
  for (const report of reports.toReversed())
    times.unshift(report.observedAt === null ? { ...report, observedAt: times[0]?.observedAt ?? null } : report);
  return times;
}

/** A friction index belongs to the report of its runway; one that says the same twice is one. */
function joined(reports: readonly Report[]): RunwayCondition[] {
  const kept: RunwayCondition[] = [];
  for (const { isIndex, ...report } of reports) {
    const same = kept.find(({ runway }) => runway === report.runway);
    if (isIndex && same) {
      same.friction = report.friction;
      same.frictionKind = report.frictionKind;
    } else kept.push(report);
  }
  return kept;
}
