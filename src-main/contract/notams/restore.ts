/** NOTAMs that were deleted and are stored again. */
import { Type, type Static } from 'typebox';
import { closed } from '../schema/values.ts';

export const RestoredNotams = Type.Object({ restored: Type.Integer({ description: 'NOTAMs that are stored again' }) }, closed);
export type RestoredNotams = Static<typeof RestoredNotams>;
