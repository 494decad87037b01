import lookUp from '@photostructure/tz-lookup';

/** The IANA zone of a position in degrees, WGS 84; null where there is no position. At sea it is a zone of the `Etc` kind. */
export function timezoneAt(latitude: number | null, longitude: number | null): string | null {
  return latitude === null || longitude === null ? null : lookUp(latitude, longitude);
}
