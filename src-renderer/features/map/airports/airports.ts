/** Every airport and navaid is in memory, where it outlasts a visit to another screen; load-airports.ts reads them. */
import { create } from 'zustand';
import type { MapNavaid } from '#domain/map-set/map-set.ts';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import type { Kind } from './airport-kinds.ts';
import type { PlacedAirport } from './map-airport.ts';

export type AirportsByKind = Readonly<Partial<Record<Kind, readonly PlacedAirport[]>>>;

type Airports = {
  airports: AirportsByKind;
  /** This many airports have no known position. */
  unplaced: Readonly<Partial<Record<Kind, number>>>;
  /** It is undefined until loaded. */
  navaids: readonly MapNavaid[] | undefined;
  /** It grows with each dataset that replaces another. */
  version: number;
  /** It says why the last load stopped. */
  problem: ApiProblem | undefined;
};

export const useAirports = create<Airports>(() => ({ airports: {}, unplaced: {}, navaids: undefined, version: 0, problem: undefined }));
