import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { Plog } from '#contract/route/plog.ts';
import { logFor, logOf, wordsOf } from '../../core/route/plog/logs.ts';

it.each([
  ['everything', logOf(12)],
  ['next to nothing', logFor(wordsOf(5), { aircraft: undefined, winds: [], depart: undefined }, { aircraft: undefined, data: [] })],
])('a plog of which %s is known is as the contract says', (_, log) => {
  expect([...Value.Errors(Plog, log)]).toEqual([]);
});
