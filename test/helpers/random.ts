/** Numbers from 0 to below 1, the same ones for a seed: Mulberry32 by Tommy Ettinger, in the public domain. */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Random numbers that a failed run can have again: the seed is printed, and AEROSHELF_TEST_SEED sets it. */
export function seededRandom(what: string): () => number {
  const seed = Number(process.env['AEROSHELF_TEST_SEED'] ?? Date.now() % 1_000_000_000) >>> 0;
  console.info(`${what}: AEROSHELF_TEST_SEED=${seed}`);
  return mulberry32(seed);
}
