/** `npm run test:long`: whole what `npm test` runs as a seeded sample; found by what the tests import, so that a new one is among them. */
import { at, suite } from './helpers/suite.ts';
import { longTests } from './helpers/source/long-tests.ts';

process.env.AEROSHELF_TEST_LONG = '1';

export default suite([at(undefined, longTests())]);
