/** What is written is read again: each difference between the two is among the codes of what was left out, and none is among them that makes no difference. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeFileFormats } from '#contract/route/files.ts';
import { formatOf, routeFiles } from '#core/route/files/formats.ts';
import { tidyRoute, type PlannedPoint } from '#core/route/files/planned-route.ts';
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
        const { text, leftOut } = write!(planned);
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
        const { text, leftOut } = write!(planned);
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
        expect(formatOf(write!(planned).text)).toBe(format);
      }),
      runs,
    );
  });
});

/** Found by the long run of the property. */
it.each<[(typeof both)[number], readonly Partial<PlannedPoint>[]]>([
  ['pln2024', [{ ident: '\u0234' }, { ident: '\u0180' }, { ident: 'LSGG', latitude: 0 }]],
  [
    'cup',
    [
      { ident: 'A0', latitude: 0, longitude: 9.5e-8, name: 'A0 North' },
      { ident: 'A1', latitude: 0 },
    ],
  ],
  ['fms', [{ ident: '+46.238_+006.109', latitude: 46.238061, longitude: 6.108911 }, { ident: 'LSGG' }]],
])('a route written as %s with these airports is said to lack what it lacks, and no more', (format, points) => {
  const plain: PlannedPoint = {
    ident: null,
    kind: 'airport',
    navaid: null,
    latitude: 90,
    longitude: 0,
    name: null,
    altitudeFt: null,
    airway: null,
    region: null,
  };
  const route = tidyRoute({
    name: null,
    points: points.map((point) => ({ ...plain, ...point })),
    alternates: [],
    cruiseLevel: null,
    cruiseSpeed: null,
    rules: 'VFR',
    cycle: null,
  });
  const { text, leftOut } = routeFiles[format].write!(route);
  const differing = partsThatDiffer(route, routeFiles[format].read!(text).route);
  const said = partsSaid(leftOut);
  expect([...differing].filter((part) => !said.has(part))).toEqual([]);
  // A repeated point that is lost shifts all others.
  expect([...said].filter((part) => !differing.has(part) && !differing.has('repeats'))).toEqual([]);
});
