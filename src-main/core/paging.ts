import type { OwnPlaces } from './route/points/point.ts';

/** Every list accepts these: which rows, in which order. `sort[name]=asc` arrives as a key of its own. */
export type ListQuery = {
  filter?: string;
  sort?: string;
  near?: string;
  bbox?: string;
  route?: string;
  width?: number;
  choices?: string;
  /** The waypoints of the caller, which the words of `route` may name. */
  waypoints?: OwnPlaces;
  /** Only rows with these ids are listed. */
  ids?: readonly string[];
  [sortByField: `sort[${string}]`]: string;
};

/** It says how many rows to skip, then how many to take. */
export type Slice = { limit: number; offset: number };
