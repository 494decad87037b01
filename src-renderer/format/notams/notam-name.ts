/** A NOTAM has a name even where its number or its location may be missing. */
import { words } from '#renderer/i18n/words.ts';

type Numbered = { notamId?: string | null | undefined };
type Located = { icao: string | null; decoded?: { locations: readonly string[] } | undefined };

export const numberOrUnknown = ({ notamId }: Numbered): string => notamId ?? words.common.numberUnknown;

/** Returns the location of a NOTAM, else the first of those that are read from its text. */
export const locationOf = ({ icao, decoded }: Located): string | null => icao ?? decoded?.locations[0] ?? null;

export const locationOrUnknown = (notam: Located): string => locationOf(notam) ?? words.common.locationUnknown;

/** `A0123/26 LSGG` has its own location alone. */
export const nameOfNotam = ({ notamId, icao }: Numbered & Pick<Located, 'icao'>): string =>
  `${numberOrUnknown({ notamId })} ${locationOrUnknown({ icao })}`;
