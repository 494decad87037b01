/** Finds the aerodromes of a region that one NOTAM closes. */
const aerodromes = String.raw`(?:AIRPORTS|AERODROMES|ADS|AIRFIELDS)`;
/** The stop follows `ALL AIRPORTS`, `AIRPORTS IN FOXDALE FIR`, `ALL CIVIL AIRPORTS` or `EVERY AERODROME`. */
const all = new RegExp(
  String.raw`(?<whose>\b(?:ALL|EVERY|EACH|ANY)(?: \w{1,20}){0,2} (?:${aerodromes}|AIRPORT|AERODROME|AD|AIRFIELD)|\b${aerodromes})\b(?<where>[\s\S]{0,160}?)\b(?:CLOSED|CLSD|SUSPENDED|PROHIBITED|NOT (?:AVBL|AVAILABLE))\b`,
);
/** `ALL AD` is many. */
const inPlural = (whose: string): string =>
  whose.startsWith('ALL ') ? whose.replace(/(?<= )AD$/, 'AERODROMES').replace(/(?<= )(?:AIRPORT|AERODROME|AIRFIELD)$/, '$&S') : whose;
/** The region is named in front of the verb: `IN THE WEST PART OF FOXDALE FIR ARE`. */
const region = /^ (?:IN|WITHIN|OF) [A-Z][A-Z -]{1,60}?(?= (?:IS|ARE|WILL)\b| *$)/;

/**
 * `where` is what stands between the aerodromes and the word closed, and `named` the aerodromes with their region, null where the text
 * does not say it so. Null for a text, in capitals, that closes no region.
 */
export function aerodromesOfRegion(text: string): { where: string; named: string | null } | null {
  const { whose = '', where } = all.exec(text)?.groups ?? {};
  if (where === undefined) return null;
  const within = region.exec(where.replaceAll(/\s+/g, ' '))?.[0];
  return { where, named: within === undefined ? null : `${inPlural(whose)}${within}` };
}
