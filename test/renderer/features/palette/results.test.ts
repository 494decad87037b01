import { describe, expect, it } from 'vitest';
import { withMarked, type Result } from '#renderer/features/palette/results.ts';

const result = (code: string): Result => ({
  key: `airport:${code}`,
  kind: 'airport',
  title: code,
  place: '',
  why: '',
  leads: `/airports/${code}`,
});
const [geneva, nice, denver] = [result('LSGG'), result('LFMN'), result('KDEN')];

describe('the row that is marked', () => {
  it('is returned to its place when a later answer lacks it', () => {
    expect(withMarked([geneva, nice], { result: denver, index: 1 })).toEqual([geneva, denver, nice]);
    expect(withMarked([geneva], { result: denver, index: 4 })).toEqual([geneva, denver]);
  });

  it('moves with the answers that have it, and nothing is added where none is marked', () => {
    expect(withMarked([geneva, nice, denver], { result: denver, index: 0 })).toEqual([geneva, nice, denver]);
    expect(withMarked([geneva, nice], undefined)).toEqual([geneva, nice]);
  });

  it('is recognised by what it leads to, whichever list it came from', () => {
    const favourite: Result = { ...denver, key: 'favourite:KDEN', kind: 'favourite' };
    expect(withMarked([favourite, nice], { result: denver, index: 1 })).toEqual([favourite, nice]);
  });
});
