/**
 * Which runways a text closes. Promise: only where it says so. A taxiway closed `BTN RWY 09 AND RWY 27`, an ILS, a first part of a runway, a
 * closure that is a condition (`AFTER RWY CLSD`) close no runway; lengths, exceptions, operations, kinds of aircraft, hours and single directions close a part.
 */
import type { EffectRule } from '#contract/notams/rules.ts';
import type { Effect, RunwayIdents } from './notice.ts';
import { mentionsOf, runwayOf, withEndsJoined } from './runways.ts';

const aerodromeRules = {
  whole: 'aerodromeClosed',
  length: 'aerodromeClosedOverLength',
  operation: 'aerodromeClosedForOperation',
  taxi: 'aerodromeClosedExceptTaxiing',
  exception: 'aerodromeClosedWithException',
  aircraft: 'aerodromeClosedToSomeAircraft',
  times: 'aerodromeClosedAtTimes',
} as const satisfies Record<string, EffectRule>;
type Extent = { extent: 'whole' | 'part'; how: keyof typeof aerodromeRules };
const runwayRules: Readonly<Record<Extent['how'], EffectRule>> = {
  whole: 'runwayClosed',
  length: 'runwayClosedOverLength',
  operation: 'runwayClosedForOperation',
  taxi: 'runwayClosedExceptTaxiing',
  exception: 'runwayClosedWithException',
  aircraft: 'runwayClosedToSomeAircraft',
  times: 'runwayClosedAtTimes',
};

const closed = String.raw`(?:CLSD|CLOSED|NOT AVBL|NOT AVAILABLE|UNAVBL|UNAVAILABLE|CERRADA|FERMEE|CHIUSA|GESPERRT)\b`;
const closedAnywhere = new RegExp(closed);
/** Words between the runway and its closure that change nothing. */
const rightAfter = new RegExp(
  String.raw`^[\s:,]{0,3}(?:\([^()]{0,40}\) ?)?(?:(?:IS|ARE|WILL BE|TO BE|BE|SHALL BE|HAS BEEN|TEMPO|TEMPORARILY|TEMPORARY|TEMP|COMPLETELY|FULLY|TOTALLY|PERMANENTLY|PERM|NOW|REMAINS?|STILL|BOTH DIRECTIONS|BOTH|GRASS|ASPH|ASPHALT|CONCRETE|MAIN|STRIP) ){0,3}${closed}`,
);
/** A length of it or one side. */
const partAfter = new RegExp(
  String.raw`^ (?:(?:FST|FIRST|LAST|NORTH|SOUTH|EAST|WEST|NORTHERN|SOUTHERN|EASTERN|WESTERN|[NSEW]|NE|NW|SE|SW|INNER|OUTER) (?:\d{1,5} ?(?:FT|M)\b|HALF|PORTION|PART|END|SIDE|SECTION|OF\b)|BTN|BETWEEN|BEYOND|\d{1,5} ?(?:FT|M)\b)[^,]{0,100}?\b${closed}`,
);
const operationAfter = new RegExp(
  String.raw`^ (?:FOR |TO )?(?:LDG|LANDINGS?|TKOF|TAKE-?OFFS?|DEP|DEPARTURES?|ARR|ARRIVALS?)\b[^,]{0,20}?\b${closed}`,
);
/** What the sentence is about, where that is not the runway; and words that make the closure a condition or a place. */
const otherSubject =
  /\b(?:TWYS?|TAXIWAYS?|TXLS?|TAXILANES?|APRONS?|APN|RAMP|STANDS?|HLDG|HOLDING|INTERSECTIONS?|INT|EXITS?|ENTRY|GATES?|PAD|SHOULDERS?|STOPWAY|SWY|CWY|RESA|STRIP|LGTS?|LIGHTS?|LIGHTING|ILS|LOC|LLZ|GP|GS|DME|VOR|NDB|PAPIS?|VASI|VGSI|REIL|RVR|ALS|MALSR|ALSF|PCL|APCH|APPROACH|RNAV|RNP|IAP|SID|STAR|MARKINGS?|SIGNS?|THR|THLD|THRESHOLD|END|LAHSO|OBST|CRANE|ROAD|FREQ|PROCEDURES?|CIRCLING|CIRCUITS?|HELIPAD|FATO|EQPT|SYSTEM|DETECTION|INDICATORS?|WINDSOCKS?|WINDCONES?|WDI|BEACON|CABLE|ARREST\w*|BARRIER|APPROACHES)\b/;
const condition =
  /\b(?:AFTER|WHEN|WHENEVER|WHILE|WHILST|DURING|DRG|IF|UNLESS|UNTIL|BEFORE|ONCE|DUE|BECAUSE|SINCE|ADJ|ADJACENT|NEAR|BTN|BETWEEN|CROSSING|XNG|EXC|EXCEPT|NOT|INCLUDING)\b|\b(?:TO|FROM|FM|AT|FOR|VIA|WI|WITHIN|ABM|ABEAM|BEHIND|INTO|ON|OF|PARL|NORTH|SOUTH|EAST|WEST|[NSEW])\s*$/;
const lengthBefore =
  /\b(?:(?:FIRST|FST|LAST|NORTH\w*|SOUTH\w*|EAST\w*|WEST\w*|[NSEW]) \d{1,5} ?(?:FT|M|METRES|METERS)(?: OF)?(?: THE)?|(?:PORTION|PART|PARTS|HALF|SECTION|SIDE|END) OF(?: THE)?)\s*$/;
const operationBefore = /\b(?:LDG|LANDINGS?|TKOF|TAKE-?OFFS?|DEP|DEPARTURES?|ARR|ARRIVALS?)(?: ON| FM| FROM)?\s*$/;
const allRunways = new RegExp(String.raw`^(?:AD |AP )?(?:ALL|BOTH) (?:THE )?(?:RWYS?|RUNWAYS?)(?<after> .*)$`);
const unnamed = new RegExp(String.raw`^(?:RWYS?|RUNWAYS?|PISTE|PISTA)(?<after> (?!\d).*)$`);

/** In order of the text, each runway once. */
export function closuresOf(text: string, runways: readonly RunwayIdents[] | undefined): Effect[] {
  const effects: Effect[] = [];
  for (const sentence of sentencesOf(text)) {
    if (!closedAnywhere.test(sentence)) continue;
    const every = allRunways.exec(sentence)?.groups?.['after'];
    const ofEvery = every === undefined ? null : extentAfter(every);
    if (ofEvery) {
      const open = runways?.filter(({ isClosed }) => isClosed !== true) ?? [];
      if (open.length === 0) effects.push({ ...closes(null, ofEvery), ...(ofEvery.extent === 'whole' && { rule: 'allRunwaysClosed' }) });
      for (const { name } of open) effects.push(closes(name, ofEvery));
      continue;
    }
    const lone = unnamed.exec(sentence)?.groups?.['after'];
    const ofLone = lone === undefined ? null : extentAfter(lone);
    if (ofLone) {
      effects.push(closes(onlyRunway(text, runways), ofLone));
      continue;
    }
    for (const mention of mentionsOf(sentence)) {
      const extent = extentOf(sentence.slice(0, mention.from), sentence.slice(mention.to));
      if (!extent) continue;
      for (const name of withEndsJoined(mention.names, runways)) effects.push(named(name, extent, runways));
    }
  }
  return effects.filter(
    (effect, at) => effects.findIndex(({ runway, extent }) => runway === effect.runway && extent === effect.extent) === at,
  );
}

/** `RWY CLSD`: the one runway that the text names elsewhere, else the only one that the aerodrome has. */
function onlyRunway(text: string, runways: readonly RunwayIdents[] | undefined): string | null {
  const named = [...new Set(mentionsOf(text).flatMap(({ names }) => names))];
  const [only] = named;
  if (named.length === 1 && only !== undefined) return runwayOf(only, runways)?.name ?? only;
  const open = runways?.filter(({ isClosed }) => isClosed !== true) ?? [];
  return named.length === 0 && open.length === 1 ? (open[0]?.name ?? null) : null;
}

const closes = (runway: string | null, { extent, how }: Extent): Effect => ({
  kind: 'closesRunway',
  runway,
  extent,
  rule: runwayRules[how],
});

function named(name: string, extent: Extent, runways: readonly RunwayIdents[] | undefined): Effect {
  const known = runwayOf(name, runways);
  if (name.includes('/')) return closes(known?.name ?? name, extent);
  // One end of a runway that has two: the other direction stays open as far as the text goes.
  if (known && (known.lowIdent === null || known.highIdent === null)) return closes(known.name, extent);
  return { ...closes(name, extent), ...(extent.extent === 'whole' && { extent: 'part', rule: 'runwayClosedInOneDirection' }) };
}

/**
 * Sentences end at full stops; lines of NOTAMs wrap anywhere, so that a new line ends one only before a new subject or a numbered point.
 */
export function sentencesOf(text: string): string[] {
  return text
    .toUpperCase()
    .replace(
      /(?<!\b(?:DEP|LDG|TKOF|ARR|OF|TO|FM|FROM|AND|OR|AT|ON|FOR|BTN|ADJ|DUE|THR|THLD|END|SERVING|CROSSING|XNG|WITH|WHEN|AFTER|IF|THE|ALL|,)\s{0,3})\n(?=\s{0,40}(?:RWYS?|RUNWAYS?|TWYS?|TAXIWAYS?|APRON|STANDS?|AD|AERODROME|ILS|[-*]|\d{1,2}[.)]|[A-Z][.)])[ \d])/g,
      '. ',
    )
    .replace(/\s+/g, ' ')
    .split(/\. |; |\.$/)
    .map((sentence) => sentence.replace(/^[\s\-*]*(?:\(?[A-Z\d]{1,2}[.)])?\s*/, ''))
    .filter(Boolean);
}

function extentOf(before: string, after: string): Extent | null {
  const near = before.slice(before.lastIndexOf(',') + 1);
  if (lengthBefore.test(near)) return closesPart(near.replace(lengthBefore, ''), after, 'length');
  if (operationBefore.test(near)) return closesPart(near.replace(operationBefore, ''), after, 'operation');
  if (otherSubject.test(near) || condition.test(near)) return null;
  return extentAfter(after);
}

function closesPart(before: string, after: string, how: Extent['how']): Extent | null {
  if (otherSubject.test(before) || condition.test(before)) return null;
  return extentAfter(after) && { extent: 'part', how };
}

/** Null where the text after the runway does not close it. */
function extentAfter(after: string): Extent | null {
  const direct = rightAfter.exec(after);
  if (direct) return extentOfTail(after.slice(direct[0].length));
  if (operationAfter.test(after)) return { extent: 'part', how: 'operation' };
  return partAfter.test(after) ? { extent: 'part', how: 'length' } : null;
}

/** Rows are tried from the top; null means not closed. */
const tails: readonly { words: RegExp; extent: Extent | null }[] = [
  { words: /^ ?(?:MARKINGS?|MARKERS?|SIGNS?|LGTS?|LIGHTS?|CROSSES|CROSS|X)\b|\b(?:CNL|CNLD|CANCELLED|CANCELED)\b/, extent: null },
  {
    words: /^.{0,60}\b(?:EXC|EXCEPT) (?:FOR )?(?:TAX|TAXI\w*|XNG|CROSSING)\b/,
    extent: { extent: 'part', how: 'taxi' },
  },
  {
    words: /^.{0,100}\b(?:EXC|EXCEPT\w*|UNLESS|OTHER THAN|BUT AVBL)\b/,
    extent: { extent: 'part', how: 'exception' },
  },
  {
    words: /^ (?:TO|FOR) (?:ALL )?(?:LDG|LANDINGS?) (?:AND|\/|&) ?(?:TKOF|TAKE-?OFFS?|DEP\w*)/,
    extent: { extent: 'whole', how: 'whole' },
  },
  {
    words: /^ (?:TO|FOR) (?:ALL )?(?:TKOF|TAKE-?OFFS?|DEP\w*) (?:AND|\/|&) ?(?:LDG|LANDINGS?)/,
    extent: { extent: 'whole', how: 'whole' },
  },
  {
    words: /^ (?:TO|FOR) (?:ALL )?(?:ACFT|AIRCRAFT|TFC|TRAFFIC|OPS|OPERATIONS|FLTS?|FLIGHTS)\.?(?: DUE\b.*)?$/,
    extent: { extent: 'whole', how: 'whole' },
  },
  {
    words:
      /^ (?:TO|FOR) (?:ALL )?(?:ACFT|AIRCRAFT|TFC|TRAFFIC|WINGSPAN|MTOW|JETS?|TURBOJETS?|HEL\w*|FIXED|GLD|GLIDERS?|CIVIL|CIV|MIL\w*|NON|TRANSIENT|LARGE|HEAVY)\b/,
    extent: { extent: 'part', how: 'aircraft' },
  },
  {
    words:
      /^ (?:TO|FOR|ON) (?:ALL )?(?:LDG|LANDINGS?|TKOF|TAKE-?OFFS?|DEP\w*|ARR\w*|TAX\w*|TOUCH|TGL|TRG|TRNG|TRAINING|VFR|IFR|CIRCUITS?|LOCKED|180|TURNS?|NIGHT|SIMUL\w*|OPS |OPERATIONS |INSTRUMENT|VISUAL|FLT|PRACTICE)/,
    extent: { extent: 'part', how: 'operation' },
  },
  { words: /^ ?\(?\d{4} ?- ?\d{4}/, extent: { extent: 'part', how: 'times' } },
  {
    words:
      /^ (?:(?:BTN|BETWEEN|FM|FROM|DLY|DAILY|AT) (?:\d{4}|SS|SR|SUNSET|NIGHT|NGT)\b|AT NIGHT|NIGHTS?\b|BY NIGHT|DRG|DURING|WHEN|WHILE|IF)\b/,
    extent: { extent: 'part', how: 'times' },
  },
  {
    words: /^ (?:(?:BTN|BETWEEN|BEYOND|FIRST|FST|LAST|FM|FROM)\b|(?:N|S|E|W|NE|NW|SE|SW|NORTH|SOUTH|EAST|WEST) (?:OF|\d))/,
    extent: { extent: 'part', how: 'length' },
  },
];

function extentOfTail(tail: string): Extent | null {
  const row = tails.find(({ words }) => words.test(tail));
  return row ? row.extent : { extent: 'whole', how: 'whole' };
}

const aerodrome = /^(?<lead>(?:[A-Z0-9/'.-]{1,20} ){0,4}?)(?:AD AP|AD|AP|ARPT|AIRPORT|AERODROME|AIRFIELD|AFLD|HELIPORT)(?<after> .*)$/;

/** `AD CLSD`, with the same exceptions as a runway. */
export function aerodromeClosure(text: string): Effect | null {
  for (const sentence of sentencesOf(text)) {
    const { lead = '', after } = aerodrome.exec(sentence)?.groups ?? {};
    if (after === undefined || !rightAfter.test(after) || otherSubject.test(lead) || condition.test(lead)) continue;
    const extent = extentAfter(after);
    if (extent) return { kind: 'closesAerodrome', runway: null, extent: extent.extent, rule: aerodromeRules[extent.how] };
  }
  return null;
}

/** Whether fully closed runways leave no runway open; false where the dataset does not know the aerodrome's runways. */
export function leavesNoRunway(closures: readonly Effect[], runways: readonly RunwayIdents[] | undefined): boolean {
  const whole = closures.filter(({ kind, extent }) => kind === 'closesRunway' && extent === 'whole');
  const open = runways?.filter(({ isClosed }) => isClosed !== true) ?? [];
  if (open.length === 0) return false;
  return open.every(({ name }) => whole.some(({ runway }) => runway === name));
}
