/** `npm test`: everything at the usual moment, and the tests most sensitive to the hour at three others. `npm run test:clock` has all moments. */
import { testsTogether } from './helpers/source/together.ts';
import { at, suite, together } from './helpers/suite.ts';

const engine = 'test/http/notam-engine.test.ts';
const page = 'test/renderer/features/airport/airport.e2e.test.ts';

const shared = testsTogether();

export default suite([
  at(undefined, ['test/**/*.test.ts', 'test/**/*.test.tsx'], shared),
  together(shared),
  at('night', [engine, page]),
  at('new-year', [engine]),
  at('in-2031', [engine]),
]);
