import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hasDesktop, openInBrowser, opener, type Seat } from '#headless/link/browser.ts';
import { temporaryFolder } from '../../helpers/dataset-files.ts';

const seat: Seat = { platform: 'linux', env: { DISPLAY: ':0' }, isTerminal: true, userId: 1000 };

test.each<[string, Partial<Seat>]>([
  ['X11', {}],
  ['Wayland', { env: { WAYLAND_DISPLAY: 'wayland-0' } }],
  ['macOS', { platform: 'darwin', env: {} }],
  ['Windows', { platform: 'win32', env: {}, userId: undefined }],
])('there is a desktop: %s', (_name, about) => expect(hasDesktop({ ...seat, ...about })).toBe(true));

test.each<[string, Partial<Seat>]>([
  ['no display', { env: {} }],
  ['no terminal', { isTerminal: false }],
  ['root', { userId: 0 }],
  ['a build', { env: { DISPLAY: ':0', CI: 'true' } }],
  ['a test', { env: { DISPLAY: ':0', NODE_ENV: 'test' } }],
  ['vitest', { platform: 'darwin', env: { VITEST: 'true' } }],
  ['another machine', { env: { DISPLAY: 'localhost:10.0', SSH_CONNECTION: '1 2 3 4' } }],
])('no browser is opened: %s', (_name, about) => expect(hasDesktop({ ...seat, ...about })).toBe(false));

test('the address is one argument of a program, and no command of a shell', () => {
  const url = 'http://127.0.0.1:4127/ui/?ticket=x&calc.exe';
  for (const platform of ['linux', 'darwin', 'win32'] as const) {
    const words = opener(platform, url);
    expect(words.at(-1)).toBe(url);
    expect(words[0]).toMatch(/^(?:xdg-open|open|rundll32\.exe)$/);
  }
});

test.skipIf(process.platform === 'win32')('the browser of the desktop is started with the link', async () => {
  const folder = temporaryFolder();
  const noted = join(folder, 'noted');
  const program = join(folder, 'xdg-open');
  writeFileSync(program, `#!/bin/sh\nprintf %s "$1" > "${noted}"\n`);
  chmodSync(program, 0o755);
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  openInBrowser('http://127.0.0.1:1/ui/', { ...seat, isTerminal: false });
  openInBrowser('http://127.0.0.1:1/ui/?ticket=x', seat);
  await vi.waitFor(() => expect(existsSync(noted) && readFileSync(noted, 'utf8')).toBe('http://127.0.0.1:1/ui/?ticket=x'), 60_000);
});

test('a missing browser is no failure', async () => {
  vi.stubEnv('PATH', temporaryFolder());
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(() => openInBrowser('http://127.0.0.1:1/ui/', seat)).not.toThrow();
  // The child has reported by then that it could not start.
  await new Promise(setImmediate);
});
