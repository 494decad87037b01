/** Routes of any content, as a planner may hand them over and no tidier. */
import fc from 'fast-check';
import type { PlannedPoint, PlannedRoute } from '#core/route/files/planned-route.ts';

/** Whole scripts, controls, halves of characters, and what XML, CSV and plain text give a meaning. */
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    `A & B < C > "D" 'E'`,
    'two\nlines',
    'a\r\nb\rc',
    '\ttab\t',
    ']]>',
    '<!-- x -->',
    '&amp;',
    'a,b;c',
    '""',
    '???',
    'مطار جنيف',
    'נמל התעופה',
    'Γενεύη',
    '日本 🛩️👩🏽‍✈️',
    '\u202Ertl\u202C',
    '\u0000\u0007bell',
    '\uD800half',
    '\uFFFE\uFFFF',
    'x'.repeat(300),
    '',
    '   ',
    '46N006E',
    '+46.238_+006.109',
    '-----Related Tasks-----',
    'ObsZone=0',
    '__proto__',
    'constructor',
    '0000',
    'ADEP',
    'DRCT',
    'ROUTE',
  ),
);
const code = fc.stringMatching(/^[A-Z][A-Z0-9]{1,4}$/);
const text = fc.oneof(fc.constant(null), code, fc.stringMatching(/^[A-Z0-9 ]{1,25}$/), anyText);
const ident = fc.oneof(fc.constant(null), { arbitrary: code, weight: 4 }, anyText);

const latitude = fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(0, -0, 90, -90, 46.238061, -1e-9));
const longitude = fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.constantFrom(0, -0, 180, -180, 6.108911, -1e-9));
const feet = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -1500, max: 60_000 }),
  fc.double({ min: -1500, max: 60_000, noNaN: true }),
  fc.constant(0),
);

const point: fc.Arbitrary<PlannedPoint> = fc.record({
  ident,
  kind: fc.constantFrom('airport' as const, 'navaid' as const, 'waypoint' as const, 'position' as const),
  navaid: fc.constantFrom('VOR' as const, 'NDB' as const, null),
  latitude,
  longitude,
  name: text,
  altitudeFt: feet,
  airway: fc.oneof(fc.constant(null), code, anyText),
  region: fc.oneof(fc.constant(null), fc.stringMatching(/^[A-Z0-9]{2}$/), anyText),
});

const level = fc.oneof(
  fc.constant(null),
  fc.record({ unit: fc.constant('FL' as const), value: fc.integer({ min: 1, max: 600 }) }),
  fc.record({ unit: fc.constant('ft' as const), value: fc.integer({ min: 1, max: 60_000 }) }),
);
const speed = fc.oneof(
  fc.constant(null),
  fc.record({ unit: fc.constantFrom('kt' as const, 'kmh' as const), value: fc.integer({ min: 1, max: 999 }) }),
  fc.record({ unit: fc.constant('mach' as const), value: fc.integer({ min: 30, max: 300 }).map((hundredths) => hundredths / 100) }),
);

/** Some points come twice, as of a route that returns. */
const points = fc
  .tuple(fc.array(point, { minLength: 1, maxLength: 8 }), fc.array(fc.nat(7), { maxLength: 3 }))
  .map(([own, again]) => [...own, ...again.flatMap((at) => own[at] ?? [])]);

export const anyRoute: fc.Arbitrary<PlannedRoute> = fc.record({
  name: text,
  points,
  alternates: fc.array(point, { maxLength: 3 }),
  cruiseLevel: level,
  cruiseSpeed: speed,
  rules: fc.constantFrom('VFR' as const, 'IFR' as const, null),
  cycle: fc.oneof(fc.constant(null), fc.constantFrom('2611', '0001')),
});
