/** Says of an obstacle where it stands, how high it is, and whether it is lit. */
import { matchesOf } from '#core/text/matches.ts';
import { oneLine } from '#core/text/line.ts';
import type { HeadlinePart } from '#contract/notams/headline.ts';
import { capitalised } from '#words/headline/shortened.ts';
import { coded, worded } from './headline-parts.ts';
import { inSentence, plain } from './words.ts';

/** A text calls the thing by one of these, the more precise word first. */
const kinds =
  /\b(?:WIND TURBINE FARM|WIND TURBINES?|WIND FARM|WINDFARM|TURBINES?|(?:TOWER |MOBILE |TELESCOPIC |LUFFING )?CRANES?|(?:CELL |RADIO |COMMUNICATION |LATTICE |AERIAL )?(?:TOWERS?|MASTS?)|ANTENNAS?|AERIALS?|STACKS?|CHIMNEYS?|BLDGS?|BUILDINGS?|POLES?|(?:DRILLING |OIL )?RIGS?|POWER ?LINES?|TREES?|BRIDGE|SILO|FLOODLIGHTS?|PILE DRIVER|PYLONS?|SCAFFOLDING|BALLOON|FLARE STACK|DOME|LIGHT POLES?|SIGN)\b/;
const height = /(\d{1,5}(?:\.\d{1,3})?) ?(FT|M|')[ ,]{0,2}(AGL|AMSL|MSL|HIGH)/g;
/** `ELEV 295FT, HGT 180FT` say by the word in front from where they are measured. */
const fromWord = /\b(?<over>ELEV|HGT|HEIGHT)\.?:? ?(?<number>\d{1,5}(?:\.\d{1,3})?) ?(?<unit>FT|M)\b(?! ?(?:AGL|AMSL|MSL|HIGH))/g;
/** The blank of `, 1 662FT AMSL`; that of `RWY 1 662FT` is between two numbers. */
const thousands = /(?<=(?:[,:]|\b(?:ELEV|HGT|HEIGHT|TO)) \d{1,2}) (?=\d{3} ?(?:FT|M)\b)/g;
/** US texts give the height above the sea first and the one above the ground in brackets. */
const usHeights = /\s(?<sea>\d{1,5}(?:\.\d{1,3})?|UNKNOWN)(?:FT)? ?\( ?(?<ground>\d{1,5}(?:\.\d{1,3})?) ?FT AGL\)/;
const away = /\( ?(?:APRX )?(?<far>\d{0,5}(?:\.\d{1,2})?) ?(?<unit>NM|FT) (?<way>[NSEW]{1,3}) (?:OF )?(?<place>[A-Z0-9 /]{2,30})\)/;
/** `1.9NM NE ARP`, `0.8NM SW ARP` without brackets. */
const ofAerodrome = /\b(?<far>\d{1,2}(?:\.\d{1,2})?) ?(?<unit>NM) (?<way>[NSEW]{1,3}) (?:OF )?(?<place>ARP|AD)\b/;
/** `BRG 143 MAG 5.73NM FM ARP`. */
const onBearing =
  /\bBRG (?<bearing>\d{3})(?: ?DEG)? (?<north>MAG|M|TRUE|T) (?<far>\d{1,4}(?:\.\d{1,2})?) ?(?<unit>NM|M) (?:FM|FROM) (?<place>ARP|AD|[A-Z]{4})\b/;
/** It goes through a surface that limits obstacles (ICAO Annex 14, 4.1): `INFRINGES OUTER HORIZONTAL SFC BY 283FT`. */
const infringed = /\bINFRINGES [A-Z0-9/ ]{2,40}?SFC(?: BY \d{1,4} ?(?:FT|M)\b)?/;
const place = /\d[EW]\s{0,3}\((?<place>[A-Z][A-Z ,'\n-]{1,40}[A-Z]),?\)/;

const lightWord = /\b(?:LGTS?|LIGHTS?|LIGHTING)\b/;
const outWord = /\b(?:U\/S|OTS|OUT OF|INOP\w{0,12}|UNSERVICEABLE|UNREL\w{0,8}|NOT AVBL|NOT AVAILABLE)\b/;
const darkWord =
  /\b(?:NOT (?:LGTD|LIT|LIGHTED)|UNLIT|UNLIGHTED|UNLGTD|(?:WITHOUT|NIL|NO) (?:OBST(?:ACLE|RUCTION)? )?(?:LGTS?|LIGHTS?|LIGHTING)(?! (?:U\/S|OUT))|NO ILUMINAD[AO]|NON BALISE|NON ECLAIRE)\b/;

const LOOKED_AT = 500;
/** A thing that is named later is not what the NOTAM is about. */
const NAMED_WITHIN = 45;
/** Lights may name theirs a little later; in a list it is one of many. */
const MOST_BEFORE = 120;

/** Null where the text does not begin with an obstacle that is known. `start`: after its keyword. */
export function obstacleOf(text: string, start: number): HeadlinePart[] | null {
  const line = oneLine(text.slice(start, start + LOOKED_AT));
  const light = line.search(lightWord);
  const out = line.search(outWord);
  const isLightOut = light >= 0 && out > light;
  const kind = kindIn(line, isLightOut ? out : -1);
  if (!isLightOut && (!kind || kind.index > NAMED_WITHIN || (out >= 0 && out < kind.index))) return null;
  const own = isLightOut && (kind === null || line.startsWith('RWY')) ? ownThing(line.slice(0, out)) : null;
  if (own !== null) return [own, coded('state', 'outOfService'), ...heightsOf(line), ...placeOf(line)];
  const thing = kind && kind.index < MOST_BEFORE ? worded('thing', kind[0], thingOf(kind[0])) : coded('thing', 'obstacle');
  const isOut = isLightOut || (out >= 0 && /^(?:WIND|TURB)/.test(kind?.[0] ?? ''));
  const isDark = !isOut && darkWord.test(line);
  const state = isOut ? [coded('state', 'lightsOutOfService')] : isDark ? [coded('state', 'notLit')] : [];
  const facts = [...state, ...heightsOf(line), ...placeOf(line), ...(state.length === 0 ? litOf(line) : []), ...infringementOf(line)];
  return facts.length === 0 ? null : [thing, ...facts];
}

/** The kind of an obstacle follows its lights that are out, as in `LGT U/S ON WATER TOWER`, but not in `U/S. NEAR CTL TOWER` or in a list. */
function kindIn(line: string, out: number): RegExpExecArray | null {
  const kind = kinds.exec(line);
  if (kind === null || out < 0 || kind.index < out) return kind;
  const between = line.slice(out, kind.index).replace(outWord, '');
  return between.endsWith(' TYPE ') || !beside.test(between) ? kind : null;
}
const beside = /\. |\b(?:NEAR|VICINITY|VCY)\b|[A-Z], /;

/** More than that lights of an obstacle are out: `GP OBST LGT RWY 08`, `OBST LGT ON CCTV 12`. */
const named =
  /^(?!REPORT|AIR NAV|MULTIPLE|NUMEROUS|SEVERAL|RED |WHITE |UNKNOWN|ALL )[A-Z\d][A-Z\d /-]{0,40} OBST(?:RUCTION)?\b|\b(?:LGTS?|LIGHTS?|LIGHTING) ON (?!AD\b|AERODROME|AIRFIELD|OBST)[A-Z]{2}/;
const figures = / (?=\(|PSN\b|\d{2,5}(?:\.\d+)? ?(?:FT|M)\b|\d{6})/;
const MOST_OF_THING = 84;

/** Quotes the words of the text, up to its first figures. */
function ownThing(words: string): HeadlinePart | null {
  const [said = ''] = named.test(words) ? words.trim().split(figures) : [];
  const text = said === '' ? '' : capitalised(plain(said.split(' '), false));
  return text === '' || text.length > MOST_OF_THING ? null : worded('thing', said, text);
}

const thingOf = (kind: string): string => capitalised(kind.replace(/\bBLDG/, 'BUILDING').toLowerCase());

function litOf(line: string): HeadlinePart[] {
  if (/\b(?:FLAGGED AND (?:LGTD|LIT|LIGHTED))\b/.test(line)) return [coded('state', 'flaggedAndLit')];
  if (/\b(?:LGTD|LIT|LIGHTED)\b/.test(line)) return [coded('state', 'lit')];
  return /\bFLAGGED\b/.test(line) ? [coded('state', 'flagged')] : [];
}

function infringementOf(line: string): HeadlinePart[] {
  const said = infringed.exec(line)?.[0];
  return said === undefined ? [] : [worded('detail', said, inSentence(plain(said.split(' '), false)))];
}

function heightsOf(line: string): HeadlinePart[] {
  const us = usHeights.exec(line)?.groups;
  if (us) {
    const ground = coded('value', 'heightAboveGround', us['ground'] ?? '', 'ft');
    return us['sea'] === 'UNKNOWN' ? [ground] : [ground, coded('value', 'heightAboveSea', us['sea'] ?? '', 'ft')];
  }
  const found = new Map<string, HeadlinePart>();
  for (const [, number = '', unit, over] of matchesOf(height, line.replace(thousands, ''))) {
    const code = over === 'AGL' ? 'heightAboveGround' : over === 'HIGH' ? 'heightHigh' : 'heightAboveSea';
    const part = coded('value', code, number, unit === 'M' ? 'm' : 'ft');
    const key = `${code} ${number} ${unit}`;
    if (found.size < 2 && !found.has(key)) found.set(key, part);
  }
  for (const { groups: { over, number = '', unit } = {} } of matchesOf(fromWord, line)) {
    const code = over === 'ELEV' ? 'heightAboveSea' : 'heightAboveGround';
    const isKnown = [...found.keys()].some((key) => key.startsWith(code));
    if (!isKnown) found.set(code, coded('value', code, number, unit === 'M' ? 'm' : 'ft'));
  }
  return [...found.values()];
}

function placeOf(line: string): HeadlinePart[] {
  const from = (away.exec(line) ?? ofAerodrome.exec(line))?.groups;
  if (from) {
    const far = from['far']?.replace(/^\./, '0.') ?? '';
    return [coded('value', 'distanceFrom', far, from['unit'] === 'FT' ? 'ft' : 'NM', from['way'] ?? '', from['place']?.trim() ?? '')];
  }
  const { far, unit, bearing, north, place: mark } = onBearing.exec(line)?.groups ?? {};
  if (bearing !== undefined && far !== undefined && mark !== undefined)
    return [
      coded('value', 'bearingFrom', far, unit === 'M' ? 'm' : 'NM', bearing, north?.startsWith('T') === true ? 'true' : 'magnetic', mark),
    ];
  const name = place.exec(line)?.groups?.['place'];
  return name === undefined ? [] : [coded('value', 'atPlace', name)];
}
