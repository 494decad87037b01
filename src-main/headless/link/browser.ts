/** A link opens in the user's browser only where a person sits before this machine. */
import { spawn } from 'node:child_process';

export type Seat = {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  isTerminal: boolean;
  /** It is undefined on Windows. */
  userId: number | undefined;
};

const here = (): Seat => ({
  platform: process.platform,
  env: process.env,
  isTerminal: process.stderr.isTTY,
  userId: process.getuid?.(),
});

/**
 * Tells whether a browser may open: never in a build or a test, on another machine's terminal, or as root, as whom no browser should run.
 */
export function hasDesktop({ platform, env, isTerminal, userId }: Seat): boolean {
  if (!isTerminal || userId === 0 || env['CI'] || env['VITEST'] || env['NODE_ENV'] === 'test') return false;
  if (env['SSH_CONNECTION'] || env['SSH_TTY']) return false;
  return platform === 'darwin' || platform === 'win32' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY']);
}

/** Program and arguments; none goes through a shell, to which an address could be a command. */
export function opener(platform: NodeJS.Platform, url: string): [string, ...string[]] {
  if (platform === 'darwin') return ['open', url];
  return platform === 'win32' ? ['rundll32.exe', 'url.dll,FileProtocolHandler', url] : ['xdg-open', url];
}

/** Does nothing without a desktop. Where no browser can be started, the link is in the terminal all the same. */
export function openInBrowser(url: string, seat: Seat = here()): void {
  if (!hasDesktop(seat)) return;
  const [program, ...words] = opener(seat.platform, url);
  const child = spawn(program, words, { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
