/** What every list is asked: which rows, in which order. `sort[name]=asc` arrives as a key of its own. */
export type ListQuery = { filter?: string; sort?: string; near?: string; bbox?: string; [sortByField: `sort[${string}]`]: string };

/** Which of the rows: passed over, then taken. */
export type Slice = { limit: number; offset: number };
