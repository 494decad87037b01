import { useWindowEvent } from '@mantine/hooks';
import { useIncoming } from '#renderer/data/incoming.ts';
import { words } from '#renderer/i18n/words.ts';
import { typesInto } from '#renderer/components/keyboard/focus.ts';

/** Tells whether a file is being dragged over the window, which accepts it anywhere (see app/desktop). */
export const useFileDrop = (): boolean => useIncoming(({ isOver }) => isOver);

/** Text or a file pasted outside a field is offered as a file of NOTAMs. */
export function usePaste(): void {
  useWindowEvent('paste', (event) => {
    if (typesInto(event.target) || event.clipboardData === null) return;
    const file = event.clipboardData.files[0];
    const text = event.clipboardData.getData('text/plain');
    if (file === undefined && text.trim() === '') return;
    event.preventDefault();
    const { offer } = useIncoming.getState();
    if (file === undefined) offer({ name: words.notams.pastedName, kind: 'notams', content: new Blob([text]) });
    else offer({ name: file.name, kind: 'notams', content: file });
  });
}
