import lookUp from '@photostructure/tz-lookup';

/** The IANA zone of a position in degrees, WGS 84; null without a position. At sea it is an `Etc` zone. */
export function timezoneAt(latitude: number | null, longitude: number | null): string | null {
  return latitude === null || longitude === null ? null : lookUp(latitude, longitude);
}
