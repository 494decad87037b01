/** ICAO NOTAMs written for the benchmarks of routes and briefings, the same each time: half of them in Europe. */
import type { LatLon } from '#domain/lat-lon.ts';

const SEED = 11;
let seed = SEED;
const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
const digits = (value: number, length: number) => String(Math.floor(value)).padStart(length, '0');
const angle = (degrees: number, length: number, letters: string) => {
  const minutes = Math.round(Math.abs(degrees) * 60);
  return `${digits(minutes / 60, length)}${digits(minutes % 60, 2)}${letters[degrees < 0 ? 1 : 0]}`;
};
const positionText = ({ latitude, longitude }: LatLon) => `${angle(latitude, 2, 'NS')}${angle(longitude, 3, 'EW')}`;

/** Two of three are the circle of item Q alone; the others draw an area, or name an aerodrome and no place. */
function placedText(index: number): string {
  const isEuropean = index % 2 === 0;
  const at = isEuropean
    ? { latitude: 36 + random() * 24, longitude: -10 + random() * 35 }
    : { latitude: -60 + random() * 130, longitude: -180 + random() * 360 };
  const corner = (north: number, east: number) => positionText({ latitude: at.latitude + north, longitude: at.longitude + east });
  const area = `TEMPO RESTRICTED AREA ACT BOUNDED BY ${corner(0, 0)} - ${corner(0.3, 0)} - ${corner(0.3, 0.4)} - ${corner(0.1, 0.5)} - ${corner(0, 0)}.`;
  const what = index % 3 === 0 ? area : 'OBST CRANE ERECTED. MAX HGT 245FT AMSL. LGTD AND MARKED.';
  const number = `${'ABCDEFGHJKLM'[Math.floor(index / 9999) % 12]}${digits((index % 9999) + 1, 4)}/26`;
  return `(${number} NOTAMN\nQ) LSAS/QWELW/IV/BO/W/000/095/${positionText(at)}${digits(1 + random() * 25, 3)}\nA) LSAS B) 2611210000 C) 2611302359\nE) ${what})\n\n`;
}

/** What aerodromes have, with the code of item Q. */
const ofAerodromes = [
  ['QMXLC', 'TWY K BTN TWY M AND APRON 2 CLSD. FOLLOW ME COMPULSORY.'],
  ['QFAAH', 'AD HR OF SER MON-FRI 0600-1900.'],
  ['QICAS', 'ILS RWY 22 U/S FOR MAINT. RNP APCH REMAINS AVBL.'],
  ['QOBCE', 'CRANE ERECTED 0.4NM NE OF ARP. MAX HGT 245FT AMSL. LGTD AND MARKED.'],
  ['QMRLC', 'RWY 09/27 CLSD DUE WIP. TWY A AND TWY B REMAIN AVBL FOR TAXIING.'],
] as const;

/** Of one of some aerodromes, by turns. */
function aerodromeText(index: number, aerodromes: readonly string[]): string {
  const place = aerodromes[index % aerodromes.length] ?? '';
  const [code, what] = ofAerodromes[index % ofAerodromes.length] ?? ofAerodromes[0];
  const number = `N${digits((index % 9999) + 1, 4)}/26`;
  return `(${number} NOTAMN\nQ) ${place.slice(0, 2)}XX/${code}/IV/NBO/A/000/999/4614N00607E005\nA) ${place} B) 2611210000 C) 2611302359\nE) ${what})\n\n`;
}

/** A file of so many NOTAMs, of which the last are of the aerodromes, thirty of each. Fewer are stored: some are the same. */
export function* notamPieces(count: number, aerodromes: readonly string[] = []): Generator<Buffer> {
  seed = SEED;
  const ofPlaces = aerodromes.length * 30;
  for (let index = 0; index < count - ofPlaces; index++) yield Buffer.from(placedText(index));
  for (let index = 0; index < ofPlaces; index++) yield Buffer.from(aerodromeText(index, aerodromes));
}
