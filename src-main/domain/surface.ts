/** The surface of a runway in a few kinds. Sources write it in hundreds of ways; anything else is unknown. */
export const surfaces = ['unknown', 'hard', 'unpaved', 'water', 'snow'] as const;
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
