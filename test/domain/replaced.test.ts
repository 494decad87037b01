/** What the rooms have today and what the domain says instead: equal, or apart by as much as the old formula was wrong. Goes with the old code. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMoment as readCoreMoment, utc, writeMoment } from '#core/notams/items/moment.ts';
import { ringAround } from '#core/notams/read/geometry/circles.ts';
import { findPositions as findInCore } from '#core/notams/read/geometry/positions.ts';
import { nearestYear } from '#core/notams/read/snowtam.ts';
import { isPolarDay, sunMinutes } from '#core/notams/schedule/sun.ts';
import { distanceBetween as distanceInCore } from '#core/reference/build/merge/distance.ts';
import { circleAround } from '#domain/circle.ts';
import { inDecimals, inIcaoMinutes, inIcaoSeconds, inSeconds } from '#domain/format-position.ts';
import { destination, distanceBetween, trackBetween } from '#domain/geodesic.ts';
import { variationAt } from '#domain/magnetic.ts';
import { findPositions, readPosition } from '#domain/read-position.ts';
import { endPositions, endsOf, headingOf } from '#domain/runway.ts';
import { lightOfDay } from '#domain/sun.ts';
import { formatTenDigits, readMoment, readMonthDayTime, readTenDigits, utcMoment } from '#domain/time.ts';
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
        for (const old of [distanceInCore(a, b), distanceInWindow(a, b)]) {
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

  it('make circles whose corners are within 0.6 % of the radius of the old ones', () => {
    fc.assert(
      fc.property(latLon({ most: 70 }), fc.double({ min: 0.1, max: 300, noNaN: true }), (centre, radiusNm) => {
        const old = ringAround({ centre: [centre.longitude, centre.latitude], radiusNm });
        fc.pre(old !== null);
        const corners = circleAround(centre, radiusNm) ?? [];
        expect(corners).toHaveLength((old?.length ?? 0) - 1);
        for (const [at, corner] of corners.entries()) {
          const [longitude = Number.NaN, latitude = Number.NaN] = old?.[at] ?? [];
          expect(distanceBetween(corner, { latitude, longitude })).toBeLessThanOrEqual(radiusNm * 0.006 + 1e-4);
        }
      }),
    );
  });
});

describe('the sun', () => {
  const place = latLon({ most: 60 });

  it('in item D, in steps of five minutes, was within eight of it', () => {
    fc.assert(
      fc.property(place, fc.integer({ min: 20_000, max: 24_000 }), (at, day) => {
        for (const [event, key] of [
          ['rise', 'begin'],
          ['set', 'end'],
        ] as const) {
          const old = sunMinutes(day, at, event);
          const found = [-1, 0, 1]
            .map((shift) => lightOfDay(at, (day + shift + 0.5) * DAY - at.longitude * 4 * MINUTE, 'sun')[key])
            .map((time) => ((time ?? Number.NaN) - day * DAY) / MINUTE);
          if (old !== undefined) expect(Math.min(...found.map((minutes) => Math.abs(minutes - old)))).toBeLessThanOrEqual(8);
        }
        expect(isPolarDay(day, at)).toBe(false);
      }),
    );
  });

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
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6 || 0;

  it('in texts are the same', () => {
    const written = fc
      .tuple(latLon(), fc.constantFrom(inIcaoMinutes, inIcaoSeconds, inSeconds, inDecimals))
      .map(([at, write]) => write(at));
    const noise = fc.stringMatching(/^[NSEW0-9 ./-]{0,12}$/);
    fc.assert(
      fc.property(fc.array(fc.oneof(written, noise)), (parts) => {
        const text = parts.join(' ');
        const old = findInCore(text).map(({ position: [longitude, latitude], from, to }) => ({ latitude, longitude, from, to }));
        const found = findPositions(text, 500).map((one) => ({ ...one, latitude: round(one.latitude), longitude: round(one.longitude) }));
        expect(found).toEqual(old.map((one) => ({ ...one, latitude: one.latitude || 0, longitude: one.longitude || 0 })));
      }),
      { numRuns: 2000 },
    );
  });

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
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

  it('of ten figures are the same, both ways', () => {
    fc.assert(
      fc.property(fc.oneof(digits(10), moments.map(formatTenDigits)), (text) => {
        const old = readCoreMoment(text);
        expect(readTenDigits(text)).toBe(old?.getTime());
        if (old) expect(formatTenDigits(old.getTime())).toBe(writeMoment(old));
      }),
      { numRuns: 2000 },
    );
  });

  it('of parts are the same', () => {
    const small = fc.integer({ min: 0, max: 62 });
    fc.assert(
      fc.property(small, small, small, small, small, (month, day, hour, minute, second) => {
        const parts = { year: 2026, month: month % 14, day: day % 33, hour: hour % 26, minute, second };
        expect(utcMoment(parts)).toBe(utc(parts)?.getTime());
      }),
      { numRuns: 2000 },
    );
  });

  it('without a year are those of the nearest one', () => {
    fc.assert(
      fc.property(moments, moments, (moment, near) => {
        const text = formatTenDigits(moment).slice(2);
        expect(readMonthDayTime(text, near)).toBe(nearestYear(text, new Date(near))?.getTime());
      }),
    );
  });

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
