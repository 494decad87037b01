/** A file of map tiles that was dropped on the window: offered with what it is, and added when the user agrees. */
import { useEffect } from 'react';
import { create } from 'zustand';
import { useIncoming, type IncomingFile } from '#renderer/data/incoming.ts';

type Arrival = { file: IncomingFile | undefined; take: (file: IncomingFile | undefined) => void };

export const useArrival = create<Arrival>((set) => ({ file: undefined, take: (file) => set({ file }) }));

/** Takes it once. */
export function useBasemapArrival(): void {
  const file = useIncoming((incoming) => incoming.file);
  useEffect(() => {
    if (file?.kind === 'basemap') useArrival.getState().take(useIncoming.getState().take());
  }, [file]);
}
