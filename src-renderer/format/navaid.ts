import type { Navaid } from '#contract/navaids/navaid.ts';

/** It reads `115.75 MHz` or `373 kHz`; null where it is unknown. */
export function frequencyInWords({ frequency, frequencyUnit }: Pick<Navaid, 'frequency' | 'frequencyUnit'>): string | null {
  if (frequency === null || frequencyUnit === null) return null;
  return `${frequencyUnit === 'MHz' ? frequency.toFixed(2) : frequency} ${frequencyUnit}`;
}

/** `VOR-DME · 115.75 MHz · CH 104Y`: what is known of type, frequency and channel. */
export const tuningInWords = (navaid: Pick<Navaid, 'type' | 'frequency' | 'frequencyUnit' | 'dmeChannel'>): string =>
  [navaid.type, frequencyInWords(navaid), navaid.dmeChannel === null ? null : `CH ${navaid.dmeChannel}`]
    .filter((part) => part !== null)
    .join(' · ');
