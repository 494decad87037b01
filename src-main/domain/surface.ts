/** Sorts the surface of a runway into a few kinds. Sources write it in hundreds of ways; anything else is unknown. */
const surfaces = ['unknown', 'hard', 'unpaved', 'water', 'snow'] as const;
export type Surface = (typeof surfaces)[number];

/** The first that fits the beginning of the word decides, as the first material of a mixed surface is the main one. */
const kinds: readonly (readonly [RegExp, Surface])[] = [
  [/^(?:WAT)/, 'water'],
  [/^(?:SNO|ICE)/, 'snow'],
  [/^(?:ASP|CON|PEM|BIT|TAR|MAC|PAV|BRI|PSP|MET|ALU|STEEL|MATS|SEAL|HARD|PAD|DECK|ROOF|WOOD)/, 'hard'],
  [
    /^(?:GR|TURF|SOD|GVL|DIRT|EARTH|SAND|CLAY|LAT|COR|SOIL|MUD|OIL|TREATED|PI[CÇ]|CALI|BARE|DESERT|ROCK|STONE|SHALE|CINDER|UNPAVED|UNSE)/,
    'unpaved',
  ],
];

/** Single letters and short codes of the source that mean one material each. */
const letters: Readonly<Record<string, Surface>> = { C: 'hard', B: 'hard', G: 'unpaved', S: 'unpaved', L: 'unpaved' };

export function surfaceOf(words: string | null | undefined): Surface {
  const word = words?.trim().toUpperCase() ?? '';
  return letters[word] ?? kinds.find(([beginning]) => beginning.test(word))?.[1] ?? 'unknown';
}

/** Words of sources that mean one material, as ICAO's codes and the FAA's do. */
const materials = {
  asphalt: ['ASP', 'ASPH', 'ASPHALT', 'TARMAC'],
  concrete: ['CON', 'CONC', 'CONCRETE'],
  bitumen: ['BIT', 'BITUMEN'],
  grass: ['GRS', 'GRE', 'GRASS', 'TURF', 'SOD'],
  gravel: ['GVL', 'GRVL', 'GRV', 'GRAVEL'],
  dirt: ['DIRT', 'EARTH'],
  sand: ['SAN', 'SAND'],
  clay: ['CLA', 'CLAY'],
  coral: ['COR', 'CORAL'],
  snow: ['SNO', 'SNOW'],
  ice: ['ICE'],
  water: ['WATER', 'WAT'],
  wood: ['WOOD'],
  metal: ['MET', 'METAL'],
  mats: ['MATS', 'PSP'],
} as const;

/** The FAA grades a surface at the end of its word: `TURF-F`. */
const conditions = { E: 'excellent', G: 'good', F: 'fair', P: 'poor' } as const;

type Material = keyof typeof materials;
type Graded = { materials: readonly Material[]; condition: (typeof conditions)[keyof typeof conditions] | undefined };

const materialOf = (part: string): Material | undefined =>
  (Object.keys(materials) as Material[]).find((material) => (materials[material] as readonly string[]).includes(part));

/** Its materials, the main one first, and how good it is; undefined for any other word, which is shown as written. */
export function gradedSurface(word: string): Graded | undefined {
  const parts = word
    .toUpperCase()
    .replace(/^PEM$/, 'ASP/CON')
    .split(/[-/]/)
    .map((part) => part.trim());
  const last = parts.at(-1) as keyof typeof conditions | undefined;
  const condition = parts.length > 1 && last !== undefined ? conditions[last] : undefined;
  const found = (condition === undefined ? parts : parts.slice(0, -1)).map(materialOf);
  const materials = new Set(found.filter((one) => one !== undefined));
  return found.includes(undefined) ? undefined : { materials: [...materials], condition };
}
