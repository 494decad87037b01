import { describe, expect, it } from 'vitest';
import { notice, openTestNotams } from '../open.ts';

const levels = { low: '000/049', touching: '000/050', within: '060/070', above: '101/999', reaching: '100/999', anywhere: '000/999' };

function reachingInto(band: string): string[] {
  const { notams } = openTestNotams();
  notams.put([
    ...Object.entries(levels).map(([name, limits], at) =>
      notice({
        notamId: `B000${at}/24`,
        message: `(B000${at}/24 NOTAMN\nQ) LSAS/QWULW/IV/BO/W/${limits}/4614N00606E005\nA) LSGG B) 2407080500 C) PERM\nE) ${name.toUpperCase()})`,
      }),
    ),
    notice({ notamId: 'B0009/24', message: 'E) UNLIMITED' }),
  ]);
  const { items } = notams.list({ filter: JSON.stringify({ levels: band }), sort: 'notamId' }, { limit: 300, offset: 0 });
  return items.map(({ message }) => /E\) (\w+)/.exec(message)?.[1]?.toLowerCase() ?? '');
}

describe('NOTAMs between levels', () => {
  it('touch them at either end, or say no levels', () => {
    expect(reachingInto('FL050-FL100')).toEqual(['touching', 'within', 'reaching', 'anywhere', 'unlimited']);
    expect(reachingInto('085')).toEqual(['anywhere', 'unlimited']);
  });

  it('are refused by name where the levels cannot be read', () => {
    expect(() => reachingInto('low to high')).toThrow(
      expect.objectContaining({ details: [expect.stringMatching(/^filter\.levels: .*are no levels/)] }),
    );
  });
});
