/** What the rooms have today and what the domain says instead: equal, or apart by as much as the old formula was wrong. Goes with the old code. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inDecimals, inIcaoMinutes, inIcaoSeconds, inSeconds } from '#domain/format-position.ts';
import { destination, distanceBetween, trackBetween } from '#domain/geodesic.ts';
import { variationAt } from '#domain/magnetic.ts';
import { readPosition } from '#domain/read-position.ts';
import { endPositions, endsOf, headingOf } from '#domain/runway.ts';
import { lightOfDay } from '#domain/sun.ts';
import { formatTenDigits, readMoment } from '#domain/time.ts';
import { windComponents } from '#domain/wind.ts';
import { coordinates } from '#renderer/features/airport/runway/coordinates.ts';
import { headingOf as headingInWindow } from '#renderer/features/airport/runway/headings.ts';
import { endsOf as endsInWindow } from '#renderer/features/airport/runway/runway-ends.ts';
import { componentsOf } from '#renderer/features/airport/wind/wind.ts';
import { readMoment as readWindowMoment } from '#renderer/features/notams/filters/moment.ts';
import { distanceBetween as distanceInWindow } from '#renderer/format/distance.ts';
import { between, placeAt } from '#renderer/format/geodesic.ts';
import { declinationAt } from '#renderer/format/magnetic.ts';
import { readPosition as readTyped } from '#renderer/format/position-input.ts';
import { sunDay } from '#renderer/format/sun.ts';
import { runway } from '../renderer/runway.ts';
import { latLon } from './lat-lons.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;
const moments = fc.integer({ min: Date.UTC(2020, 0) / MINUTE, max: Date.UTC(2039, 0) / MINUTE }).map((minutes) => minutes * MINUTE);

describe('distances', () => {
  it('on a sphere are within 0.57 % of the geodesic, and the window’s geodesics are the same', () => {
    fc.assert(
      fc.property(latLon(), latLon(), (a, b) => {
        const exact = distanceBetween(a, b);
        for (const old of [distanceInWindow(a, b)]) {
          expect(Math.abs((old ?? Number.NaN) - exact)).toBeLessThanOrEqual(exact * 0.0057 + 1e-5);
        }
        const { distance, initialCourse } = trackBetween(a, b);
        fc.pre(distance > 0);
        expect(between(a, b)).toEqual({ distance, bearing: initialCourse });
      }),
    );
  });

  it('lead to the same place', () => {
    fc.assert(
      fc.property(latLon(), fc.integer({ min: 0, max: 359 }), fc.integer({ min: -9000, max: 9000 }), (from, course, distance) => {
        expect(destination(from, course, distance)).toEqual(placeAt(from, course, distance));
      }),
    );
  });
});

describe('the sun', () => {
  const place = latLon({ most: 60 });

  it('in the window was within a minute of it', () => {
    fc.assert(
      fc.property(place, moments, (at, now) => {
        const { sun, civil } = sunDay(at, now, null);
        fc.pre(typeof sun !== 'string' && typeof civil !== 'string');
        const of = (light: 'sun' | 'civil') => lightOfDay(at, (typeof sun === 'string' ? 0 : sun.from + sun.to) / 2, light);
        for (const [old, light] of [
          [sun, of('sun')],
          [civil, of('civil')],
        ] as const) {
          if (typeof old === 'string') continue;
          expect(Math.abs(old.from - (light.begin ?? 0))).toBeLessThan(MINUTE);
          expect(Math.abs(old.to - (light.end ?? 0))).toBeLessThan(MINUTE);
        }
      }),
    );
  });
});

describe('positions', () => {
  it('that are typed are the same', () => {
    fc.assert(
      fc.property(latLon(), (at) => {
        for (const write of [inIcaoMinutes, inIcaoSeconds, inSeconds, inDecimals]) {
          const old = readTyped(write(at));
          expect(old).toBeDefined();
          expect(readPosition(write(at))).toEqual({
            latitude: expect.closeTo(old?.latitude ?? Number.NaN, 9),
            longitude: expect.closeTo(old?.longitude ?? Number.NaN, 9),
          });
        }
      }),
    );
  });
});

describe('times', () => {
  it('that are typed are the same', () => {
    fc.assert(
      fc.property(moments, moments, (moment, now) => {
        const iso = new Date(moment).toISOString();
        for (const text of [
          iso.slice(0, 10),
          iso.slice(0, 16),
          `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`,
          iso.slice(11, 16),
          formatTenDigits(moment),
        ]) {
          expect(readMoment(text, now)).toBe(readWindowMoment(text, now));
        }
      }),
    );
  });
});

describe('runways, wind and variation', () => {
  const feet = fc.option(fc.integer({ min: 0, max: 15_000 }));
  const heading = fc.option(fc.integer({ min: 0, max: 359 }));
  const fields = fc.record({
    length: feet,
    lowEndIdent: fc.constantFrom(null, '04', '36L', 'H1'),
    highEndIdent: fc.constantFrom(null, '22', '18R'),
    lowEndHeading: heading,
    highEndHeading: heading,
    lowEndDisplacedThreshold: feet,
    lowEndLatitude: fc.option(fc.double({ min: 46, max: 46.05, noNaN: true })),
    lowEndLongitude: fc.constantFrom(6),
    highEndLatitude: fc.option(fc.double({ min: 46, max: 46.05, noNaN: true })),
    highEndLongitude: fc.constantFrom(6, 6.01),
  });

  it('have the same ends, headings and coordinates', () => {
    fc.assert(
      fc.property(fields, fc.constantFrom(undefined, 3.2, -14), (given, variation) => {
        const one = runway('04/22', given);
        expect(endsOf(one)).toEqual(endsInWindow(one));
        expect(endPositions(one)).toEqual(coordinates(one));
        for (const side of ['low', 'high'] as const) expect(headingOf(one, side, variation)).toEqual(headingInWindow(one, side, variation));
      }),
    );
  });

  it('have the same components and the same variation', () => {
    fc.assert(
      fc.property(heading, heading, fc.integer({ min: 0, max: 99 }), latLon(), moments, (direction, runwayHeading, speed, at, moment) => {
        const { head, cross } = componentsOf(direction ?? 0, speed, runwayHeading ?? 0);
        expect(windComponents(direction ?? 0, speed, runwayHeading ?? 0)).toEqual({ headwind: head, crosswind: cross });
        const old = declinationAt(at, new Date(moment));
        expect(variationAt(at, new Date(moment))?.degrees).toBe(old?.degrees);
      }),
    );
  });
});
