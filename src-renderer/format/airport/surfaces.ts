/** Words of sources that mean one material, as ICAO's codes and the FAA's do; longer or mixed ones are shown as written. */
const materials = {
  asphalt: ['ASP', 'ASPH', 'ASPHALT'],
  concrete: ['CON', 'CONC', 'CONCRETE'],
  asphaltConcrete: ['PEM', 'ASPH-CONC', 'ASPH/CONC'],
  bitumen: ['BIT'],
  grass: ['GRS', 'GRE', 'GRASS', 'TURF'],
  gravel: ['GVL', 'GRVL', 'GRAVEL'],
  dirt: ['DIRT', 'EARTH'],
  water: ['WATER', 'WAT'],
} as const;

export type Material = keyof typeof materials;

/** Undefined for any other word. */
export function materialOf(word: string): Material | undefined {
  const text = word.replaceAll(' ', '').toUpperCase();
  return (Object.keys(materials) as Material[]).find((material) => (materials[material] as readonly string[]).includes(text));
}
