import { words } from '#renderer/i18n/words.ts';

/** The server's name for the starter set. */
const STARTER = 'Aeroshelf starter set';

export const isStarter = (source: string): boolean => source === STARTER;

/** The name of a dataset's source; that of the starter set is translated, others are shown as they are. */
export const sourceInWords = (source: string): string => (isStarter(source) ? words.data.starterName : source);
