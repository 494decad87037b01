import { expect, it } from 'vitest';
import type { Navaid } from '#contract/navaids/navaid.ts';
import { navaidsAround } from '#renderer/features/airport/nearby/NavaidsNear.tsx';

const navaid = (ident: string, latitude: number | null, longitude: number | null) => ({ ident, latitude, longitude }) as Navaid;

it('lists navaids nearest first, with true and magnetic bearing from the airport', () => {
  const found = [navaid('EAS', 0, 0.5), navaid('NOR', 0.25, 0), navaid('NIL', null, null)];
  const near = navaidsAround({ latitude: 0, longitude: 0 }, found, 3);
  expect(near.map(({ navaid: { ident } }) => ident)).toEqual(['NOR', 'EAS']);
  expect(near.map(({ distance }) => Math.round(distance))).toEqual([15, 30]);
  expect(
    near.map(({ trueBearing, magneticBearing }) => [Math.round(trueBearing) % 360, Math.round(magneticBearing ?? Number.NaN)]),
  ).toEqual([
    [0, 357],
    [90, 87],
  ]);
});

it('has no magnetic bearing where the variation is unknown', () => {
  expect(navaidsAround({ latitude: 0, longitude: 0 }, [navaid('NOR', 0.25, 0)], undefined)[0]?.magneticBearing).toBeNull();
});
