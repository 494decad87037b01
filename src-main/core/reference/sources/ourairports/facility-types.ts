/** OurAirports' type words, and the contract's facilityType of each; the closed ones have none. */
export const facilityTypes: Record<string, string> = {
  large_airport: 'airport',
  medium_airport: 'airport',
  small_airport: 'airport',
  heliport: 'heliport',
  seaplane_base: 'seaplaneBase',
  balloonport: 'balloonport',
};

/** The known type words; for any other, the kind of facility and whether it is closed are unknown. */
export const knownTypes: readonly string[] = [...Object.keys(facilityTypes), 'closed'];
