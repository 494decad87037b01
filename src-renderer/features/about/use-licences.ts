import { useEffect, useState } from 'react';
import { readPageFile } from '#renderer/data/api/client.ts';

export type Licence = { name: string; version: string; licence: string; text: string };

type Licences = { licences: readonly Licence[]; isMissing: boolean };

/** What the build wrote of everything bundled; a page served from its sources has no such list. */
export function useLicences(): Licences {
  const [known, setKnown] = useState<Licences>({ licences: [], isMissing: false });
  useEffect(() => {
    readPageFile('licences.json').then(
      (licences) => setKnown({ licences: licences as Licence[], isMissing: false }),
      () => setKnown({ licences: [], isMissing: true }),
    );
  }, []);
  return known;
}
