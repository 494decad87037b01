/**
 * Imports the world's airports from files, and undoes it. The state is here and not in a screen, so that leaving the screen does not stop
 * it.
 */
import { create } from 'zustand';
import type { BuiltDataset } from '#contract/dataset/import.ts';
import { problemFrom, type ApiProblem } from '#renderer/data/api/api-problem.ts';
import { cancellableUpload, type CancellableUpload } from '#renderer/data/api/cancellable-upload.ts';
import { api } from '#renderer/data/api/client.ts';
import { asOne, type Given, type GivenFile } from '#renderer/data/given-files.ts';
import { offerUndo } from '#renderer/data/undo.ts';
import { words } from '#renderer/i18n/words.ts';
import { useDataset } from './dataset.ts';
import { lookAtDataset } from './use-dataset-watch.ts';
import { startSync, useSync } from './sync.ts';

type About = { date?: string; acceptLoss?: boolean };

type WorldImport = {
  /** It was sent last, and is sent again where its loss is accepted. */
  last: GivenFile | undefined;
  /** One was begun in this page, whose result is then shown. */
  isMine: boolean;
  isSending: boolean;
  problem: ApiProblem | undefined;
  send: (given: Given, about?: About) => Promise<void>;
  acceptLoss: () => Promise<void>;
  download: () => Promise<void>;
  cancel: () => Promise<void>;
};

let sending: CancellableUpload<'uploadDataset'> | undefined;

export const useWorldImport = create<WorldImport>((set, get) => {
  const attempt = async (work: () => Promise<unknown>, ended: () => BuiltDataset | null | undefined) => {
    set({ isMine: true, isSending: true, problem: undefined });
    try {
      await work();
      offerWayBack(ended);
    } catch (thrown) {
      set({ problem: problemFrom(thrown) });
    }
    set({ isSending: false });
    await lookAtDataset();
  };
  const sendFile = (file: GivenFile, about: About) =>
    attempt(async () => {
      set({ last: file });
      sending = cancellableUpload('uploadDataset', { name: file.name, ...about }, file.content);
      await sending.answer;
      await lookAtDataset();
    }, endOfImport);
  return {
    last: undefined,
    isMine: false,
    isSending: false,
    problem: undefined,
    async send(given, about = {}) {
      set({ isSending: true });
      const file = await asOne(given, { isZip: true });
      if (file === undefined) set({ isSending: false });
      else await sendFile(file, about);
    },
    async acceptLoss() {
      const { last } = get();
      if (last !== undefined) await sendFile(last, { acceptLoss: true });
    },
    download: () => attempt(() => startSync(), endOfSync()),
    async cancel() {
      if (useSync.getState().sync?.state === 'running') await api('cancelSync', {}).catch(() => undefined);
      else await sending?.cancel();
      await lookAtDataset();
    },
  };
});

/** What was built; undefined while it is under way. */
function endOfImport(): BuiltDataset | null | undefined {
  const progress = useDataset.getState().status?.import;
  return progress?.state === 'running' ? undefined : (progress?.dataset ?? null);
}

/** Watches for the dataset of the next sync that ends. */
function endOfSync(): () => BuiltDataset | null | undefined {
  const before = useSync.getState().sync?.finishedAt;
  return () => {
    const { sync } = useSync.getState();
    return sync === undefined || sync.state === 'running' || sync.finishedAt === before ? undefined : (sync.outcome?.dataset ?? null);
  };
}

/** Offers undo as soon as what was begun here has replaced a dataset. */
function offerWayBack(ended: () => BuiltDataset | null | undefined): void {
  const look = () => {
    const built = ended();
    if (built === undefined) return;
    for (const stop of stops) stop();
    if (built?.replaced) offerUndo(words.data.nowInUse(built.airports, built.source), () => undoImport(built), false);
  };
  const stops = [useDataset.subscribe(look), useSync.subscribe(look)];
}

/** Puts the dataset in use again that was replaced; throws ApiProblem. */
export async function undoImport({ replaced }: Pick<BuiltDataset, 'replaced'>): Promise<void> {
  if (replaced !== null) await api('rollBack', { body: { revision: replaced } });
  await lookAtDataset();
}
