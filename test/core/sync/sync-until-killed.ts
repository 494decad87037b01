/** Syncs again and again until it is killed. Arguments: data folder. Says "ready" before the first run. */
import { openParts } from './parts.ts';

const [dataDir = ''] = process.argv.slice(2);
const { sync } = await openParts(dataDir);
process.stdout.write('ready\n');
for (;;) await sync.run(undefined);
