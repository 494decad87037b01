/** A tool sends one request to the API, whichever way it gets there. */
export type Asked = { method: 'GET' | 'POST'; path: string; body?: unknown };
export type Answered = { status: number; body: unknown };
export type Ask = (asked: Asked) => Promise<Answered>;

/** One segment of a path. Throws where an address cannot hold it: `..` leads to another endpoint, however it is written (WHATWG URL, 4.4). */
export function segment(text: string): string {
  if (/^\.{1,2}$/.test(text))
    throw new Error(`"${text}" is no code of an aerodrome. Give its ICAO, IATA, local or GPS code, for example LSGG.`);
  return encodeURIComponent(text);
}

/** The path has the parameters that are given; objects are JSON. */
export function pathWith(path: string, parameters: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) continue;
    query.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
