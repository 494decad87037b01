/** Parts of electron-builder that it does not hand out itself; the very copies that it uses, for they are no dependencies of this project. */
import { createRequire } from 'node:module';
import type { AfterPackContext, Arch, Configuration } from 'electron-builder';

const builder = createRequire(createRequire(import.meta.url).resolve('electron-builder'));
const library = createRequire(builder.resolve('app-builder-lib'));

/** Throws an Error that names the option at fault. */
export const validateConfiguration: (config: Configuration, log: { isEnabled: boolean }) => Promise<void> = (
  builder('app-builder-lib/out/util/config/config') as { validateConfiguration: typeof validateConfiguration }
).validateConfiguration;

type UpdateFile = (packager: AfterPackContext['packager'], of: null, arch: Arch, isToFail: boolean) => Promise<{ owner?: string } | null>;

/** What app-update.yml of a program will hold, by which its updates are looked for; null where it gets none. */
export const updateFileOf: UpdateFile = (
  builder('app-builder-lib/out/publish/PublishManager') as { getAppUpdatePublishConfiguration: UpdateFile }
).getAppUpdatePublishConfiguration;

type Program = { generate(): ArrayBuffer };
type Resources = { entries: unknown[]; outputResource(program: Program): void };
type VersionInfo = {
  setStringValues(language: { lang: number; codepage: number }, values: Record<string, string>): void;
  outputToResourceEntries(entries: unknown[]): void;
};

/** Reads and writes Windows programs. */
export const resedit = library('resedit') as {
  NtExecutable: { createEmpty(is32Bit: boolean, isLibrary: boolean): Program };
  NtExecutableResource: { from(program: Program): Resources };
  Resource: { VersionInfo: { createEmpty(): VersionInfo } };
};
