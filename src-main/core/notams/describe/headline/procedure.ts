/**
 * Reads flight procedures of the USA (IAP, SID, STAR, ODP …): `AERODROME, TOWN, STATE.` procedures with their amendment, then what changes.
 */
import { matchesOf } from '#core/text/matches.ts';
import { oneLine } from '#core/text/line.ts';
import { firstClause } from './clause.ts';
import type { HeadlinePart } from '#contract/notams/headline.ts';
import type { ComposedCode } from '#contract/notams/headline-codes.ts';
import { capitalised, shortened } from '#words/headline/shortened.ts';
import { phraseOf } from '#words/headline/english.ts';
import { coded, worded } from './headline-parts.ts';
import { inSentence, plain } from './words.ts';

const things: Readonly<Record<string, ComposedCode>> = {
  IAP: 'instrumentApproach',
  SID: 'departureSid',
  STAR: 'arrivalStar',
  ODP: 'departureProcedure',
  DVA: 'diverseVectorArea',
  VFP: 'visualApproach',
  SPECIAL: 'specialProcedure',
  CHART: 'chartOf',
};

/** It has the aerodrome, its town and state, and ends with a state in front of a full stop or a line's end. */
const header =
  /^[^.]{0,6}(?:(?!\.\.\.|AMDT|\bORIG\b)[\s\S]){0,130}?,\s{1,3}(?:[A-Z]{2}|[A-Z][A-Za-z]{3,12}(?: [A-Z][A-Za-z]{3,9})?)(?:\.\s|\s{0,3}\n)\s{0,20}/;
/** These end the name of a procedure. */
const named = /,? ?\b(?:AMDT|ORIG)\b|\.\.| (?:NOT AVBL|NA\b|CHANGE )/;
const sidOrStar = /^.{3,50}?\b(?:DEPARTURE|ARRIVAL|ARR|DEP)\b(?: \(RNAV\))?/;
const what =
  /\b(?:(?<refused>(?:PROCEDURES?|IAP|SID|STAR|DEPARTURE|ARRIVAL) (?:IS |ARE )?(?:NA|NOT AUTH\w*|NOT AVBL|UNAVAILABLE|SUSPENDED)\b[^.\n]{0,60})|(?<missed>MISSED (?:APCH|APPROACH))|(?<alternate>ALT(?:ERNATE|N) MIN\w*)|(?<takeoff>TAKE-?OFF MIN\w*)|(?<obstacles>TAKE-?OFF OBST\w*(?: NOTES?)?)|(?<climb>MIN(?:IMUM)? CLIMB|CLIMB GRADIENTS?|FT\/NM)|(?<minima>DA|MDA|HAT|HAA|VIS|VISIBILITY|MINIMUMS?|MINIMA|RVR)|(?<notes>NOTES?)|(?<required>(?:DME|RADAR|GPS|ADF)(?: OR [A-Z]{3,5})? (?:REQUIRED|RQRD)|(?:REQUIRED|RQRD))|(?<!\b(?:WHEN|IF|UNLESS) )(?<unusable>[A-Z]{3} [A-Z/]{3,7} (?:[A-Z-]{0,3}\d{0,3} )?(?:UNUSABLE|OUT OF SERVICE|U\/S|NOT MNT|UNMONITORED)|UNUSABLE)|(?<route>DEPARTURE ROUTE|ALTITUDE|ALT|CROSS|CLIMB|TRANSITION))\b/g;

/** `FOXDALE FOUR DEPARTURE... ALPHA FIVE DEPARTURE (RNAV)...`: departures and arrivals that are changed alike have no amendment. */
const furtherNames = /^(?:[A-Z][A-Z '-]{2,30} (?:DEPARTURE|ARRIVAL)(?: \((?:RNAV|RNP)\))? ?\.{2,4} ?){1,40}/;

const amendment = /\b(?:AMDT ?\d{0,3}[A-Z]?|ORIG(?:-[A-Z])?)[ ,]{0,3}\.{2,4}/g;

const LOOKED_AT = 700;
const MOST_CHANGES = 3;
const changes: Readonly<Record<string, ComposedCode>> = {
  missed: 'missedApproach',
  alternate: 'alternateMinima',
  takeoff: 'takeOffMinima',
  obstacles: 'takeOffObstacles',
  climb: 'climbGradient',
  minima: 'minima',
  notes: 'notes',
  required: 'equipmentRequired',
  route: 'routeOrAltitudes',
};

/** Null where the text has no such layout. `keyword` tells the kind; without it an instrument approach is taken. */
export function procedureOf(text: string, keyword: string): HeadlinePart[] | null {
  const whole = text.slice(0, LOOKED_AT);
  const head = header.exec(whole)?.[0] ?? '';
  const behind = oneLine(whole.slice(head.length)).trimStart();
  // `STAR HAARP THREE ARRIVAL`: the keyword is the thing itself.
  const body = keyword !== 'SPECIAL' && behind.startsWith(`${keyword} `) ? behind.slice(keyword.length + 1) : behind;
  const cut = cutOf(body);
  if (cut < 3 || cut > 90) return null;
  const [names = ''] = body
    .slice(0, cut)
    .trim()
    .split(/(?<=\)), |, (?=ILS|RNAV|LOC|VOR)/);
  const behindName = changeOf(body, cut).replace(/^[,.\s]{0,9}(?:\([A-Z0-9.]{3,20}\))?[,.\s]{0,9}/, '');
  const otherNames = furtherNames.exec(behindName)?.[0] ?? '';
  const change = behindName.slice(otherNames.length);
  const isNamed = /\b(?:DEPARTURE|ARRIVAL|ARR|DEP|PROCEDURES?|TRANSITION)\b/.test(names);
  const amended = (whole.replace(/\bTHIS IS [^\n]{0,80}/g, '').match(/\bRWYS? \S{1,9}[^\n]{0,30}(?:AMDT|ORIG)\b/g) ?? []).length - 1;
  const others = Math.max(amended, otherNames.match(/\.{2,4}/g)?.length ?? 0);
  const runway = isNamed && keyword === 'ODP' ? / RWYS? \d{1,2}[LCR]?\b/.exec(change)?.[0] : undefined;
  const ofRunway = runway ? `,${runway}` : '';
  const published = oneLine(names) + ofRunway;
  const name = isNamed ? plain(names.split(/\s+/), true) + ofRunway : published;
  return [
    thingOf(keyword, isNamed, published, name),
    ...(others > 0 ? [coded('more', 'andMore', String(others))] : []),
    ...stateOf(change, name.length <= SHORT_NAME),
  ];
}

function thingOf(keyword: string, isNamed: boolean, published: string, name: string): HeadlinePart {
  if (isNamed && keyword === 'ODP') return worded('thing', published, capitalised(name));
  const code = things[keyword] ?? 'procedure';
  return { ...coded('thing', code, published), text: published, words: phraseOf(code, [shortened(name, 60)]) };
}

/** Finds where the name ends. */
function cutOf(body: string): number {
  const whole = sidOrStar.exec(body)?.[0].length ?? Infinity;
  return Math.min(whole, named.exec(body)?.index ?? (whole === Infinity ? 0 : whole));
}

/** What is said after the amendments of all named procedures; of the first alone where it is refused before the second is named: `PROCEDURE NA. VOR RWY 09, ORIG...`. */
function changeOf(body: string, from: number): string {
  const [first, second, ...more] = matchesOf(amendment, body);
  const last = more.at(-1) ?? second ?? first;
  const own = first && second ? body.slice(first.index + first[0].length, second.index) : '';
  if (/^[ .]{0,9}(?:PROCEDURES?|IAP|SID|STAR) (?:IS |ARE )?(?:NA|NOT AUTH\w*)\b/.test(own)) return own.replace(/\. .*$/, '');
  return body.slice(last === undefined ? from : Math.max(from, last.index + last[0].length));
}

/** The refusals of a longer name have room for the first alone. */
const SHORT_NAME = 30;

/** What is refused, required or changed. */
function stateOf(change: string, hasRoom: boolean): HeadlinePart[] {
  const found = new Set<ComposedCode>();
  let unusable: string | undefined;
  for (const { groups = {}, index } of matchesOf(what, change)) {
    // Neither `AUTOPILOT COUPLED PROCEDURE NA` nor `DISREGARD NOTE: PROCEDURE NA` refuses the procedure.
    if (groups['refused'] !== undefined && !found.has('notes') && (index === 0 || /[.:] $/.test(change.slice(index - 2, index))))
      return refusedOf(groups['refused']);
    unusable ??= groups['unusable'];
    for (const kind in changes) if (groups[kind] !== undefined) found.add(changes[kind] as ComposedCode);
    if (found.size >= MOST_CHANGES) break;
  }
  if (found.has('equipmentRequired') || found.size === 0) {
    const { raw } = firstClause(change);
    const said = inSentence(plain(raw, true));
    if (said !== '') return [worded('said', raw.join(' '), shortened(said, 70))];
  }
  const changed = coded('state', 'changed');
  const refused = refusedIn(change, hasRoom);
  const required = refused.length === 0 && found.has('climbGradient') ? climb.exec(change)?.[0] : undefined;
  // The figure says the climb, and is a minimum of the take-off too.
  if (required !== undefined) for (const code of found.has('takeOffObstacles') ? climbs : climbs.slice(0, 1)) found.delete(code);
  const details = refused.length > 0 ? refused : required === undefined ? detailsIn(change, found) : [climbOf(required)];
  if (found.size === 0 && unusable === undefined) return [changed, ...details];
  const says = [...found].map((code) => ({ code, names: [] }));
  // The refusal has room; what is out is mostly why.
  if (found.size > 0 && (refused[0]?.words?.length ?? 0) + (unusable?.length ?? 0) > MOST_OF_REFUSAL) unusable = undefined;
  const words = unusable === undefined ? null : inSentence(plain(unusable.split(' '), true));
  return [changed, { role: 'note', says, text: unusable ?? null, words }, ...details];
}

const refusal = /\b(?:NA|NOT AUTH\w*)(?![A-Z-])/;
/** What is disregarded or holds under a condition is no refusal. */
const ofNote = /^(?:DISREGARD|DELETE|REMOVE|CHANGE|WHEN|IF|FOR INOP)|\b(?:NOTE|TABLE) |"/;
const heading = /^(?:(?:(?:ADD|CHART|PLANVIEW|PROFILE) ){0,2}NOTES?|TAKEOFF MINIMUMS|DEPARTURE PROCEDURE|ALTERNATE MINIMUMS): /;

/** `CAT D NA`, `RWY 26, NA - OBSTACLES`, `CIRCLING NA AT NIGHT`: the sentences that refuse a part of the procedure, as many as have room, and how many more there are. */
function refusedIn(change: string, hasRoom: boolean): HeadlinePart[] {
  const [first, ...more] = change
    .split(/[.;](?= |$)/)
    .map((clause) => clause.trim().replace(heading, ''))
    .filter((clause) => refusal.test(clause) && !ofNote.test(clause));
  if (first === undefined) return [];
  let words = refusedWords(first);
  let told = 0;
  for (const next of more.map(refusedWords)) {
    if (!hasRoom || words.length + next.length > MOST_OF_REFUSAL) break;
    words += `, ${next}`;
    told++;
  }
  const left = more.length - told;
  const detail = worded('detail', [first, ...more.slice(0, told)].join(', '), shortened(words, MOST_OF_REFUSAL));
  return [detail, ...(left > 0 ? [coded('more', 'furtherEffects', String(left))] : [])];
}
const refusedWords = (clause: string): string =>
  inSentence(
    plain(
      clause
        .replace(/\bNA - .*$/, 'NA')
        .replace(/, NA\b/, ' NA')
        .split(' '),
      true,
    ),
  );
const MOST_OF_REFUSAL = 70;

/** It matches `MINIMUM CLIMB OF 440 FT PER NM TO 2000`, `RWY 12L: 540 FT/NM TO 3500`. */
const climb = /\b(?:MIN(?:IMUM)? CLIMB (?:GRADIENT )?OF )?\d{3} ?(?:FT|FEET|')(?: PER |\/)NM(?: TO \d{3,5})?/;
const obstacle =
  /\b(?<noun>[A-Z][A-Z ]{2,50}?),? (?:BEGINNING )?\d[\d./ ]{0,8} ?(?:FT|FEET|NM)? FROM DER\b[^;]{0,120}?\b(?<height>\d{1,4}) ?(?:FT ?)?AGL\//;
const headingOfNote = /^(?:\w+ ){0,8}NOTES?(?: (?:TO|SHOULD) READ)?[:,]? ?"?/;

const climbs: readonly ComposedCode[] = ['climbGradient', 'takeOffMinima'];
const climbOf = (required: string): HeadlinePart => {
  const words = required.replace(/^(?=\d)/, 'CLIMB ').replace('/', ' PER ');
  return worded('detail', required, inSentence(plain(words.split(' '), true)));
};

/** The first obstacle, else what the only note says. */
function detailsIn(change: string, found: ReadonlySet<ComposedCode>): HeadlinePart[] {
  const { noun, height } = (found.has('takeOffObstacles') ? obstacle.exec(change)?.groups : undefined) ?? {};
  if (noun !== undefined)
    return [worded('detail', `${noun} ${height}FT AGL`, `${inSentence(plain(noun.split(' '), true))} ${height} ft AGL`)];
  if (found.size !== 1 || !found.has('notes')) return [];
  const note = change.split(/[.;](?= |$)/).find((clause) => /\bNOTES?\b/.test(clause) && !/^ ?(?:DISREGARD|DELETE|REMOVE)\b/.test(clause));
  const said = note?.trim().replace(headingOfNote, '') ?? '';
  return said === '' ? [] : [worded('detail', said, shortened(inSentence(plain(said.split(' '), true)), MOST_OF_REFUSAL))];
}

function refusedOf(words: string): HeadlinePart[] {
  const at = words.search(/\b(?:EXC|EXCEPT|UNLESS|WHEN|FOR|AT)\b/);
  const refused = coded('state', 'notAuthorised');
  return at < 0 ? [refused] : [refused, worded('limit', words.slice(at), inSentence(plain(words.slice(at).split(' '), true)))];
}
