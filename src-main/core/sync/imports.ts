/**
 * The user imports by hand a folder, a ZIP, the public files, or the dataset of a pack. Promise: it is built together with all sources that
 * are on and becomes a source itself; one that is refused leaves the import before it as it was.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Shrunk } from '#contract/dataset/losses.ts';
import { datasetRefused } from '../reference/sources/dataset-refused.ts';
import { OURAIRPORTS_BASE } from '../reference/sources/ourairports/publisher.ts';
import type { Fetching } from '../reference/builder.ts';
import type { Dataset } from '../reference/dataset.ts';
import type { ImportReport } from '../reference/build/report.ts';
import type { ImportInput } from '../reference/build/worker-messages.ts';
import { Refusal } from '../refusal.ts';
import { IMPORT_ID } from '../reference/store/origin.ts';
import type { Progress } from '../progress.ts';
import type { Builds } from './builds.ts';
import type { Sources } from './sources.ts';
import { Unreachable } from './unreachable.ts';

type ImportOptions = {
  /** Dates its content: the files do not say it. */
  date?: string | undefined;
  /** The user calls the files so, where they lie under another name. */
  name?: string | undefined;
  /** The address under which `ourairports` publishes its files. */
  base?: string;
  /** The user accepts that the set has less than the one in use. */
  isForced?: boolean;
  onProgress?: Progress;
};

type Packed = { path: string; name: string; source: string; date: string | null };

type ImportParts = { dataset: Dataset; builds: Builds; sources: Pick<Sources, 'folderOf'>; clock: () => Date };

export function openImports({ dataset, builds, sources, clock }: ImportParts) {
  const downloads = join(sources.folderOf(IMPORT_ID), 'download');

  /** A second import would discard the rows that the first one writes. */
  function refuseWhileRunning(): void {
    if (dataset.progress()?.state === 'running') throw new Refusal('importRunning');
  }

  /** The rows are written next to the set that is built of several sources; alone the set is the rows. */
  function options(address: string, { isForced = false, onProgress }: ImportOptions) {
    const { rows } = builds;
    return {
      isForced,
      ...(onProgress && { onProgress }),
      ...builds.comparison(),
      rowsOf: { id: IMPORT_ID, path: rows.path },
      beforeSwap(report: ImportReport) {
        rows.take({ address, date: report.sources.find(({ id }) => id === IMPORT_ID)?.date ?? null });
      },
    };
  }

  function inputsWith(own: ImportInput): ImportInput[] {
    const inputs = builds.inputs(own);
    if (inputs.length > 1) builds.rows.prepare();
    return inputs;
  }

  /** A download that broke off is resumed by the next import; one that is complete is not needed once it was read. */
  async function ofPublisher(base: string, about: ImportOptions): Promise<ImportReport> {
    let isFetched = false;
    const fetch = async (fetching: Fetching) => {
      // Loaded only when needed: what fetches is not part of a start.
      const { fetchCsvFiles } = await import('./fetchers.ts');
      const files = await fetchCsvFiles({ base, folder: downloads, clock, ...fetching }).catch((error: unknown) => {
        throw error instanceof Unreachable ? datasetRefused(error.reason) : error;
      });
      isFetched = true;
      return files;
    };
    try {
      return await imported('ourairports', fetch, about);
    } finally {
      if (isFetched) await rm(downloads, { recursive: true, force: true });
    }
  }

  function imported(from: string, files: Parameters<Dataset['import']>[0], about: ImportOptions): Promise<ImportReport> {
    const { date, name } = about;
    const address = name ?? from;
    return noted(address, dataset.import(files, { ...options(address, about), date, place: name, inputs: inputsWith }));
  }

  async function noted<T extends ImportReport>(address: string, work: Promise<T>): Promise<T> {
    builds.importedFrom(address);
    try {
      const report = await work;
      builds.built(report.revision);
      return report;
    } finally {
      builds.importedFrom(undefined);
      builds.rows.discard();
    }
  }

  return {
    /** Imports a folder or a ZIP at an absolute path, or `ourairports`. Throws `importRunning`, else rejects as `dataset.import` does. */
    import(from: string, about: ImportOptions = {}): Promise<ImportReport> {
      refuseWhileRunning();
      return from === 'ourairports' ? ofPublisher(about.base ?? OURAIRPORTS_BASE, about) : imported(from, from, about);
    },
    /**
     * Takes the dataset of a pack, which was checked and has this format; returns the kinds of rows that it has fewer of. Rejects as
     * `import` does.
     */
    async takePacked({ path, name, source, date }: Packed, { isForced }: { isForced: boolean }): Promise<Shrunk[]> {
      refuseWhileRunning();
      const own: ImportInput = { id: IMPORT_ID, name: source, kind: 'rows', from: path, date: date ?? undefined };
      const inputs = inputsWith(own);
      if (inputs.length > 1) {
        const { shrunk } = await noted(name, dataset.build(inputs, options(name, { isForced })));
        return shrunk;
      }
      builds.importedFrom(name);
      try {
        const shrunk = dataset.takeBuilt(path, { isForced, ...builds.comparison() });
        builds.built(dataset.current().revision);
        return shrunk;
      } finally {
        builds.importedFrom(undefined);
      }
    },
  };
}

export type Imports = ReturnType<typeof openImports>;
