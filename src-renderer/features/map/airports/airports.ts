/** Every airport and navaid in memory; kept between visits of the screen, and filled by load-airports.ts. */
import { create } from 'zustand';
import type { MapNavaid } from '#domain/map-set/map-set.ts';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import type { Kind } from './airport-kinds.ts';
import type { AirportRows } from './airport-rows.ts';

export type AirportsByKind = Readonly<Partial<Record<Kind, AirportRows>>>;

type Airports = {
  rows: AirportsByKind;
  /** Undefined until loaded. */
  navaids: readonly MapNavaid[] | undefined;
  /** Why the last load stopped. */
  problem: ApiProblem | undefined;
};

export const useAirports = create<Airports>(() => ({ rows: {}, navaids: undefined, problem: undefined }));
