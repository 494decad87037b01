/** What takes long is a seeded sample in `npm test` and whole in `npm run test:long`, which runs the test files that import this one. */
/** Whether everything is done, however long it takes. */
export const isLong = process.env.AEROSHELF_TEST_LONG === '1';

/** How often something is done: a few times in `npm test`, and `whole` times in `npm run test:long`. */
export const times = (sample: number, whole: number): number => (isLong ? whole : sample);
