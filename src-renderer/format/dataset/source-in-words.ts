import type { DatasetStatus } from '#contract/dataset/dataset.ts';
import { words } from '#renderer/i18n/words.ts';

/** The name of a dataset's source; that of the starter set is translated, others are shown as they are. */
export const sourceInWords = ({ source, isStarter }: Pick<DatasetStatus, 'source' | 'isStarter'>): string =>
  isStarter ? words.data.starterName : source;
