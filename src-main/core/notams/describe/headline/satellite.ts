/** Says of jamming and tests of satellite navigation where, and up to which level, it is unreliable. */
import { oneLine } from '#core/text/line.ts';
import type { HeadlinePart } from '#contract/notams/headline.ts';
import type { ComposedCode, StateCode } from '#contract/notams/headline-codes.ts';
import { levelsIn } from './airspace.ts';
import { coded } from './headline-parts.ts';

const system = /\b(?:GPS|GNSS|WAAS|SBAS|EGNOS|GBAS|GALILEO|GLONASS)\b/;
const state =
  /\b(?:(?<may>MAY NOT BE (?:AVBL|AVAILABLE)|MAY BE (?:UNREL\w*|UNAVBL|UNAVAILABLE))|(?<unreliable>UNREL\w*)|(?<jamming>JAMMING|JAMMED)|(?<interference>INTERFERENCE|INTERFERED)|(?<spoofing>SPOOFING)|(?<out>NOT (?:AVBL|AVAILABLE)|UNAVBL|UNAVAILABLE|U\/S|OUTAGE))\b/;
const radius = /\b(?<far>\d{1,4}(?:\.\d{1,2})?) ?NM RADIUS/;
const centre = /(?:CENTERED|CENTRED|CENTRE|CENTER|RADIUS) (?:AT|ON|OF) (?<point>\d{4,6}(?:\.\d{1,2})?[NS] ?\d{5,7}(?:\.\d{1,2})?[EW])/;
/** A fix, a radial and a distance are the centre in `(BTY064020)`. */
const near = /\((?<place>[A-Z]{3}\d{6})\)/;
/** `291NM RADIUS … FL400-UNL, 246NM RADIUS AT FL250`: each level has an area of its own. */
const furtherRing = /\d ?NM RADIUS\b.{1,160}\b\d{1,4} ?NM (?:RADIUS )?AT (?:FL)?\d/;

const LOOKED_AT = 600;

/** Null where the text is about something else; `NO RAIM OUTAGES` is good news and no state of these. */
export function satelliteOf(text: string): HeadlinePart[] | null {
  const line = oneLine(text.slice(0, LOOKED_AT));
  const thing = system.exec(line);
  const found = state.exec(line)?.groups;
  const far = radius.exec(line)?.groups?.['far'];
  if (!thing || thing.index > 60 || !found || far === undefined || /\bNO (?:RAIM|GPS|GNSS)\b/.test(line)) return null;
  const where = near.exec(line)?.groups?.['place'] ?? centre.exec(line)?.groups?.['point'];
  return [
    coded('thing', 'satelliteSystem', thing[0]),
    coded('limit', stateOf(found)),
    where === undefined ? coded('limit', 'withinRadius', far) : coded('limit', 'withinRadiusOf', far, pointIn(where)),
    ...(furtherRing.test(line) ? [] : levelsIn(line)),
  ];
}

/** `464114N1201022W` is shown in degrees and minutes. */
const pointIn = (point: string): string =>
  point.replace(/^(\d{2})(\d{2})\S{0,5}?([NS]) ?(\d{3})(\d{2})\S{0,5}?([EW])$/, "$1°$2'$3 $4°$5'$6");

function stateOf({ may, unreliable, jamming, interference, spoofing }: Record<string, string | undefined>): ComposedCode | StateCode {
  if (may !== undefined) return may.includes('NOT') ? 'mayNotBeAvailable' : 'mayBeUnreliable';
  if (unreliable !== undefined) return 'unreliable';
  if (jamming !== undefined) return 'jamming';
  if (spoofing !== undefined) return 'spoofing';
  return interference === undefined ? 'notAvailable' : 'interference';
}
