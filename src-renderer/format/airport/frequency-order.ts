import type { Frequency } from '#contract/airports/frequency.ts';

/** Kinds of service in the order of a departure: listen, get the clearance, taxi, take off, leave; then what small fields have. */
const order: readonly string[] = [
  'ATIS', 'AWOS', 'ASOS', 'AWIS', 'DEL', 'CLD', 'CLNC', 'CLR', 'APRON', 'RMP', 'RAMP', 'GND', 'TWR', 'DEP', 'A/D', 'APP', 'ARR', 'DIR', 'RDR', 'AFIS',
  'INFO', 'CTAF', 'UNIC', 'UNICOM', 'MF', 'RDO', 'RCO', 'FSS', 'FIS', 'CTR', 'ACC',
]; // prettier-ignore

function rank(type: string | null): number {
  const place = type === null ? -1 : order.indexOf(type.toUpperCase());
  return place === -1 ? order.length : place;
}

/** By kind of service, then by frequency; kinds that are not known come last. */
export const inOrderOfUse = (frequencies: readonly Frequency[]): Frequency[] =>
  frequencies.toSorted((a, b) => rank(a.type) - rank(b.type) || (a.type ?? '').localeCompare(b.type ?? '') || a.frequency - b.frequency);
