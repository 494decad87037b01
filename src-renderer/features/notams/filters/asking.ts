/** The user's search, kept while other screens are open. Only the airport is in the address, so that it can be linked to. */
import { create } from 'zustand';
import { hiddenAtFirst, nothingHidden, type Hidden } from '#renderer/format/notams/facets.ts';
import type { Order } from './question.ts';

export const ways = ['airport', 'fir', 'near', 'country', 'number', 'source', 'area'] as const;
export type Way = (typeof ways)[number];

/** Nautical miles. */
export const radii = [10, 25, 50, 100, 200] as const;

export type Choices = {
  way: Way;
  /** The text typed for each way of searching except the airport. */
  box: string;
  radiusNm: number;
  text: string;
  order: Order;
  /** Milliseconds since 1970; undefined is now. */
  at: number | undefined;
  /** Undefined until the user touches a chip. */
  hidden: Hidden | undefined;
  onlyNew: boolean;
  foldsAcknowledged: boolean;
};

type Asking = Choices & { change: (part: Partial<Choices>) => void };

export const useAsking = create<Asking>((set) => ({
  way: 'airport',
  box: '',
  radiusNm: 25,
  text: '',
  order: 'severity',
  at: undefined,
  hidden: undefined,
  onlyNew: false,
  foldsAcknowledged: false,
  change: (part) => set(part),
}));

/** A search for a number means that NOTAM, whether it is over or not. */
export const hiddenOf = ({ hidden, way, box }: Choices): Hidden =>
  hidden ?? (way === 'number' && box !== '' ? nothingHidden : hiddenAtFirst);

/** What an address such as `/notams?number=B1234/26` or `/notams?bbox=5,45,11,48` searches for; undefined without such a parameter. */
export function choicesOf(search: string): Partial<Choices> | undefined {
  const given = new URLSearchParams(search);
  const named = [
    ['number', 'number'],
    ['fir', 'fir'],
    ['near', 'near'],
    ['country', 'country'],
    ['area', 'bbox'],
  ] as const;
  for (const [way, name] of named) {
    const box = given.get(name);
    if (box !== null && box !== '') return { way, box: box.toUpperCase(), hidden: undefined };
  }
  return undefined;
}
