import { expect, it } from 'vitest';
import { frequencyInWords, tuningInWords } from '#renderer/format/navaid.ts';

it.each([
  [115.75, 'MHz', '115.75 MHz'],
  [112.4, 'MHz', '112.40 MHz'],
  [320.5, 'kHz', '320.5 kHz'],
  [373, 'kHz', '373 kHz'],
  [null, null, null],
] as const)('%s %s is written %s', (frequency, frequencyUnit, text) => {
  expect(frequencyInWords({ frequency, frequencyUnit })).toBe(text);
});

it('a navaid is tuned by what is known of it', () => {
  const navaid = { type: 'VOR-DME', frequency: 115.75, frequencyUnit: 'MHz', dmeChannel: '104Y' } as const;
  expect(tuningInWords(navaid)).toBe('VOR-DME · 115.75 MHz · CH 104Y');
  expect(tuningInWords({ ...navaid, frequency: null, frequencyUnit: null, dmeChannel: null })).toBe('VOR-DME');
});
