import { NeedsUser } from '#renderer/components/session/NeedsUser.tsx';
import { OwnersPart } from '#renderer/components/session/OwnersPart.tsx';
import { Copyable } from '#renderer/components/text/Copyable.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { words } from '#renderer/i18n/words.ts';
import { OpenPack } from './OpenPack.tsx';
import { SaveFile } from './SaveFile.tsx';
import { usePackArrival } from './use-pack-arrival.ts';
import styles from '../Data.module.css';

const RESTORE = 'aeroshelf restore <file.aeroshelf-backup>';

/** Data in one file: packs for other machines, backups of this one. */
export function Packs() {
  usePackArrival();
  const { data } = words;
  return (
    <NeedsUser why={data.packsNeedUser}>
      <OwnersPart>
        <OpenPack />
        <Sheet title={data.savePack}>
          <SaveFile of="getPack" how={data.savePackHow} save={data.savePack} saving={data.packing} />
        </Sheet>
        <Sheet title={data.backup}>
          <div className={styles.stack}>
            <SaveFile of="getBackup" how={data.backupHow} save={data.saveBackup} saving={data.backingUp} />
            <p className={styles.how}>{data.restore}</p>
            <Copyable text={RESTORE} label={data.restoreLine} />
          </div>
        </Sheet>
      </OwnersPart>
    </NeedsUser>
  );
}
