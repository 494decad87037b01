import { useRecents } from '#renderer/data/recents.ts';
import { offerUndo } from '#renderer/data/undo.ts';
import { words } from '#renderer/i18n/words.ts';

/** Clears the list of recent airports, which can be undone. */
export function clearRecent(): void {
  const { recents, forget, restore } = useRecents.getState();
  if (recents.length === 0) return;
  forget();
  offerUndo(words.menu.recentCleared, () => restore(recents));
}
