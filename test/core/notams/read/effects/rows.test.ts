import { describe, expect, it } from 'vitest';
import { rows } from '#core/notams/read/effects/effects.ts';
import { effectsOfText } from '../closure-effects.ts';

const rulesOf = ([code, text]: readonly [string, string]) => effectsOfText(text, code).map(({ rule }) => rule);

describe.each(rows.map((row) => [row.name, row] as const))('the rule %s', (name, { examples, counterExamples }) => {
  it.each(examples)('holds for %s %s', (code, text) => {
    expect(rulesOf([code, text])).toContain(name);
  });

  it.each(counterExamples)('does not hold for %s %s', (code, text) => {
    expect(rulesOf([code, text])).not.toContain(name);
  });
});
