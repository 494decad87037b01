/** Between the thread that serves and the one that looks at remembered briefings. */
import type { Differences, Watched } from '../memory.ts';

export type WatchTask = { state: string; reference: string; now: number };
/** Of every briefing that could be made again. */
export type WatchMessage = { kind: 'watched'; found: (Pick<Watched, 'routeId' | 'made'> & { differences: Differences })[] };
