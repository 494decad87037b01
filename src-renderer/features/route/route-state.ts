/** The route on the screen; kept when the screen is left. The last text and the aircraft outlast the page; winds and departure do not, since they would be another day's. */
import { create } from 'zustand';
import { keep, readKept } from '#renderer/data/kept.ts';
import { MOST_TEXT, type AskedRoute, type Choice } from '#renderer/data/route/asked-route.ts';
import { keptAircraft, type AircraftFields } from './flight/aircraft-fields.ts';
import type { LegWind } from './winds/leg-winds.ts';

type Fields = AskedRoute & { aircraft: AircraftFields; legWinds: readonly LegWind[] };

type RouteState = Fields & {
  change: (part: Partial<Fields>) => void;
  /** From now on the word means this. */
  choose: (choice: Choice) => void;
  /** The word means again what adds least to the route. */
  withdraw: (choice: Choice) => void;
};

const KEPT = 'route';

function kept(): Pick<Fields, 'text' | 'aircraft'> {
  const value = readKept(KEPT);
  const { text, aircraft } = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { text: typeof text === 'string' ? text.slice(0, MOST_TEXT) : '', aircraft: keptAircraft(aircraft) };
}

const isOf = (word: string) => (choice: Choice) => choice.word.toUpperCase() === word.toUpperCase();

export const useRoute = create<RouteState>((set, get) => ({
  ...kept(),
  choices: [],
  depart: undefined,
  wind: '',
  legWinds: [],
  change: (part) => {
    set(part);
    const { text, aircraft } = get();
    keep(KEPT, { text, aircraft });
  },
  choose: (choice) => set(({ choices }) => ({ choices: [...choices.filter((other) => !isOf(choice.word)(other)), choice] })),
  withdraw: ({ word }) => set(({ choices }) => ({ choices: choices.filter((other) => !isOf(word)(other)) })),
}));
