/**
 * The user imports by hand a folder, a ZIP, the public files, or the dataset of a pack. Promise: it is built together with all sources that
 * are on and becomes a source itself; one that is refused leaves the import before it as it was.
 */
import type { Shrunk } from '#contract/dataset/losses.ts';
import type { Dataset } from '../reference/dataset.ts';
import type { ImportReport } from '../reference/build/report.ts';
import type { ImportInput } from '../reference/build/worker-messages.ts';
import { IMPORT_ID } from '../reference/store/origin.ts';
import type { Progress } from '../progress.ts';
import type { Builds } from './builds.ts';

type ImportOptions = {
  /** Dates its content: the files do not say it. */
  date?: string | undefined;
  /** The user calls the files so, where they lie under another name. */
  name?: string | undefined;
  /** The user accepts that the set has less than the one in use. */
  isForced?: boolean;
  onProgress?: Progress;
};

type Packed = { path: string; name: string; source: string; date: string | null };

export function openImports({ dataset, builds }: { dataset: Dataset; builds: Builds }) {
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
    /** Rejects as `dataset.import` does. */
    import(from: string, about: ImportOptions = {}): Promise<ImportReport> {
      const { date, name } = about;
      const address = name ?? from;
      return noted(address, dataset.import(from, { ...options(address, about), date, place: name, inputs: inputsWith }));
    },
    /**
     * Takes the dataset of a pack, which was checked and has this format; returns the kinds of rows that it has fewer of. Rejects as
     * `import` does.
     */
    async takePacked({ path, name, source, date }: Packed, { isForced }: { isForced: boolean }): Promise<Shrunk[]> {
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
