/** What the product itself does not use, tests aside. An export that its own file uses is no dead code, so tests may reach it. */
import type { KnipConfig } from 'knip';
import manifest from '../package.json' with { type: 'json' };

export default {
  ...(manifest.knip as KnipConfig),
  // Run by npm before anything is built.
  entry: [...manifest.knip.entry, 'src-main/launcher/ensure-install.mjs!'],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
