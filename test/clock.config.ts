/** `npm run test:clock`: what depends on the time at ten moments; `-- --project night` is one of them. */
import { momentNames } from './helpers/moments.ts';
import { at, suite } from './helpers/suite.ts';
import { timeDependentTests } from './helpers/source/time-dependent.ts';

const files = timeDependentTests();

export default suite(momentNames.map((moment) => at(moment, files)));
