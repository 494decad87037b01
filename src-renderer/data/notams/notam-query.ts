/** The parameters of `GET /notams` that say which notices are meant, without paging and order. */
export type NotamQuery = { filter?: string; near?: string; bbox?: string; at?: string };
