/** Each row is tested on its own texts: its examples are silent because of it alone, its counter-examples are not. */
import { describe, expect, it } from 'vitest';
import { alarmOf, openAlarm, type Heard } from '#core/notams/read/alarm/alarm.ts';
import { otherMeanings } from '#core/notams/read/alarm/other-meanings.ts';

type Example = (typeof otherMeanings)[number]['examples'][number];

const heard = (example: Example): Heard => {
  const said = typeof example === 'string' ? { text: example } : example;
  return { qCode: null, keyword: null, scope: 'A', effects: [], runwayConditions: [], ...said };
};

describe.each(otherMeanings)('the other meaning $name', (row) => {
  const without = openAlarm(otherMeanings.filter((other) => other !== row));

  it.each(row.examples.map((example) => [example]))('silences %j, and nothing else does', (example) => {
    expect(alarmOf(heard(example))).toBeNull();
    expect(without(heard(example))).not.toBeNull();
  });

  it.each(row.counterExamples)('does not silence %j', (text) => {
    expect(alarmOf(heard(text))).not.toBeNull();
  });
});

it('names are unique', () => {
  expect(new Set(otherMeanings.map(({ name }) => name)).size).toBe(otherMeanings.length);
});
