/** The user's search. All of it but the folding is in the address (address.ts), so that a reload, a link and the way back restore it. */
import { create } from 'zustand';
import { everyLevel, type Band } from '#domain/flight-level.ts';
import { hiddenAtFirst, nothingHidden, type Hidden } from '#renderer/format/notams/facets.ts';
import type { Order } from './question.ts';

export const ways = ['airport', 'fir', 'near', 'country', 'number', 'source', 'area'] as const;
export type Way = (typeof ways)[number];

/** The radii are in nautical miles. */
export const radii = [10, 25, 50, 100, 200] as const;

/** The hours begin at the moment; the server unfolds schedules for a week at most. */
export const spans = [0, 3, 6, 12, 24, 168] as const;

export type Choices = {
  way: Way;
  /** Each way of searching except the airport has this typed text. */
  box: string;
  radiusNm: number;
  text: string;
  order: Order;
  /** The list is of so long a time, which begins at the moment of the window; 0 is that moment alone. */
  hours: number;
  /** They may reach into these flight levels. */
  band: Band;
  /** It is undefined until the user touches a chip. */
  hidden: Hidden | undefined;
  onlyNew: boolean;
  foldsAcknowledged: boolean;
};

/** An empty address means these. */
export const atFirst: Omit<Choices, 'foldsAcknowledged'> = {
  way: 'airport',
  box: '',
  radiusNm: 25,
  text: '',
  order: 'severity',
  hours: 0,
  band: everyLevel,
  hidden: undefined,
  onlyNew: false,
};

export const useAsking = create<Choices>(() => ({ ...atFirst, foldsAcknowledged: false }));

/** A search for a number means that NOTAM, whether it is over or not. */
export const hiddenOf = ({ hidden, way, box }: Choices): Hidden =>
  hidden ?? (way === 'number' && box !== '' ? nothingHidden : hiddenAtFirst);
