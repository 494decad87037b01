/** Turns what a reader emits into what is stored: it reads the text, applies the fields of the file and identifies the NOTAM. */
import type { LatLon } from '#domain/lat-lon.ts';
import { pointInWkt, wktOf } from '#domain/wkt.ts';
import { isUncoded } from '../items/a.ts';
import type { NoticeReading } from '../read/notice.ts';
import { readMessage } from '../read/read-notice.ts';
import type { Attributes } from '../store/attributes.ts';
import { detailsOf, type Details } from '../store/details.ts';
import { withoutFormRest } from '../formats/damage/form-rest.ts';
import type { Given, RawNotice } from '../formats/raw-notice.ts';
import { applyFileFields } from './apply-file-fields.ts';
import { identityKey, notamIdentity, type Identifying } from './identity.ts';
import type { StoredNotam } from '../store/notam-row.ts';
import { readPlanePoint } from '../read/geometry/epsg2163.ts';
import { isLocationIndicator } from '#domain/text/location-indicator.ts';

/** The dataset knows places; without it less is known of US NOTAMs, whose locations have three letters. */
export type Places = {
  /** Finds the position of an aerodrome by its ICAO code. */
  positionOf(icao: string): LatLon | undefined;
  /** ICAO code of an aerodrome in the USA by its local code; null where it has none. */
  icaoOfLocal(code: string): string | null | undefined;
};

export type ImportedNotam = StoredNotam & Attributes<'file'> & { details: Details };

const iso = (date: Date | null | undefined): string | null => (date ? date.toISOString() : null);

export function understand(notice: RawNotice, about: { receivedAt: Date; places?: Places | undefined }): ImportedNotam {
  const { given } = notice;
  // Half of a pair of UTF-16, which JSON can spell and SQLite can't store, would make the NOTAM look changed at every import.
  const published = notice.message.toWellFormed();
  const message = withoutFormRest(published);
  const reading = readMessage(message, { issued: given.issueDate, receivedAt: about.receivedAt });
  const kind = kindOf(reading, given);
  applyFileFields(reading, given, kind);
  const number = kind === 'snowtam' ? snowtamNumber(message, reading.number) : reading.number;
  const location = reading.locations[0] ?? given.icao ?? given.location ?? null;
  const [issueDate, startDate] = [iso(reading.issueDate), iso(reading.startDate)];
  const identifying: Identifying = {
    // The heading's country is not always there, so the serial alone counts.
    number: kind === 'snowtam' ? reading.number : number,
    kind,
    location: kind === 'domestic' ? withoutK(location) : location,
    account: kind === 'domestic' ? (reading.account ?? given.account ?? null) : null,
    issueDate,
    startDate,
    message,
  };
  const icao = icaoOf(reading, given, about.places);
  const mapPointer = mapPointerOf(reading, given, icao, about.places);
  const place = pointInWkt(mapPointer);
  return {
    id: notamIdentity(identifying),
    notamId: number,
    message,
    transactionId: given.transactionId ?? null,
    icao,
    location:
      [given.location, ...reading.locations].find((code) => code !== undefined && (!isLocationIndicator(code) || isUncoded(code))) ?? null,
    issueDate,
    startDate,
    endDate: iso(reading.endDate),
    canceledDate: iso(given.canceledDate),
    source: given.source ?? 'TEXT',
    sourceType: given.sourceType ?? classes[kind],
    mapPointer,
    geometry: given.geometry ?? null,
    isSnowtam: given.isSnowtam ?? reading.isSnowtam,
    isProcedure: given.isProcedure === true || reading.isProcedure,
    ...place,
    details: detailsOf(reading, kind, place),
    rawFormat: notice.format,
    raw: notice.original?.toWellFormed() ?? (message === published ? null : published),
    year: yearOf(identifying),
    isSaidOver: given.isSaidOver ?? false,
  };
}

const classes: Record<Identifying['kind'], string> = { series: 'I', domestic: 'D', fdc: 'F', letter: 'LTA', snowtam: 'I' };

/** Tells which rules of identity and of estimated ends apply. */
export function kindOf(
  reading: Pick<NoticeReading, 'format' | 'number'>,
  given: Pick<Given, 'number' | 'account' | 'sourceType' | 'isSnowtam'>,
): Identifying['kind'] {
  if (reading.format === 'snowtam') return 'snowtam';
  const number = given.number ?? reading.number ?? '';
  if (number.startsWith('LTA')) return 'letter';
  if (reading.format === 'fdc' || given.account === 'FDC' || given.sourceType === 'F' || /^\d\/\d{4}$/.test(number)) return 'fdc';
  return reading.format === 'us' || given.sourceType === 'D' || /^\d{1,2}\/\d{3,5}$/.test(number) ? 'domestic' : 'series';
}

/** The number is `SWEN1184` where there is a heading, else the serial. */
function snowtamNumber(message: string, serial: string | null): string | null {
  return /^\s*\(?(?<number>SW[A-Z]{2}\d{4})\b/.exec(message.slice(0, 60))?.groups?.['number'] ?? serial;
}

/** Domestic NOTAMs have the FAA's three letters in their own text and the ICAO code in its translation. */
const withoutK = (location: string | null): string | null =>
  location !== null && /^K[A-Z]{3}$/.test(location) ? location.slice(1) : location;

function icaoOf(reading: NoticeReading, given: Given, places: Places | undefined): string | null {
  const stated = [given.icao, ...reading.locations].find((code) => code !== undefined && isLocationIndicator(code) && !isUncoded(code));
  if (stated !== undefined) return stated;
  const code = reading.locations[0] ?? given.location;
  if (code === undefined || (reading.format !== 'us' && reading.format !== 'fdc')) return null;
  const local = places?.icaoOfLocal(code);
  if (local !== undefined) return local;
  // K is added only where there is a dataset and it lacks the code: alone, three letters may be in Alaska or Hawaii, whose codes do not begin with K.
  const isOutside = reading.states.some((state) => state === 'AK' || state === 'HI');
  return places && /^[A-Z]{3}$/.test(code) && !isOutside ? `K${code}` : null;
}

function mapPointerOf(reading: NoticeReading, given: Given, icao: string | null, places: Places | undefined): string | null {
  if (given.mapPointer !== undefined && pointInWkt(given.mapPointer).latitude !== null) return given.mapPointer;
  // FAA NOTAM Search gives some records only `geometry`, metres in EPSG:2163.
  const drawn = given.geometry === undefined ? null : readPlanePoint(given.geometry);
  if (drawn) return wktPoint({ latitude: drawn[1], longitude: drawn[0] });
  const { latitude, longitude } = reading;
  if (latitude !== null && longitude !== null && !reading.isWholeRegion) return wktPoint({ latitude, longitude });
  const place = icao === null ? undefined : places?.positionOf(icao);
  return place ? wktPoint(place) : null;
}

/** Six decimals are a tenth of a metre. */
const wktPoint = ({ latitude, longitude }: LatLon): string =>
  wktOf({ type: 'Point', coordinates: [rounded(longitude), rounded(latitude)] });
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

function yearOf(identifying: Identifying): number | null {
  const year = identifying.number === null ? undefined : / (?<year>\d{4})$/.exec(identityKey(identifying))?.groups?.['year'];
  return year === undefined ? null : Number(year);
}
