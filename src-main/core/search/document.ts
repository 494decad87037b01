/** The index stores this about one airport, in the same shape for the starter set, OurAirports and another server. */
export type SearchDocument = {
  /** It is `airports.row` in reference.sqlite, which is unique. */
  row: number;
  icaoCode: string | null;
  iataCode: string | null;
  localCode: string | null;
  gpsCode: string | null;
  /** It is the source's own identifier. */
  ident: string | null;
  name: string;
  city: string | null;
  state: string | null;
  /** It is the alpha-2 code of ISO 3166-1. */
  countryCode: string | null;
  countryName: string | null;
  /** Separated by commas, as the source gives them. */
  keywords: string | null;
  isClosed: boolean;
  /** Airlines fly there by a timetable. */
  isScheduled: boolean;
  /** 3 is a large, 2 a medium, 1 a small airport or seaplane base, 0 a heliport, a balloonport or closed. */
  size: number;
  /** The unit is feet; null when unknown. */
  longestRunway: number | null;
};

/** It is known of an airport before the others and its runways are, and is enough to read its texts. */
export type SearchText = Omit<SearchDocument, 'row' | 'longestRunway'>;
