import { describe, expect, it } from 'vitest';
import type { Match } from '#renderer/features/palette/memory.ts';
import { isWholeCode, joined, withMarked, type Result } from '#renderer/features/palette/results.ts';

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

describe('a whole code', () => {
  const entry = (codes: string, isClosed = false): Match => ({
    entry: { id: 'airport:1', kind: 'airport', title: '', place: '', codes, city: '', more: '', leads: '', isClosed },
    why: 'code',
    score: 1,
  });

  it.each([
    ['lsgg', 'LSGG GVA', true],
    [' LSGG ', 'LSGG', true],
    ['LSG', 'LSGG', false],
    ['GVA', 'LSGG GVA', false],
    ['LSGS', 'LSGG GVA', false],
  ])('%s of an airport with %s: %s, so that a code of three letters leaves what is known by that word', (query, codes, isOne) => {
    expect(isWholeCode(query, [entry(codes)], [])).toBe(isOne);
  });

  it('of a closed airport leaves the others, because another may be meant', () => {
    expect(isWholeCode('LSGG', [entry('LSGG', true)], [])).toBe(false);
  });
});

it('shows an airport once, whichever of its codes its address has', () => {
  const recent: Result = { ...geneva, key: 'recent:LSGG', leads: '/airports/gva-1' };
  expect(joined([recent], [geneva, nice])).toEqual([recent, nice]);
});
