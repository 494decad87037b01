/** A state that is lost, where there is no terminal: what its refusal names as commands, as buttons. */
import { dialog } from 'electron';
import { beginAfresh, restoreLastBackup } from '#core/core.ts';
import { Refusal } from '#core/refusal.ts';
import { nativeWords } from '../words.ts';

/** True where something was put into its place, so that another start may do. Throws a Refusal where that failed. */
export async function offerRestore(dataDir: string, error: unknown): Promise<boolean> {
  if (!(error instanceof Refusal) || error.code !== 'stateUnusable') return false;
  const [why] = error.reasons ?? [];
  // The language setting is in what is lost.
  const words = nativeWords('system');
  const sentences: Readonly<Record<string, (path: string, error: string) => string>> = words.stateLost;
  const sentence = why && sentences[why.code];
  if (!why || !sentence) return false;
  const { path, error: saidOfIt, backup } = why.values;
  const acts = [
    ...(typeof backup === 'string' ? [{ label: words.restoreBackup(backup), act: restoreLastBackup }] : []),
    { label: words.beginAfresh, act: beginAfresh },
  ];
  const { response } = await dialog.showMessageBox({
    type: 'error',
    title: words.cannotStart,
    message: sentence(String(path), String(saidOfIt)),
    detail: words.stateIsKept,
    buttons: [...acts.map(({ label }) => label), words.quit],
    defaultId: acts.length,
    cancelId: acts.length,
  });
  await acts[response]?.act({ dataDir });
  return response < acts.length;
}
