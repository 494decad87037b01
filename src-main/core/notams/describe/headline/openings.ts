/** Skips what comes before the statement of a NOTAM: its keyword, references, calls for attention. */
import type { NoticeReading } from '#core/notams/read/notice.ts';

const opening =
  /^(?:[\s.*:,–-]{1,9}|QXXXX |(?:NAV|SVC|NAVAID) (?=[A-Z])|OBST (?=OBST|CAUTION)|TRIGGER NOTAM\b|(?:USE |EXERCISE )?(?:EXTREME )?CAUTION\b(?! (?:WHEN|WHILE|FOR|AROUND|IN|DUE|DURING|ADVISED|NEAR|TO)\b)|PURSUANT TO [^,:\n]{0,60},|ATTENTION\b|WARNING:|NOTE:|(?:REF|REFERENCE|IAW)\b[^,:\n]{0,60}(?:[,:]|\n(?=(?:AD|RWY|TWY|PAGE)\b))|(?:AND )?[A-Z]\/?\d{4}\/\d{2}(?:,| AND\b)|SEE [A-Z\d]{3} \d{1,2}\/\d{3,4}(?: Z[A-Z]{2})?(?= [A-Z])|DRG (?:ACT|THIS PERIOD)\b|SEE NOTAM:? [A-Z]\d{4}\/\d{2}(?=[\s.])|NAVIGATIONAL WARNING TO ALL CONCERNED\b|ALL (?:ACFT|AIRCRAFT|PILOTS|OPERATORS)\b[^.:]{0,90}?\sADVISED\s+TO\s+PAY\s+(?:SPECIAL\s+)?ATTENTION\s+TO\s+(?:THE\s+)?(?:FLW|FOLLOWING)(?:\s+INFO(?:RMATION)?)?\b|THE GOVERNMENT OF [^.,:]{3,50}?\sHAS ISSUED AN ADVISORY\s+REGARDING(?:\s+AN?)?\b|WEF \d{10}|WITH IMMEDIATE EFFECT|EFFECTIVE IMMEDIATELY|(?:DUE TO|DUE) (?:(?! (?:SHALL|MUST) )[^,.:\n]){0,70}(?:,|:(?=\s*\n))|AMEND PUBLICATIONS ?:|CORRECTION:|\d{1,2}[.)](?=\s)|[A-H][.)](?=\s)|PLEASE NOTE(?: THAT)?|(?:AIRCREW )?BE ADVISED(?: THAT|\/USE CAUTION)?|CIVIL (?:AIRCRAFT|ACFT) NOTIFICATION PROCEDURE(?= -))/;
/** `TRIGGER NOTAM - AIRAC AIP SUP 012/24 WEF 08 FEB 2024 UFN.`: which papers, from when; what they are about follows. */
const trigger =
  /^TRIGGER NOTAM[\s:–-]{0,6}(?:(?:PERM|PERMANENT|AIRAC|AIP|VFG|IRELAND|AND|SUPPLEMENTS?|SUPS?|AMDTS?|AMENDMENTS?|NR ?\d{0,3}|[A-Z]?\d{1,4}\/\d{2,4})(?![A-Z\d])[\s,.:-]{0,4}){2,12}(?:(?:WEF|EFFECTIVE|EXPECTED|DATE|FROM|FM|UNTIL|TILL?|TO|UFN|EST|\d{1,2}|\d{4}|(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)[A-Z]{0,6})(?![A-Z\d/])[\s,.:-]{0,4}){0,12}(?:INCLUDED IN (?:THE|THIS) (?:AMENDMENT|SUP) (?:IS|ARE) (?:THE )?)?/;
/** Fewer letters than this after a reference say nothing. */
const LEAST_LETTERS = 12;
/** Canadian aerodromes without an ICAO code are named in a line of their own: `CNL3 BROCKVILLE`. */
const canadian = /^C[A-Z]{2}\d [^\n]{1,60}\n/;
/** Military texts of the USA open with the word; what follows is the subject. */
const military = /^AERODROME\b(?!\s+(?:CLSD|CLOSED|OPEN|OPR|OPERATING|WILL|HOURS|IS|NOT|OFFICIAL|AND|REF|U\/S|AVBL|AVLB))[\s:–-]{1,9}/;
const publications =
  /^(?:AIP|ERSA|AUSTRALIAN DEFENCE FORCE)\b[^\n]{0,90}\b(?:AMD\b)?[^\n]{0,20}\n(?:TERMINAL AUSTRALIA[^\n]{0,90}\n[^\n]{0,40}\n)?/;

const MOST_OPENINGS = 6;

/** Finds where a text says what it is about. */
export function behindOpenings(text: string, { keyword, isProcedure, qCode }: NoticeReading): number {
  let left = withoutKeyword(text, keyword);
  if (qCode !== null && left.startsWith(qCode)) left = left.slice(qCode.length);
  for (let turn = 0; turn < MOST_OPENINGS; turn++) {
    const found = openingOf(left, isProcedure);
    if (found === undefined || found.length === left.length) break;
    left = left.slice(found.length);
  }
  return text.length - left.length;
}

function openingOf(text: string, isProcedure: boolean): string | undefined {
  const paper = trigger.exec(text)?.[0];
  const isFollowed = paper !== undefined && text.length - paper.length >= LEAST_LETTERS;
  return (
    (military.exec(text) ?? canadian.exec(text))?.[0] ??
    (isFollowed ? paper : undefined) ??
    (isProcedure ? publications.exec(text) : null)?.[0] ??
    opening.exec(text)?.[0]
  );
}

/** Keywords of places (RWY, TWY, APRON) name what follows; the others only sort. */
const sorting = /^(?:AD(?: AP)?|SVC|NAV|COM|AIRSPACE|ROUTE|OBST|DATA|CHART|SPECIAL|SECURITY|IAP|ODP|SID|STAR|DVA|VFP|O)\b\s*/;

function withoutKeyword(text: string, keyword: string | null): string {
  if (keyword === null || keyword === 'RWY' || keyword === 'TWY') return text;
  if (keyword === 'APRON' || keyword === 'RAMP')
    return text.replace(/^(?:APRON|RAMP) (?=[^\n]{0,60}\b(?:APN|APRON|RAMP|TXL|TAXILANE)\b)/, '');
  return text.replace(sorting, '');
}
