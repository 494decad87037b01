import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { screenFor, useIncoming } from '#renderer/data/incoming.ts';
import { useUnpacking } from './unpacking.ts';

/** Takes a pack that was opened by the system or dropped on the window; any other file goes to the screen for its kind. */
export function usePackArrival(): void {
  const file = useIncoming((incoming) => incoming.file);
  const [, navigate] = useLocation();
  useEffect(() => {
    if (file === undefined) return;
    if (file.kind !== 'pack') {
      navigate(screenFor(file.kind));
      return;
    }
    useIncoming.getState().take();
    useUnpacking.getState().choose(file);
  }, [file, navigate]);
}
