import { readPageFile } from '#renderer/data/api/client.ts';
import { useQuery } from '#renderer/data/api/use-query.ts';

export type Licence = { name: string; version: string; licence: string; text: string };

type Licences = { licences: readonly Licence[]; isMissing: boolean };

/** What the build wrote of everything bundled; a page served from its sources has no such list. */
export function useLicences(): Licences {
  const { earlier, problem } = useQuery('licences.json', readPageFile);
  return { licences: (earlier ?? []) as readonly Licence[], isMissing: problem !== undefined };
}
