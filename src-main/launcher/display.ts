/** It finds out whether a window can be shown, and if not, why. */
import { readFileSync, statSync } from 'node:fs';

export type Surroundings = {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  /** It is undefined on Windows. */
  userId: number | undefined;
  /** Text of a small file, undefined when it can't be read. */
  read(path: string): string | undefined;
};

export const here: Surroundings = {
  platform: process.platform,
  env: process.env,
  userId: process.getuid?.(),
  read(path) {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return undefined;
    }
  },
};

/** A sentence when there is no usable display, undefined when there is one. */
export function noDisplay({ platform, env, userId }: Surroundings): string | undefined {
  if (platform !== 'linux') return undefined;
  if (!env['DISPLAY'] && !env['WAYLAND_DISPLAY']) return 'There is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)';
  if (userId === 0) return "Electron's sandbox does not work for root; start Aeroshelf as another user to get the window";
  return undefined;
}

/**
 * A sentence when this Linux does not allow Electron's sandbox, in which case Electron would abort. The window shows data from outside, so it is
 * never opened without one.
 */
export function noSandbox({ platform, read }: Surroundings, electron: string): string | undefined {
  if (platform !== 'linux' || isSetuidRoot(`${electron.slice(0, electron.lastIndexOf('/') + 1)}chrome-sandbox`)) return undefined;
  const forbidden = [
    ['/proc/sys/kernel/apparmor_restrict_unprivileged_userns', '1'],
    ['/proc/sys/kernel/unprivileged_userns_clone', '0'],
    ['/proc/sys/user/max_user_namespaces', '0'],
  ] as const;
  const [path] = forbidden.find(([path, value]) => read(path)?.trim() === value) ?? [];
  if (path === undefined) return undefined;
  return `This system forbids Electron's sandbox (${path}); make chrome-sandbox next to ${electron} owned by root with mode 4755 to get the window`;
}

function isSetuidRoot(path: string): boolean {
  const about = statSync(path, { throwIfNoEntry: false });
  return about !== undefined && about.uid === 0 && (about.mode & 0o4000) !== 0;
}
