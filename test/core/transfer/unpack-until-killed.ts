/** Unpacks two packs in turn until it is killed: `node unpack-until-killed.ts DATA_DIR PACK_A PACK_B`. Says so once it begins. */
import { openCore } from '#core/core.ts';

const [dataDir = '', ...packs] = process.argv.slice(2);
const core = await openCore({ dataDir, log: { info() {}, warn() {}, error() {} } });
process.stdout.write('unpacking\n');
for (let turn = 0; ; turn++) await core.transfer.unpack(packs[turn % packs.length] ?? '', { isForced: true });
