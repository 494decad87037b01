/** `npm test`: everything at the usual moment, and the tests most sensitive to the time at one far away. `npm run test:clock` has all moments. */
import { testsTogether, windowsTogether } from './helpers/source/together.ts';
import { at, suite, together } from './helpers/suite.ts';

const [shared, windows] = [testsTogether(), windowsTogether()];

export default suite([
  at(undefined, ['test/**/*.test.ts', 'test/**/*.test.tsx'], [...shared, ...windows]),
  together('windows', windows),
  together('together', shared),
  at('in-2031', ['test/http/notam-engine.test.ts']),
]);
