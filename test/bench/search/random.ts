import { mulberry32 } from '../../helpers/random.ts';

/** Numbers that are the same in every run. */
export type Random = {
  /** Answers a number from 0 up to, not including, `below`. */
  integer(below: number): number;
  pick<T>(from: readonly T[]): T;
};

export function random(seed: number): Random {
  const next = mulberry32(seed);
  const integer = (below: number) => Math.floor(next() * below);
  return {
    integer,
    pick(from) {
      const chosen = from[integer(from.length)];
      if (chosen === undefined) throw new Error('There is nothing to pick from.');
      return chosen;
    },
  };
}
