/** Numbers that are the same in every run: mulberry32. */
export type Random = {
  /** From 0 up to, not including, `below`. */
  integer(below: number): number;
  pick<T>(from: readonly T[]): T;
};

export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
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
