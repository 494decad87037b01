/** A user can add these kinds of source; the command line names them without the schemas of the contract. */
export const fetchedKinds = [
  'ourairports',
  'api',
  'files',
  'airportList',
  'notams',
  'ukPib',
  'navCanada',
  'faaNms',
  'faaNotamApi',
  'weather',
] as const;
