/** Materials of runways and how good their surface is, in French. */
import type { Same } from '../same.ts';
import type * as english from '../en/surfaces.ts';

export const surfaceMaterials: Same<typeof english.surfaceMaterials> = {
  asphalt: 'asphalte',
  concrete: 'béton',
  bitumen: 'bitume',
  grass: 'herbe',
  gravel: 'gravier',
  dirt: 'terre',
  sand: 'sable',
  clay: 'argile',
  coral: 'corail',
  snow: 'neige',
  ice: 'glace',
  water: 'eau',
  wood: 'bois',
  metal: 'métal',
  mats: 'plaques métalliques',
};

export const surfaceConditions: Same<typeof english.surfaceConditions> = {
  excellent: 'excellent état',
  good: 'bon état',
  fair: 'état moyen',
  poor: 'mauvais état',
};
