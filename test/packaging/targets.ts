/** The systems and processors that there are installers for. */
import { Arch, Platform } from 'electron-builder';

export type Target = {
  /** Node names it so, and better-sqlite3 its prebuilds. */
  system: 'darwin' | 'linux' | 'win32';
  processor: 'x64' | 'arm64';
};

export const targets: readonly Target[] = (['linux', 'win32', 'darwin'] as const).flatMap((system) =>
  (['x64', 'arm64'] as const).map((processor) => ({ system, processor })),
);

export const nameOf = ({ system, processor }: Target): string => `${system}-${processor}`;

export const platforms = { darwin: Platform.MAC, linux: Platform.LINUX, win32: Platform.WINDOWS };
export const processors = { x64: Arch.x64, arm64: Arch.arm64 };

/** Where the staged program is in electron-builder's output folder. */
export function placesOf({ system, processor }: Target): { resources: string; executable: string } {
  const suffix = processor === 'arm64' ? '-arm64' : '';
  if (system === 'linux') return { resources: `linux${suffix}-unpacked/resources`, executable: `linux${suffix}-unpacked/aeroshelf` };
  if (system === 'win32') return { resources: `win${suffix}-unpacked/resources`, executable: `win${suffix}-unpacked/Aeroshelf.exe` };
  const app = `mac${suffix}/Aeroshelf.app`;
  return { resources: `${app}/Contents/Resources`, executable: app };
}

const magic = {
  // The numbers are e_machine of ELF, Machine of PE and cputype of Mach-O.
  linux: (bytes: Buffer) => ({ 0x3e: 'x64', 0xb7: 'arm64' })[bytes.toString('latin1', 0, 4) === '\x7fELF' ? bytes.readUInt16LE(18) : 0],
  win32: (bytes: Buffer) =>
    ({ 0x8664: 'x64', 0xaa64: 'arm64' })[bytes.toString('latin1', 0, 2) === 'MZ' ? bytes.readUInt16LE(bytes.readUInt32LE(0x3c) + 4) : 0],
  darwin: (bytes: Buffer) => ({ 0x1000007: 'x64', 0x100000c: 'arm64' })[bytes.readUInt32LE(0) === 0xfeedfacf ? bytes.readUInt32LE(4) : 0],
};

/** Whether a library was compiled for the target, by its own head and not by its name. */
export function isFor({ system, processor }: Target, library: Buffer): boolean {
  return magic[system](library) === processor;
}
