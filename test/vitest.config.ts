/** `npm test`: everything at the usual moment, and the tests most sensitive to the hour at three others. `npm run test:clock` has all moments. */
import { at, suite } from './helpers/suite.ts';

const few = ['test/http/notam-engine.test.ts', 'test/renderer/features/airport/airport.e2e.test.ts'];

export default suite([
  at(undefined, ['test/**/*.test.ts', 'test/**/*.test.tsx']),
  ...(['night', 'new-year', 'in-2031'] as const).map((moment) => at(moment, few)),
]);
