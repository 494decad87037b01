/** Why an airport was found, best reason first. The order is that of api.md section 8; what it does not name stands where it disturbs least. */
export const tiers = [
  'icaoCode',
  'iataCode',
  'localCode',
  'codePrefix',
  // GPS code, the source's own identifier, and codes among the keywords ("NYC"): codes too, but none that the contract shows.
  'otherCode',
  'otherCodePrefix',
  'name',
  'words',
  // Every word stands in the country or state only: "switzerland".
  'place',
  'fuzzy',
] as const;

export type Tier = (typeof tiers)[number];

export type Hit = { row: number; tier: Tier };
