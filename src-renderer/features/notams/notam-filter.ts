/** What the user narrows the NOTAMs by; empty text narrows nothing. */
export type NotamFilter = {
  /** ICAO location indicator or its beginning. */
  location: string;
  source: string;
  /** The location is whole, so `LSGG` does not find `LSGGX`. */
  exactly?: boolean;
};

/** The API's filter parameter for it, or undefined for all. */
export function filterText({ location, source, exactly = false }: NotamFilter): string | undefined {
  const where = {
    ...(location === '' ? {} : { icao: exactly ? location : { startsWith: location } }),
    ...(source === '' ? {} : { source }),
  };
  return Object.keys(where).length === 0 ? undefined : JSON.stringify(where);
}
