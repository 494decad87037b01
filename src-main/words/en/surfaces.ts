/** Materials of runways and how good their surface is, in English. */
export const surfaceMaterials = {
  asphalt: 'asphalt',
  concrete: 'concrete',
  bitumen: 'bitumen',
  grass: 'grass',
  gravel: 'gravel',
  dirt: 'dirt',
  sand: 'sand',
  clay: 'clay',
  coral: 'coral',
  snow: 'snow',
  ice: 'ice',
  water: 'water',
  wood: 'wood',
  metal: 'metal',
  mats: 'landing mats',
};

export const surfaceConditions = { excellent: 'excellent', good: 'good', fair: 'fair', poor: 'poor' };
