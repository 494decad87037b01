import { expect, test } from 'vitest';
import { noDisplay, noSandbox, type Surroundings } from '../../src-main/launcher/display.ts';

const linux: Surroundings = { platform: 'linux', env: { DISPLAY: ':0' }, userId: 1000, read: () => undefined };

test.each([
  ['Linux with X', linux],
  ['Linux with Wayland', { ...linux, env: { WAYLAND_DISPLAY: 'wayland-0' } }],
  ['macOS', { ...linux, platform: 'darwin', env: {} }],
  ['Windows', { ...linux, platform: 'win32', env: {}, userId: undefined }],
] as const)('%s can show a window', (_where, surroundings) => {
  expect(noDisplay(surroundings)).toBeUndefined();
});

test('Linux without a display can not, and the sentence names what is not set', () => {
  expect(noDisplay({ ...linux, env: {} })).toContain('neither DISPLAY nor WAYLAND_DISPLAY');
  expect(noDisplay({ ...linux, env: { DISPLAY: '' } })).toContain('no display');
});

test('root on Linux gets no window, for that would be one without a sandbox', () => {
  expect(noDisplay({ ...linux, userId: 0 })).toContain('as another user');
});

const setting = (path: string, value: string): Surroundings => ({ ...linux, read: (asked) => (asked === path ? `${value}\n` : undefined) });

test.each([
  ['/proc/sys/kernel/apparmor_restrict_unprivileged_userns', '1', '0'],
  ['/proc/sys/kernel/unprivileged_userns_clone', '0', '1'],
  ['/proc/sys/user/max_user_namespaces', '0', '63000'],
])('%s forbids the sandbox with %s and allows it with %s', (path, forbids, allows) => {
  expect(noSandbox(setting(path, forbids), '/x/dist/electron')).toContain(path);
  expect(noSandbox(setting(path, allows), '/x/dist/electron')).toBeUndefined();
});

test('a system that says nothing of it, and one that is not Linux, allow the sandbox', () => {
  expect(noSandbox(linux, '/x/dist/electron')).toBeUndefined();
  const mac = { ...setting('/proc/sys/user/max_user_namespaces', '0'), platform: 'darwin' } as const;
  expect(noSandbox(mac, '/x/dist/electron')).toBeUndefined();
});
