/** Seventh format of state.sqlite: NOTAMs of several places, which the state of each of them asks for; one place takes six characters with its blanks. */
export const severalPlaces = `
CREATE INDEX notams_of_several_places ON notams (locations) WHERE length(locations) > 6;
`;
