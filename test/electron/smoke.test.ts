/** The one test with a real Electron. Where its binary is not, nothing else proves that the window opens, so this says it loudly. */
import { fileURLToPath } from 'node:url';
import { _electron } from 'playwright-core';
import { expect, test } from 'vitest';
import { here, noDisplay } from '../../src-main/launcher/display.ts';
import { findElectron } from '../../src-main/launcher/find-electron.ts';
import { builtOnce } from '../helpers/build.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const executable = findElectron(root);
const missing = executable === undefined ? "Electron's binary is not here" : noDisplay(here);
const required = process.env['REQUIRE_ELECTRON'] === '1';
if (missing !== undefined && !required) console.warn(`SKIPPED test/electron/smoke.test.ts, the real window is NOT covered: ${missing}.`);

test.skipIf(missing !== undefined && !required)('the real Electron opens the window, hardened, as the owner', async () => {
  if (executable === undefined || missing !== undefined) throw new Error(`REQUIRE_ELECTRON=1 is set, but: ${missing}.`);
  await builtOnce();
  const dataDir = temporaryFolder();
  const electron = await _electron.launch({ executablePath: executable, args: [root, '--data-dir', dataDir, '--port', '0', '--offline'] });
  try {
    const page = await electron.firstWindow();
    await page.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/ui\//);
    const seen = await page.evaluate(async () => {
      const { aeroshelf } = window as unknown as { aeroshelf: { token(): Promise<string> } };
      const me = await fetch('/users/me', { headers: { authorization: `Bearer ${await aeroshelf.token()}` } });
      return {
        names: Object.keys(aeroshelf).sort(),
        node: ['require', 'process', 'module'].filter((name) => name in window),
        user: ((await me.json()) as { username: string }).username,
      };
    });
    expect(seen).toEqual({
      names: ['firstKey', 'onMessage', 'platform', 'takeOpenedFile', 'token', 'versions'],
      node: [],
      user: 'owner',
    });
  } finally {
    await electron.close();
  }
});
