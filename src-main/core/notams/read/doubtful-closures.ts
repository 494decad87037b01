/**
 * Words that stop flights without saying of a runway or an aerodrome that it is closed: `ALL FLT OPS SUSPENDED`, `RWY FLOODED`, `RWY LGT U/S, CLSD AT NIGHT`. What they
 * close no rule can tell: they are a doubt, never silence. No pattern looks further than a clause.
 */
import { capitals, oneLine } from '#core/text/line.ts';
import { matchesOf } from '#core/text/matches.ts';

const be = String.raw`(?: (?:IS|ARE|WILL BE|HAS BEEN|HAVE BEEN|TEMPO|TEMPORARILY|CURRENTLY))*`;

/** The words begin a sentence, so that `TRAINING FLT SUSPENDED` is not all of them; and not of an airspace: `FLT PROHIBITED WI 5NM`. */
const flightsStopped = new RegExp(
  String.raw`(?<=^|[.;:\n] ?)(?:ALL (?:(?:FLT|FLTS|FLIGHTS?|FLYING|ACFT|AIRCRAFT|AIR TFC|AIR TRAFFIC)(?: (?:OPS|OPERATIONS?|MOVEMENTS?|ACTIVITY|ACTIVITIES))?|OPS|OPERATIONS|MOVEMENTS)|(?:FLT|FLIGHT|FLYING|ACFT|AIRCRAFT|AIR TFC|AIR TRAFFIC)(?: (?:OPS|OPERATIONS?|MOVEMENTS?|ACTIVITY|ACTIVITIES))?)${be} (?:SUSPENDED|PROHIBITED|FORBIDDEN|STOPPED|CEASED|DISCONTINUED|NOT (?:PERMITTED|ALLOWED|AUTH|AUTHORIZED|AUTHORISED))\b(?! (?:WI|WITHIN|OVER|INSIDE|IN|INTO|BLW|BELOW|ABV|ABOVE|BTN|BETWEEN|NEAR|THROUGH|ALONG|VIA|TO|FOR|ON|AT|FM|FROM)\b)`,
);

const flooded = new RegExp(
  String.raw`\b(?:RWYS?|RUNWAYS?|AD|AERODROME|AIRPORT|ARPT|AFLD|AIRFIELD)(?: \d\d[LRCG]?(?:\/\d\d[LRCG]?)?)?${be}(?: (?:COMPLETELY|TOTALLY|PARTIALLY|PARTLY))? (?:FLOODED|WATERLOGGED|SUBMERGED|INUNDATED|UNDER WATER)\b`,
);

/** `NO NIGHT LDG`, `NIGHT OPERATIONS NOT PERMITTED`. */
const nightStopped = new RegExp(
  String.raw`(?<=^|[.;:\n] ?)(?:NO NIGHT (?:FLT |FLIGHT |FLYING )?(?:OPS|OPERATIONS?|LDGS?|LANDINGS?|FLTS?|FLIGHTS?|FLYING|MOVEMENTS?)|NIGHT (?:FLT |FLIGHT )?(?:OPS|OPERATIONS?|LDGS?|LANDINGS?|FLTS?|FLIGHTS?|FLYING|MOVEMENTS?)${be} (?:SUSPENDED|PROHIBITED|NOT (?:PERMITTED|ALLOWED|AVBL|AUTH|AUTHORIZED|AUTHORISED)))\b`,
);

/** What is closed then is not the lights; on a taxiway it may be the taxiway. */
const closedWithoutLights =
  /\b(?:RWYS?|RUNWAYS?|AD|AERODROME|AIRPORT)\b(?![^.;\n]{0,60}\b(?:TWY|TAXI|APRON|STAND|RAMP))[^.;\n]{0,30}\b(?:LGT|LGTS|LIGHTS?|LIGHTING|LTG|[HML]IRL|REDL)\b[^.;\n]{0,30}\b(?:U\/S|OTS|INOP|UNSERVICEABLE|OUT OF SER(?:VICE)?|NOT AVBL|UNAVBL)[ ,-]{1,3}(?:AND )?(?:IS |ARE )?(?:CLSD|CLOSED|UNUSABLE)\b(?: (?:AT |DRG |DURING )?(?:NIGHT|NIGHTS|HN))?/;

/** `ONLY ONE RWY AVBL`: another is not, and which is not said. */
const oneLeft =
  /\bONLY (?:ONE|1) (?:RWY|RUNWAY) (?:IS |WILL BE )?(?:AVBL|AVAILABLE|IN USE|OPEN|OPERATIONAL)\b|\bSINGLE (?:RWY|RUNWAY) (?:OPS|OPERATIONS?)\b/;

/** The first such words of a text in capitals; null without any. `isOfAerodrome`: whether flights in it are those of an aerodrome. */
export function impliedClosure(text: string, isOfAerodrome: boolean): string | null {
  const found =
    (isOfAerodrome ? (flightsStopped.exec(text) ?? nightStopped.exec(text)) : null) ??
    flooded.exec(text) ??
    closedWithoutLights.exec(text) ??
    oneLeft.exec(text);
  return found?.[0] ?? null;
}

const closing = /\b(?:CLSD|CLOSED|UNUSABLE|NOT AVBL|NOT AVAILABLE)\b/g;
const place = /\b(?:RWYS?|RUNWAYS?|AD|AERODROME|AIRPORT|AIRFIELD|HELIPORT)\b/;
/** One of these is closed then, not the runway. */
const other = /\b(?:TWYS?|TAXIWAYS?|TXL|TAXILANES?|APRON|STANDS?|RAMP|GATES?)\b/;
/** A place counts as that of the word within so many letters before it. */
const NEAR = 80;
const MOST_WORDS = 200;

/** The words, to be quoted; null for none. `from`: where the part that was searched ends. */
export function laterClosure(text: string, from: number): string | null {
  if (text.length <= from) return null;
  // A word that the end of that part cuts is looked at again.
  const rest = capitals(text.slice(from - NEAR));
  for (const { index, 0: word } of matchesOf(closing, rest, MOST_WORDS)) {
    const before = rest.slice(Math.max(0, index - NEAR), index);
    const at = before.search(place);
    if (at >= 0 && index + word.length > NEAR && !other.test(before.slice(at))) return oneLine(before.slice(at) + word);
  }
  return null;
}
