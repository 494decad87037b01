/** What is written is read again: each difference between the two is among the codes of what was left out, and none is among them that makes no difference. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeFileFormats } from '#contract/route/files.ts';
import { formatOf, routeFiles } from '#core/route/files/formats.ts';
import { tidyRoute } from '#core/route/files/planned-route.ts';
import { times } from '../../../helpers/long.ts';
import { anyRoute } from './arbitrary-route.ts';
import { partsSaid, partsThatDiffer } from './round-trip-parts.ts';

const runs = { numRuns: times(150, 5_000) };
const both = routeFileFormats.filter((format) => routeFiles[format].read);

describe.each(both)('a route written as %s and read again', (format) => {
  const { write, read } = routeFiles[format];

  it('differs in no part that is not said to be left out or changed', () => {
    fc.assert(
      fc.property(anyRoute, (planned) => {
        const { text, leftOut } = write(planned);
        const route = tidyRoute(planned);
        const differing = partsThatDiffer(route, read!(text).route);
        // A repeated point that is lost shifts all others.
        expect([...differing].filter((part) => !partsSaid(leftOut).has(part))).toEqual([]);
      }),
      runs,
    );
  });

  it('is said to lack nothing that is there', () => {
    fc.assert(
      fc.property(anyRoute, (planned) => {
        const { text, leftOut } = write(planned);
        const route = tidyRoute(planned);
        const differing = partsThatDiffer(route, read!(text).route);
        fc.pre(!differing.has('repeats'));
        expect([...partsSaid(leftOut)].filter((part) => !differing.has(part))).toEqual([]);
      }),
      runs,
    );
  });

  it('is recognised by its content', () => {
    fc.assert(
      fc.property(anyRoute, (planned) => {
        expect(formatOf(write(planned).text)).toBe(format);
      }),
      runs,
    );
  });
});
