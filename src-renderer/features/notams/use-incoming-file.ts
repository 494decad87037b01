import { useEffect } from 'react';
import { useIncoming } from '#renderer/data/incoming.ts';
import { useImporting } from './import/importing.ts';

/** A file of NOTAMs from outside goes to the import, once. */
export function useIncomingFile(): void {
  const file = useIncoming((incoming) => incoming.file);
  useEffect(() => {
    if (file?.kind !== 'notams') return;
    const taken = useIncoming.getState().take();
    if (taken !== undefined) void useImporting.getState().check({ name: taken.name, content: taken.content });
  }, [file]);
}
