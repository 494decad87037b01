import { expect, it } from 'vitest';
import { keptTyped, routeKey, typedFor, useTyped } from '#renderer/features/route/flight-plan/typed-items.ts';

const [one, other] = [routeKey({ text: 'LSGG LFMN' }, false), routeKey({ text: 'LSGG LFML' }, false)];
const message = routeKey({ text: '(FPL-HBABC' }, true);
const typedIn = (key: string) => typedFor(key, useTyped.getState());

it('keeps the aircraft for every route, and what a route gives for that route alone', () => {
  const { type, refill } = useTyped.getState();
  type('equipment', 'SDF', one);
  type('RMK', 'TEST', one);
  type('departure', 'ZZZZ', one);
  type('time', '', one);
  expect(typedIn(one)).toEqual({ equipment: 'SDF', RMK: 'TEST', departure: 'ZZZZ', time: '' });
  expect(typedIn(other)).toEqual({ equipment: 'SDF', RMK: 'TEST' });
  refill();
  expect(typedIn(one)).toEqual({ equipment: 'SDF', RMK: 'TEST' });
  type('equipment', '', one);
  expect(typedIn(one)).toEqual({ RMK: 'TEST' });
});

it('leaves a message its own aircraft', () => {
  const { type } = useTyped.getState();
  type('equipment', 'SDF', one);
  expect(typedIn(message)).toEqual({});
  type('equipment', 'S', message);
  expect([typedIn(message), typedIn(one)]).toEqual([{ equipment: 'S' }, { equipment: 'SDF', RMK: 'TEST' }]);
});

it('takes of what was kept the texts of an aircraft alone', () => {
  expect(keptTyped({ equipment: 'SDF', wake: 3, departure: 'LSGG', other: 'x', pilot: 'A'.repeat(999) })).toEqual({
    equipment: 'SDF',
    pilot: 'A'.repeat(200),
  });
  expect([keptTyped(null), keptTyped('SDF')]).toEqual([{}, {}]);
});
