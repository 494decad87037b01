/** Tells whether a code in capitals has the form of a location indicator (ICAO Doc 7910): four letters. */
export const isLocationIndicator = (code: string): boolean => /^[A-Z]{4}$/.test(code);
