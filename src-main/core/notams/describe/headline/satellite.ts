/** Jamming and tests of satellite navigation: where and up to which level it is unreliable. */
import { oneLine } from '#core/text/line.ts';
import { limitsIn } from './levels.ts';

const system = /\b(?:GPS|GNSS|WAAS|SBAS|EGNOS|GBAS|GALILEO|GLONASS)\b/;
const state =
  /\b(?:(?<may>MAY NOT BE (?:AVBL|AVAILABLE)|MAY BE (?:UNREL\w*|UNAVBL|UNAVAILABLE))|(?<unreliable>UNREL\w*)|(?<jamming>JAMMING|JAMMED)|(?<interference>INTERFERENCE|INTERFERED)|(?<spoofing>SPOOFING)|(?<out>NOT (?:AVBL|AVAILABLE)|UNAVBL|UNAVAILABLE|U\/S|OUTAGE))\b/;
const radius = /\b(?<far>\d{1,4}(?:\.\d{1,2})?) ?NM RADIUS/;
const centre = /(?:CENTERED|CENTRED|CENTRE|CENTER|RADIUS) (?:AT|ON|OF) (?<point>\d{4,6}(?:\.\d{1,2})?[NS] ?\d{5,7}(?:\.\d{1,2})?[EW])/;
const near = /\((?<place>[A-Z]{3})\d{6}\)/;

const LOOKED_AT = 600;

/** Null where the text is about something else; `NO RAIM OUTAGES` is good news and no state of these. */
export function satelliteOf(text: string): string | null {
  const line = oneLine(text.slice(0, LOOKED_AT));
  const thing = system.exec(line);
  const found = state.exec(line)?.groups;
  const far = radius.exec(line)?.groups?.['far'];
  if (!thing || thing.index > 60 || !found || far === undefined || /\bNO (?:RAIM|GPS|GNSS)\b/.test(line)) return null;
  const said = found['may'] !== undefined ? (found['may'].includes('NOT') ? 'may not be available' : 'may be unreliable') : saidOf(found);
  const where = near.exec(line)?.groups?.['place'] ?? centre.exec(line)?.groups?.['point'];
  const isOf = where === undefined ? '' : ` of ${pointIn(where)}`;
  return `${thing[0]} ${said} within ${far} NM${isOf}${limitsIn(line)}`;
}

/** `464114N1201022W` in degrees and minutes. */
const pointIn = (point: string): string =>
  point.replace(/^(\d{2})(\d{2})\S{0,5}?([NS]) ?(\d{3})(\d{2})\S{0,5}?([EW])$/, "$1°$2'$3 $4°$5'$6");

function saidOf({ unreliable, jamming, interference, spoofing }: Record<string, string | undefined>): string {
  if (unreliable !== undefined) return 'unreliable';
  if (jamming !== undefined) return 'jamming';
  if (spoofing !== undefined) return 'spoofing';
  return interference === undefined ? 'not available' : 'interference';
}
