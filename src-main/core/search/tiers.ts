/** A tier says why an airport was found, best reason first. This order is the public ranking. */
export const tiers = [
  'icaoCode',
  'iataCode',
  'localCode',
  'codePrefix',
  // GPS code, the source's own identifier and codes among the keywords ("NYC") are codes as well, which the contract does not show.
  'otherCode',
  'otherCodePrefix',
  'name',
  'words',
  // Every word matches the country or state only: "switzerland".
  'place',
  'fuzzy',
] as const;

export type Tier = (typeof tiers)[number];

export type Hit = { row: number; tier: Tier };
