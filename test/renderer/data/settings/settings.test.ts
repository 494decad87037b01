import { expect, it, test } from 'vitest';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { undoing } from '#renderer/data/settings/write-settings.ts';
import { daysOf } from '#renderer/features/settings/Retention.tsx';

const { settings: usual } = useSettings.getState();

it('takes a refused choice back, but none that was made after it', () => {
  const former = { ...usual, theme: 'light', scale: 1 } as const;
  expect(undoing({ theme: 'dark' }, former, { ...former, theme: 'dark', scale: 2 })).toEqual({ theme: 'light' });
  expect(undoing({ theme: 'dark' }, former, { ...former, theme: 'system' })).toEqual({});
});

test.each([
  ['90', 90],
  [' 0 ', 0],
  ['36500', 36_500],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['ever', undefined],
  ['9999999', undefined],
])('%j as days is %j', (typed, days) => {
  expect(daysOf(typed)).toBe(days);
});
