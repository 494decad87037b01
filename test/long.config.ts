/** `npm run test:long`: whole what `npm test` runs as a seeded sample; found by what the tests import, so that a new one is among them. */
import { at, suite } from './helpers/suite.ts';
import { longTests } from './helpers/source/long-tests.ts';

process.env.AEROSHELF_TEST_LONG = '1';

const HOUR_MS = 3_600_000;
const { test, ...project } = at(undefined, longTests());

// A thousand briefings of 100,000 NOTAMs, each with its slow reference, take some hours where much else runs.
export default suite([{ ...project, test: { ...test, testTimeout: 6 * HOUR_MS, hookTimeout: HOUR_MS } }]);
