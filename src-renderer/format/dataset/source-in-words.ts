import { words } from '#renderer/i18n/words.ts';

/** What the server calls the set that it ships with. */
const STARTER = 'Aeroshelf starter set';

export const isStarter = (source: string): boolean => source === STARTER;

/** The name of a dataset's source; that of the starter set is ours, others are their own. */
export const sourceInWords = (source: string): string => (isStarter(source) ? words.data.starterName : source);
