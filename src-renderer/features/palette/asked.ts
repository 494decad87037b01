/** What a line in the palette may be besides words: a position, a NOTAM's number, a frequency. Pure; unknown is nothing. */
export type Position = { latitude: number; longitude: number };
export type Asked = {
  /** WGS 84 decimal degrees. */
  position?: Position;
  /** A notice's number as published, with the location that stood in front. */
  notam?: { number: string; location: string | undefined };
  /** Megahertz. */
  frequency?: number;
};

export function readAsked(line: string): Asked {
  const text = line.trim().toUpperCase();
  const position = readPosition(text);
  const notam = readNotam(text);
  const frequency = readFrequency(text);
  return { ...(position && { position }), ...(notam && { notam }), ...(frequency !== undefined && { frequency }) };
}

/** A letter, four digits and a year, as series notices have it (ICAO Annex 15, 6.3); or the US form of month or account and number. */
const seriesNumber = /^(?:([A-Z]{4})[: ])?([A-Z]\d{4}\/\d{2})$/;
const domesticNumber = /^!?(?:([A-Z0-9]{3,4})[: ])?(\d{1,2}\/\d{3,4})$/;

function readNotam(text: string): Asked['notam'] {
  const found = seriesNumber.exec(text) ?? domesticNumber.exec(text);
  return found?.[2] === undefined ? undefined : { number: found[2], location: found[1] };
}

/** The aeronautical bands that airports list: navigation aids and voice from 108 to 137 MHz, military voice from 225 to 400. */
function readFrequency(text: string): number | undefined {
  const found = /^(\d{3}[.,]\d{1,3})(?: ?MHZ)?$/.exec(text);
  if (found?.[1] === undefined) return undefined;
  const value = Number(found[1].replace(',', '.'));
  return (value >= 108 && value <= 137) || (value >= 225 && value <= 400) ? value : undefined;
}

const decimal = /^([+-]?\d{1,2}(?:\.\d+)?)°?\s*([NS])?[,;\s]+([+-]?\d{1,3}(?:\.\d+)?)°?\s*([EW])?$/;
/** 461417N0060632E, 4614N00606E, with blanks or without. */
const packed = /^(\d{2})(\d{2})(\d{2}(?:\.\d+)?)?([NS])\s*(\d{3})(\d{2})(\d{2}(?:\.\d+)?)?([EW])$/;
/** N46 14.3 E006 06.5 and 46°14′17″N 6°6′32″E. */
const parted =
  /^([NS])?\s*(\d{1,2})[°\s]\s*(\d{1,2}(?:\.\d+)?)['′\s]?\s*(?:(\d{1,2}(?:\.\d+)?)["″]?)?\s*([NS])?[,\s]+([EW])?\s*(\d{1,3})[°\s]\s*(\d{1,2}(?:\.\d+)?)['′\s]?\s*(?:(\d{1,2}(?:\.\d+)?)["″]?)?\s*([EW])?$/;

function readPosition(text: string): Position | undefined {
  return readDecimal(text) ?? readPacked(text) ?? readParted(text);
}

function readDecimal(text: string): Position | undefined {
  const [, latitude, ns, longitude, ew] = decimal.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  // Two whole numbers are more likely something else.
  if (!latitude.includes('.') && !longitude.includes('.') && ns === undefined) return undefined;
  return bounded(Number(latitude) * (ns === 'S' ? -1 : 1), Number(longitude) * (ew === 'W' ? -1 : 1));
}

function readPacked(text: string): Position | undefined {
  const [, degrees, minutes, seconds, ns, east, eastMinutes, eastSeconds, ew] = packed.exec(text) ?? [];
  if (degrees === undefined || east === undefined) return undefined;
  return bounded(angle(degrees, minutes, seconds, ns === 'S'), angle(east, eastMinutes, eastSeconds, ew === 'W'));
}

function readParted(text: string): Position | undefined {
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

const bounded = (latitude: number, longitude: number): Position | undefined =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
