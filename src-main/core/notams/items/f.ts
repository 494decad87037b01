/** Item F: the lower limit. */
import { readLimit, type Limit } from './limit.ts';

export const readLowerLimit = (text: string): Limit | null => readLimit(text);
