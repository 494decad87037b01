/** Obstacles: what stands where, how high, and whether it is lit. */
import { matchesOf } from '#core/text/matches.ts';
import { oneLine } from '#core/text/line.ts';
import { capitalised, MAX_LENGTH, shortened } from './words.ts';

/** What a text calls the thing, the more precise word first. */
const kinds =
  /\b(?:WIND TURBINE FARM|WIND TURBINES?|WIND FARM|WINDFARM|TURBINES?|(?:TOWER |MOBILE |TELESCOPIC |LUFFING )?CRANES?|(?:CELL |RADIO |COMMUNICATION |LATTICE |AERIAL )?(?:TOWERS?|MASTS?)|ANTENNAS?|AERIALS?|STACKS?|CHIMNEYS?|BLDGS?|BUILDINGS?|POLES?|(?:DRILLING |OIL )?RIGS?|POWER ?LINES?|TREES?|BRIDGE|SILO|FLOODLIGHTS?|PILE DRIVER|PYLONS?|SCAFFOLDING|BALLOON|FLARE STACK|DOME|LIGHT POLES?|SIGN)\b/;
const height = /(\d{1,5}(?:\.\d{1,3})?) ?(FT|M|')[ ,]{0,2}(AGL|AMSL|MSL|HIGH)/g;
/** US texts: height above the sea, then above the ground in brackets. */
const usHeights = /\s(?<sea>\d{1,5}(?:\.\d{1,3})?|UNKNOWN)(?:FT)? ?\( ?(?<ground>\d{1,5}(?:\.\d{1,3})?) ?FT AGL\)/;
const away = /\( ?(?<far>\d{0,5}(?:\.\d{1,2})?) ?(?<unit>NM|FT) (?<way>[NSEW]{1,3}) (?:OF )?(?<place>[A-Z0-9 /]{2,30})\)/;
const place = /\d[EW]\s{0,3}\((?<place>[A-Z][A-Z ,'\n-]{2,40})\)/;

const lightWord = /\b(?:LGTS?|LIGHTS?|LIGHTING)\b/;
const outWord = /\b(?:U\/S|OTS|OUT OF|INOP\w{0,12}|UNSERVICEABLE|UNREL\w{0,8}|NOT AVBL|NOT AVAILABLE)\b/;
const darkWord = /\b(?:NOT (?:LGTD|LIT|LIGHTED)|UNLIT|UNLIGHTED|UNLGTD)\b/;

const LOOKED_AT = 500;
/** A thing that is named later is not what the NOTAM is about. */
const NAMED_WITHIN = 45;
/** Lights may name theirs a little later; in a list it is one of many. */
const MOST_BEFORE = 120;

/** Null where the text does not begin with an obstacle that is known. `start`: behind its keyword. */
export function obstacleOf(text: string, start: number): string | null {
  const line = oneLine(text.slice(start, start + LOOKED_AT));
  const light = line.search(lightWord);
  const out = line.search(outWord);
  const isLightOut = light >= 0 && out > light;
  const kind = kinds.exec(line);
  if (!isLightOut && (!kind || kind.index > NAMED_WITHIN || (out >= 0 && out < kind.index))) return null;
  const thing = kind && kind.index < MOST_BEFORE ? thingOf(kind[0]) : 'Obstacle';
  const isOut = isLightOut || (out >= 0 && /^(?:WIND|TURB)/.test(kind?.[0] ?? ''));
  const isDark = !isOut && darkWord.test(line);
  const state = isOut ? 'lights out of service' : isDark ? 'not lit' : '';
  const facts = [state, ...heightsOf(line), placeOf(line), state === '' ? litOf(line) : ''];
  const said = facts.filter((fact) => fact !== '').join(', ');
  return said === '' ? null : shortened(`${thing}: ${said}`, MAX_LENGTH);
}

/** Few kinds, each in plain words once. */
const things = new Map<string, string>();

function thingOf(kind: string): string {
  const known = things.get(kind) ?? capitalised(kind.replace(/\bBLDG/, 'BUILDING').toLowerCase());
  things.set(kind, known);
  return known;
}

const litOf = (line: string): string => {
  if (/\b(?:FLAGGED AND (?:LGTD|LIT|LIGHTED))\b/.test(line)) return 'flagged and lit';
  if (/\b(?:LGTD|LIT|LIGHTED)\b/.test(line)) return 'lit';
  return /\bFLAGGED\b/.test(line) ? 'flagged' : '';
};

function heightsOf(line: string): string[] {
  const us = usHeights.exec(line)?.groups;
  if (us) return [`${us['ground']} ft above ground`, ...(us['sea'] === 'UNKNOWN' ? [] : [`${us['sea']} ft above sea level`])];
  const found: string[] = [];
  for (const [, number, unit, over] of matchesOf(height, line)) {
    const written = `${number} ${unit === 'M' ? 'm' : 'ft'} ${over === 'AGL' ? 'above ground' : over === 'HIGH' ? 'high' : 'above sea level'}`;
    if (found.length < 2 && !found.includes(written)) found.push(written);
  }
  return found;
}

function placeOf(line: string): string {
  const from = away.exec(line)?.groups;
  if (from) return `${from['far']?.replace(/^\./, '0.')} ${from['unit'] === 'FT' ? 'ft' : 'NM'} ${from['way']} of ${from['place']?.trim()}`;
  const name = place.exec(line)?.groups?.['place'];
  return name === undefined ? '' : `at ${name}`;
}
