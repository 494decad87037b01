/** Where one can go from everywhere, by address and by name in words.frame; the navigation and the palette offer the same. */
export const screens = [
  ['/', 'search'],
  ['/airports', 'airports'],
  ['/notams', 'notams'],
  ['/map', 'map'],
  ['/data', 'data'],
  ['/api', 'api'],
  ['/settings', 'settings'],
] as const;
