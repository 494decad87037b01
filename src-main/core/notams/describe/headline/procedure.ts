/** Flight procedures of the USA (IAP, SID, STAR, ODP …): `AERODROME, TOWN, STATE.` procedures with their amendment, then what changes. */
import { matchesOf } from '#core/text/matches.ts';
import { oneLine } from '#core/text/line.ts';
import { firstClause } from './clause.ts';
import { capitalised, inSentence, MAX_LENGTH, plain, shortened } from './words.ts';

const things: Readonly<Record<string, string>> = {
  IAP: 'Approach',
  SID: 'SID',
  STAR: 'STAR',
  ODP: 'Departure procedure',
  DVA: 'Diverse vector area',
  VFP: 'Visual approach',
  SPECIAL: 'Special procedure',
  CHART: 'Chart of',
};

/** The aerodrome, its town and state: up to a state in front of a full stop or a line's end. */
const header =
  /^[^.]{0,6}(?:(?!\.\.\.|AMDT|\bORIG\b)[\s\S]){0,130}?,\s{1,3}(?:[A-Z]{2}|[A-Z][A-Za-z]{3,12}(?: [A-Z][A-Za-z]{3,9})?)(?:\.\s|\s{0,3}\n)\s{0,20}/;
/** What ends the name of a procedure. */
const named = /,? ?\b(?:AMDT|ORIG)\b|\.\.| (?:NOT AVBL|NA\b|CHANGE )/;
const sidOrStar = /^.{3,50}?\b(?:DEPARTURE|ARRIVAL|ARR|DEP)\b(?: \(RNAV\))?/;
const what =
  /\b(?:(?<refused>(?:PROCEDURES?|IAP|SID|STAR|DEPARTURE|ARRIVAL) (?:IS |ARE )?(?:NA|NOT AUTH\w*|NOT AVBL|UNAVAILABLE|SUSPENDED)\b[^.\n]{0,60})|(?<missed>MISSED (?:APCH|APPROACH))|(?<alternate>ALTERNATE M|ALTN M)|(?<takeoff>TAKEOFF (?:M|OBST))|(?<minima>DA|MDA|HAT|HAA|VIS|VISIBILITY|MINIMUMS?|MINIMA|RVR)|(?<notes>NOTES?)|(?<required>(?:DME|RADAR|GPS|ADF)(?: OR [A-Z]{3,5})? (?:REQUIRED|RQRD)|(?:REQUIRED|RQRD))|(?<unusable>[A-Z]{3} [A-Z/]{3,7} (?:[A-Z-]{0,3}\d{0,3} )?(?:UNUSABLE|OUT OF SERVICE|U\/S|NOT MNT|UNMONITORED)|UNUSABLE)|(?<route>DEPARTURE ROUTE|ALTITUDE|ALT|CROSS|CLIMB|TRANSITION))\b/g;

const amendment = /\b(?:AMDT ?\d{0,3}[A-Z]?|ORIG(?:-[A-Z])?)[ ,]{0,3}\.{2,4}/g;

const LOOKED_AT = 700;
const MOST_CHANGES = 3;
const words: Readonly<Record<string, string>> = {
  missed: 'missed approach',
  alternate: 'alternate minima',
  takeoff: 'take-off minima or obstacles',
  minima: 'minima',
  notes: 'notes',
  required: 'equipment required',
  route: 'route or altitudes',
};

/** Null where the text has no such layout. `keyword` tells the kind; without it an instrument approach is taken. */
export function procedureOf(text: string, keyword: string): string | null {
  const whole = text.slice(0, LOOKED_AT);
  const head = header.exec(whole)?.[0] ?? '';
  const body = oneLine(whole.slice(head.length)).trimStart();
  const cut = cutOf(body);
  if (cut < 3 || cut > 90) return null;
  const [names = ''] = body
    .slice(0, cut)
    .trim()
    .split(/(?<=\)), |, (?=ILS|RNAV|LOC|VOR)/);
  const change = body.slice(lastAmendment(body, cut)).replace(/^[,.\s]{0,9}(?:\([A-Z0-9.]{3,20}\))?[,.\s]{0,9}/, '');
  const thing = things[keyword] ?? 'Procedure';
  const isNamed = /\b(?:DEPARTURE|ARRIVAL|ARR|DEP|PROCEDURES?|TRANSITION)\b/.test(names);
  const others = (whole.replace(/\bTHIS IS [^\n]{0,80}/g, '').match(/\bRWYS? \S{1,9}[^\n]{0,30}(?:AMDT|ORIG)\b/g) ?? []).length - 1;
  const more = others > 0 ? ` and ${others} more` : '';
  const said = stateOf(change);
  const runway = isNamed && keyword === 'ODP' ? / RWYS? \d{1,2}[LCR]?\b/.exec(change)?.[0] : undefined;
  const name = (isNamed ? plain(names.split(/\s+/), true) : oneLine(names)) + (runway ? `,${runway}` : '');
  return shortened(`${isNamed && keyword === 'ODP' ? capitalised(name) : `${thing} ${shortened(name, 60)}`}${more}: ${said}`, MAX_LENGTH);
}

/** Where the name ends. */
function cutOf(body: string): number {
  const whole = sidOrStar.exec(body)?.[0].length ?? Infinity;
  return Math.min(whole, named.exec(body)?.index ?? (whole === Infinity ? 0 : whole));
}

/** Where the amendments of all procedures that are named end. */
function lastAmendment(body: string, from: number): number {
  let to = from;
  for (const found of matchesOf(amendment, body)) to = Math.max(to, found.index + found[0].length);
  return to;
}

/** What is refused, required or changed. */
function stateOf(change: string): string {
  const found = new Set<string>();
  let unusable: string | undefined;
  for (const { groups = {}, index } of matchesOf(what, change)) {
    // `AUTOPILOT COUPLED PROCEDURE NA`, `DISREGARD NOTE: PROCEDURE NA`.
    if (groups['refused'] !== undefined && !found.has('notes') && (index === 0 || /[.:] $/.test(change.slice(index - 2, index))))
      return refusedOf(groups['refused']);
    unusable ??= groups['unusable'];
    for (const kind in words) if (groups[kind] !== undefined) found.add(words[kind] as string);
    if (found.size >= MOST_CHANGES) break;
  }
  if (found.has('equipment required') || found.size === 0) {
    const said = inSentence(plain(firstClause(change).raw, true));
    if (said !== '') return shortened(said, 70);
  }
  if (unusable !== undefined) found.add(inSentence(plain(unusable.split(' '), true)));
  return found.size === 0 ? 'changed' : `changed (${[...found].join(', ')})`;
}

function refusedOf(words: string): string {
  const at = words.search(/\b(?:EXC|EXCEPT|UNLESS|WHEN|FOR|AT)\b/);
  return at < 0 ? 'not authorised' : `not authorised ${inSentence(plain(words.slice(at).split(' '), true))}`;
}
