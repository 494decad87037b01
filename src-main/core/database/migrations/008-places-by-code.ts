/** Eighth format of state.sqlite: the state of an aerodrome without a location indicator asks for its NOTAMs by the location that they name. */
export const placesByCode = `
CREATE INDEX notams_by_location ON notams (location COLLATE NOCASE) WHERE icao IS NULL;
`;
