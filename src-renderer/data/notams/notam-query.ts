/** The parameters of `GET /notams` that select NOTAMs, without paging and order. */
export type NotamQuery = { filter?: string; near?: string; bbox?: string; at?: string };
