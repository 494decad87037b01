import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { configuration } from '../../resources/packaging/electron-builder.ts';
import { PACK_EXTENSION, kindOf } from '#electron/opened-files.ts';
import { validateConfiguration } from './builder-parts.ts';

const root = new URL('../../', import.meta.url);
const published = { GITHUB_REPOSITORY: 'somebody/something' };

it.each([
  ['no publisher', {}],
  ['a publisher', published],
  ['a publisher with a certificate', { ...published, CSC_LINK: 'certificate' }],
])('electron-builder takes the configuration of %s', async (_who, env) => {
  await expect(validateConfiguration(configuration(env), { isEnabled: false })).resolves.toBeUndefined();
});

it('electron-builder refuses a configuration with a name that it does not know', async () => {
  const wrong = { ...configuration({}), npmRebuilt: false } as ReturnType<typeof configuration>;
  await expect(validateConfiguration(wrong, { isEnabled: false })).rejects.toThrow(/npmRebuilt/);
});

it('nothing is compiled, and no list of files applies to all systems', () => {
  expect(configuration({})).toMatchObject({ npmRebuild: false, nodeGypRebuild: false });
  expect(configuration({})).not.toHaveProperty('files');
});

it.each(['win', 'mac', 'linux'] as const)('%s is made for both processors, apart from each other', (system) => {
  const wanted = configuration({})[system]?.target as { arch: string[] }[];
  expect(wanted.length).toBeGreaterThan(0);
  for (const { arch } of wanted) expect(arch).toEqual(['x64', 'arm64']);
});

it('updates are looked for where the program was published, and nowhere without a publisher', () => {
  expect(configuration(published).publish).toEqual({ provider: 'github', owner: 'somebody', repo: 'something', releaseType: 'draft' });
  expect(configuration({}).publish).toBeNull();
});

it('a Mac program is signed with the certificate where there is one, and for this machine alone where not', () => {
  expect(configuration({}).mac).toMatchObject({ identity: '-' });
  expect(configuration({ CSC_LINK: 'certificate' }).mac).not.toHaveProperty('identity');
});

it('the files that the installers announce are those that the program opens', () => {
  const { fileAssociations, mac } = configuration({});
  expect([fileAssociations].flat().map((one) => one?.ext)).toEqual([PACK_EXTENSION.slice(1)]);
  const notices = [mac?.fileAssociations].flat();
  expect(notices.map((one) => one?.rank)).toEqual(['Alternate']);
  const kinds = notices.flatMap((one) => one?.ext ?? []);
  expect(kinds.map((kind) => kindOf(`notices.${kind}`))).toEqual(kinds.map(() => 'notams'));
});

it('every icon is there, of the sizes that the systems ask for', () => {
  const { win, mac, linux } = configuration({});
  for (const icon of [win?.icon, mac?.icon, linux?.icon]) expect(existsSync(new URL(icon ?? '', root))).toBe(true);
  const ico = readFileSync(new URL(win?.icon ?? '', root));
  const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => ico.readUInt8(6 + 16 * index) || 256);
  expect(sizes).toEqual([16, 24, 32, 48, 64, 128, 256]);
  const png = readFileSync(fileURLToPath(new URL(`${linux?.icon}/512x512.png`, root)));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([512, 512]);
});
