/** An airport as a list shows it; `code` is what a route calls it. */
export type HandledAirport = { id: string; code: string; name: string };
