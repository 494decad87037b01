import { expect, it } from 'vitest';
import { registrationOf } from '#core/route/flight-plan/prefill.ts';

it.each([
  ['HB-ABC', 'HBABC'],
  ['hb-abc', 'HBABC'],
  [' D-EABC ', 'DEABC'],
  ['9H-ABC', '9HABC'],
  ['T7-ABC', 'T7ABC'],
  ['RA-12345', 'RA12345'],
  ['N123AB', 'N123AB'],
  ['N12345', 'N12345'],
])('%s is the registration %s', (name, registration) => {
  expect(registrationOf(name)).toBe(registration);
});

it.each([undefined, '', 'Robin', 'DR-400', 'C-172', 'PA-28', 'TB-10GT', 'CESSNA', 'N0123', 'HBABC', 'My HB-ABC', 'HB-ABCDEF'])(
  '%s is the name of an aircraft',
  (name) => {
    expect(registrationOf(name)).toBeUndefined();
  },
);
