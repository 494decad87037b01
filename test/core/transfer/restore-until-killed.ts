/** Restores two backups in turn until it is killed: `node restore-until-killed.ts DATA_DIR BACKUP_A BACKUP_B`. Says so once it begins. */
import { restoreFrom } from '#core/core.ts';

const [dataDir = '', ...backups] = process.argv.slice(2);
process.stdout.write('restoring\n');
for (let turn = 0; ; turn++) {
  const backup = backups[turn % backups.length] ?? '';
  await restoreFrom(backup, backup, { dataDir });
}
