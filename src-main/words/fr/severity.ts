/** The five severities of a NOTAM, in French. */
import type { Same } from '../same.ts';
import type { severityWords as english } from '../en/severity.ts';

export const severityWords: Same<typeof english> = { 5: 'critique', 4: 'opérationnel', 3: 'prudence', 2: 'mineur', 1: 'info' };
