/** The source's name in the dataset; sets of the same name are compared with each other. */
export const OURAIRPORTS = 'OurAirports';

/** Address at which OurAirports publishes its files every night: `<base><name>.csv`. */
export const OURAIRPORTS_BASE = 'https://davidmegginson.github.io/ourairports-data/';
