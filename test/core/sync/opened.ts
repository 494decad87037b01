/** The parts of a core that sync, with no minimum rows for sets and with time that passes by hand. */
import { onTestFinished } from 'vitest';
import type { SettingsChange } from '#contract/settings.ts';
import { startCsvServer } from './csv-server.ts';
import { handTimer, type HandTimer } from './hand-timer.ts';
import { openParts, type Parts } from './parts.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';
import { importInTest } from '../../helpers/import-in-test.ts';
import { layStarted } from '../../helpers/started-folder.ts';

/** `importsApart`: a separate process imports, as in the program, and not that of the test. */
type Options = { dataDir?: string; timer?: HandTimer; settings?: SettingsChange; importsApart?: boolean };

/** The data folder is a new one, without the source of the first start, which is on the real network; or that of another test. */
export async function open({ dataDir, timer = handTimer(), settings = {}, importsApart = false }: Options = {}): Promise<
  Parts & { timer: HandTimer; settled: () => Promise<void>; whole: (place: string) => ReturnType<Parts['coverage']['claimOf']> }
> {
  const folder = dataDir ?? temporaryFolder();
  if (dataDir === undefined) await layStarted(folder, timer.clock());
  const parts = await openParts(folder, timer, importsApart ? undefined : importInTest);
  parts.settings.change(settings);
  if (dataDir === undefined) for (const { id } of parts.sources.list()) parts.sources.remove(id);
  onTestFinished(() => parts.close());
  return {
    ...parts,
    timer,
    /** What is claimed to be complete of a place now. */
    whole: (place) => parts.coverage.claimOf([place], timer.clock().toISOString()),
    /** Resolves when no run is under way; one that was due has begun before this is called. */
    async settled() {
      while (parts.sync.status().state === 'running') await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

export type Opened = Awaited<ReturnType<typeof open>>;

/** The same with a server of CSV files, which is its only source. */
export async function openWithServer({ name, ...options }: Options & { name?: string } = {}) {
  const [server, opened] = [await startCsvServer(), await open(options)];
  const { id } = opened.sources.add({ kind: 'ourairports', address: server.base, ...(name !== undefined && { name }) });
  return { ...opened, server, id };
}

export const HOUR = 60 * 60_000;
/** A start serves first. */
export const FIRST_LOOK = 2_000;

export const named = (opened: Opened, ident: string): string | undefined =>
  opened.dataset.current().db.prepare<[string], string>('SELECT name FROM airports WHERE ident = ?').pluck().get(ident);
