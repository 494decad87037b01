import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reason } from '#core/reasons/reason.ts';
import { leftOutHeaders } from '#http/answers/left-out.ts';

const read = (headers: Record<string, string>) => JSON.parse(headers['x-route-left-out'] ?? '[]') as { code: string; values: object }[];

it('the headers of what a file leaves out have every code, in ASCII and in 9 kB, whatever the route is called', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 400 });
  const reasons = fc.array(
    texts.map((points) => reason('routePartLeftOut', { format: 'gpx', part: 'names', count: 3, points })),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(reasons, (all) => {
      const headers = leftOutHeaders(all);
      expect(read(headers).map(({ code }) => code)).toEqual(all.map(({ code }) => code));
      for (const { values } of read(headers)) expect(values).toMatchObject({ format: 'gpx', part: 'names', count: 3 });
      for (const header of Object.values(headers)) {
        expect(header).toMatch(/^[\x20-\x7e]+$/);
        expect(header.length).toBeLessThan(9_000);
      }
    }),
    { numRuns: 30 },
  );
});

it('the headers of what a file leaves out keep short values and sentences, letters beyond ASCII too', () => {
  const left = reason('routePartLeftOut', { format: 'gpx', part: 'names', count: 1, points: 'Zürich ✈' });
  expect(left.text).toContain('Zürich ✈');
  expect(read(leftOutHeaders([left]))).toEqual([left]);
});
