import { readPageFile } from '#renderer/data/api/client.ts';
import { useQuery } from '#renderer/data/api/use-query.ts';

export type Licence = { name: string; version: string; licence: string; text: string };

type Licences = { licences: readonly Licence[]; isMissing: boolean };

/** The build's list of everything bundled; a page served from source has no such list. */
export function useLicences(): Licences {
  const { earlier, problem } = useQuery('licences.json', readPageFile);
  return { licences: (earlier ?? []) as readonly Licence[], isMissing: problem !== undefined };
}
