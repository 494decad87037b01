import { useEffect } from 'react';
import { useIncoming } from '#renderer/data/incoming.ts';
import { words } from '#renderer/i18n/words.ts';
import { useOpening } from './opening.ts';

/** XML or JSON: never words of a route. */
const isFile = (text: string): boolean => /^\s*[<{[]/.test(text);

const isField = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.matches('input, textarea, select');
const isRouteBox = (target: EventTarget | null): boolean => target instanceof HTMLTextAreaElement && target.name === 'route';

/** Takes a file that is dropped on the window or pasted, and the text of one, also into the box of the route. */
export function useFileArrival(): void {
  const file = useIncoming((incoming) => incoming.file);
  useEffect(() => {
    if (file?.kind !== 'route') return;
    useIncoming.getState().take();
    void useOpening.getState().check(file);
  }, [file]);
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const [given] = event.clipboardData?.files ?? [];
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const takesText = isRouteBox(event.target) ? isFile(text) : !isField(event.target) && text.trim() !== '';
      if (given === undefined ? !takesText : isField(event.target) && !isRouteBox(event.target)) return;
      event.preventDefault();
      void useOpening
        .getState()
        .check(given === undefined ? { name: words.flightFiles.pasted, content: new Blob([text]) } : { name: given.name, content: given });
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, []);
}
