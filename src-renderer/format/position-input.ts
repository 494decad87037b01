/** Positions as people type them. Pure; what is not understood is undefined. */

/** WGS 84 decimal degrees. */
type LatLon = { latitude: number; longitude: number };

const decimal = /^([+-]?\d{1,2}(?:\.\d+)?)°?\s*([NS])?[,;\s]+([+-]?\d{1,3}(?:\.\d+)?)°?\s*([EW])?$/;
/** 461417N0060632E, 4614N00606E, with blanks or without. */
const packed = /^(\d{2})(\d{2})(\d{2}(?:\.\d+)?)?([NS])\s*(\d{3})(\d{2})(\d{2}(?:\.\d+)?)?([EW])$/;
/** N46 14.3 E006 06.5 and 46°14′17″N 6°6′32″E. */
const parted =
  /^([NS])?\s*(\d{1,2})[°\s]\s*(\d{1,2}(?:\.\d+)?)['′\s]?\s*(?:(\d{1,2}(?:\.\d+)?)["″]?)?\s*([NS])?[,\s]+([EW])?\s*(\d{1,3})[°\s]\s*(\d{1,2}(?:\.\d+)?)['′\s]?\s*(?:(\d{1,2}(?:\.\d+)?)["″]?)?\s*([EW])?$/;

/** A position in any usual form: decimal degrees, degrees and minutes, with seconds, packed as in NOTAMs; undefined for anything else. */
export function readPosition(typed: string): LatLon | undefined {
  const text = typed.trim().toUpperCase();
  return readDecimal(text) ?? readPacked(text) ?? readParted(text);
}

function readDecimal(text: string): LatLon | undefined {
  const [, latitude, ns, longitude, ew] = decimal.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  // Two whole numbers are more likely something else.
  if (!latitude.includes('.') && !longitude.includes('.') && ns === undefined) return undefined;
  return bounded(Number(latitude) * (ns === 'S' ? -1 : 1), Number(longitude) * (ew === 'W' ? -1 : 1));
}

function readPacked(text: string): LatLon | undefined {
  const [, degrees, minutes, seconds, ns, east, eastMinutes, eastSeconds, ew] = packed.exec(text) ?? [];
  if (degrees === undefined || east === undefined) return undefined;
  return bounded(angle(degrees, minutes, seconds, ns === 'S'), angle(east, eastMinutes, eastSeconds, ew === 'W'));
}

function readParted(text: string): LatLon | undefined {
  const [, nsFirst, degrees, minutes, seconds, nsLast, ewFirst, east, eastMinutes, eastSeconds, ewLast] = parted.exec(text) ?? [];
  const [ns, ew] = [nsFirst ?? nsLast, ewFirst ?? ewLast];
  if (degrees === undefined || east === undefined || ns === undefined || ew === undefined) return undefined;
  return bounded(angle(degrees, minutes, seconds, ns === 'S'), angle(east, eastMinutes, eastSeconds, ew === 'W'));
}

/** NaN where minutes or seconds are none. */
function angle(degrees: string, minutes = '0', seconds = '0', isNegative: boolean): number {
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return Number.NaN;
  const value = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
  return isNegative ? -value : value;
}

const bounded = (latitude: number, longitude: number): LatLon | undefined =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
