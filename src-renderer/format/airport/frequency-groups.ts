import type { Frequency } from '#contract/airports/frequency.ts';

export const services = ['weather', 'clearance', 'ground', 'tower', 'approach', 'advisory', 'area', 'other'] as const;
type Service = (typeof services)[number];

const types: Record<Exclude<Service, 'other'>, readonly string[]> = {
  weather: ['ATIS', 'AWOS', 'ASOS', 'AWIS', 'AWIB', 'VOLMET', 'PMSV', 'WX'],
  clearance: ['DEL', 'CLD', 'CLNC', 'CLR', 'PTD'],
  ground: ['APRON', 'RMP', 'RAMP', 'GND'],
  tower: ['TWR', 'TOWER'],
  approach: ['DEP', 'A/D', 'APP', 'APP/DEP', 'ARR', 'DIR', 'RDR', 'RADAR', 'RAD/APP', 'GCA', 'TCA', 'TMA', 'ACP'],
  advisory: ['AFIS', 'AAS', 'INFO', 'ATF', 'CTAF', 'UNIC', 'UNICOM', 'MF', 'RDO', 'RADIO', 'A/G', 'A/A', 'TIBA', 'PAL'],
  area: ['RCO', 'FSS', 'FIS', 'FIC', 'CTR', 'ACC', 'ARTC', 'CNTR'],
};

const serviceOf = (type: string | null): Service => {
  // Sectors follow the type: `RDR EAST`.
  const [word = ''] = (type?.toUpperCase() ?? '').split(' ');
  return services.find((service) => service !== 'other' && types[service].includes(word)) ?? 'other';
};

/** Groups are in the order in which a departing crew calls them; empty ones are left out. */
export function inGroups(frequencies: readonly Frequency[]): { service: Service; frequencies: Frequency[] }[] {
  const ordered = inOrderOfUse(frequencies);
  return services.flatMap((service) => {
    const members = ordered.filter(({ type }) => serviceOf(type) === service);
    return members.length === 0 ? [] : [{ service, frequencies: members }];
  });
}

/** Kinds of service in the order of a departure: listen, get the clearance, taxi, take off, leave; then what small fields have. */
const order: readonly string[] = [
  'ATIS', 'AWOS', 'ASOS', 'AWIS', 'DEL', 'CLD', 'CLNC', 'CLR', 'APRON', 'RMP', 'RAMP', 'GND', 'TWR', 'DEP', 'A/D', 'APP', 'ARR', 'DIR', 'RDR', 'AFIS',
  'INFO', 'CTAF', 'UNIC', 'UNICOM', 'MF', 'RDO', 'RCO', 'FSS', 'FIS', 'CTR', 'ACC',
]; // prettier-ignore

function rank(type: string | null): number {
  const place = type === null ? -1 : order.indexOf(type.toUpperCase());
  return place === -1 ? order.length : place;
}

/** Orders by kind of service, then by frequency; unknown kinds come last. */
const inOrderOfUse = (frequencies: readonly Frequency[]): Frequency[] =>
  frequencies.toSorted((a, b) => rank(a.type) - rank(b.type) || (a.type ?? '').localeCompare(b.type ?? '') || a.frequency - b.frequency);
