import { expect, it } from 'vitest';
import { bearingInWords } from '#renderer/features/airport/nearby/NavaidsNear.tsx';
import { withTracks } from '#renderer/features/airport/nearby/with-tracks.ts';

it('gives distance and true initial course, across 180° too, and leaves out unknown positions', () => {
  const found = withTracks({ latitude: 0, longitude: 179.5 }, [
    { latitude: 0, longitude: -179.5 },
    { latitude: null, longitude: null },
    { latitude: 2, longitude: 179.5 },
  ]);
  expect(found).toHaveLength(2);
  expect(found[0]?.distance).toBeCloseTo(60.1, 1);
  expect(found[0]?.initialCourse).toBeCloseTo(90, 6);
  expect(found[1]?.initialCourse).toBeCloseTo(0, 6);
});

it('writes the magnetic bearing next to the true one, and that it is unknown without a variation', () => {
  expect([bearingInWords(0, 3), bearingInWords(90, 3)]).toEqual(['360° (357°)', '090° (087°)']);
  expect(bearingInWords(0, undefined)).toBe('360° (unknown)');
});
