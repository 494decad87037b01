/** How a tool asks: one request to the API, whichever way it gets there. */
export type Asked = { method: 'GET' | 'POST'; path: string; body?: unknown };
export type Answered = { status: number; body: unknown };
export type Ask = (asked: Asked) => Promise<Answered>;

/** A path with the parameters that are given; objects as JSON. */
export function pathWith(path: string, parameters: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) continue;
    query.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
