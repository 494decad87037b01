import type { Frequency } from '#contract/airports/frequency.ts';

/**
 * Types by service, as a departing crew calls them: listen, get the clearance, taxi, take off, leave; then what small fields have. Those not known here
 * are of another service.
 */
const types = {
  weather: ['ATIS', 'AWOS', 'ASOS', 'AWIS', 'AWIB', 'VOLMET', 'PMSV', 'WX'],
  clearance: ['DEL', 'CLD', 'CLNC', 'CLR', 'PTD'],
  ground: ['APRON', 'RMP', 'RAMP', 'GND'],
  tower: ['TWR', 'TOWER'],
  approach: ['DEP', 'A/D', 'APP', 'APP/DEP', 'ARR', 'DIR', 'RDR', 'RADAR', 'RAD/APP', 'GCA', 'TCA', 'TMA', 'ACP'],
  advisory: ['AFIS', 'AAS', 'INFO', 'ATF', 'CTAF', 'UNIC', 'UNICOM', 'MF', 'RDO', 'RADIO', 'A/G', 'A/A', 'TIBA', 'PAL'],
  area: ['RCO', 'FSS', 'FIS', 'FIC', 'CTR', 'ACC', 'ARTC', 'CNTR'],
  other: [],
} satisfies Record<string, string[]>;
type Service = keyof typeof types;
export const services = Object.keys(types) as Service[];

/** Sectors follow the type: `RDR EAST`. */
const wordOf = ({ type }: Frequency): string => (type?.toUpperCase() ?? '').split(' ')[0] ?? '';

const serviceOf = (frequency: Frequency): Service => services.find((service) => placeIn(service, frequency) !== -1) ?? 'other';
const placeIn = (service: Service, frequency: Frequency): number => (types[service] as readonly string[]).indexOf(wordOf(frequency));

/** Groups by service, and in each by type, then by frequency; empty ones are left out. */
export const inGroups = (frequencies: readonly Frequency[]): { service: Service; frequencies: Frequency[] }[] =>
  services.flatMap((service) => {
    const members = frequencies
      .filter((frequency) => serviceOf(frequency) === service)
      .toSorted(
        (a, b) => placeIn(service, a) - placeIn(service, b) || (a.type ?? '').localeCompare(b.type ?? '') || a.frequency - b.frequency,
      );
    return members.length === 0 ? [] : [{ service, frequencies: members }];
  });
