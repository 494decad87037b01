/** app-update.yml, without which a packaged program looks for no update and offers none; electron-builder's own decision is asked. */
import type { Configuration } from 'electron-builder';
import { expect, it } from 'vitest';
import { configuration } from '../../resources/packaging/electron-builder.ts';
import { builtOnce } from '../helpers/build.ts';
import { updateFileOf } from './builder-parts.ts';
import { staged } from './stage.ts';
import type { Target } from './targets.ts';

const mac: Target = { system: 'darwin', processor: 'arm64' };
const published = { GITHUB_REPOSITORY: 'somebody/something' };

/** The files have no part in it, and most of the time. */
const withLittle = (config: Configuration): Configuration => {
  const files = ['package.json', 'out/main/main.js', '!node_modules/**/*'];
  return { ...config, mac: { ...config.mac, files }, linux: { ...config.linux, files } };
};

/** What the file of a program packed under this environment holds. */
async function updateFile(target: Target, env: Record<string, string>): Promise<unknown> {
  await builtOnce();
  let file: unknown;
  await staged(
    target,
    () => undefined,
    () => ({
      ...withLittle(configuration(env)),
      afterPack: async ({ packager, arch }) => void (file = await updateFileOf(packager, null, arch, false)),
    }),
  );
  return file;
}

it('a Mac program without a certificate gets none: macOS would refuse each update', async () => {
  expect(await updateFile(mac, published)).toBeNull();
});

it('a Mac program with a certificate gets one', async () => {
  expect(await updateFile(mac, { ...published, CSC_LINK: 'certificate' })).toMatchObject({ owner: 'somebody', repo: 'something' });
});

it('a program for Linux gets one, and none without a publisher', async () => {
  const linux: Target = { system: 'linux', processor: 'x64' };
  expect(await updateFile(linux, published)).toMatchObject({ owner: 'somebody', repo: 'something' });
  expect(await updateFile(linux, {})).toBeNull();
});
