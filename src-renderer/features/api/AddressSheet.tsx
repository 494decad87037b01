import { useApi } from '#renderer/api/use-api.ts';
import { Copyable } from '#renderer/components/Copyable.tsx';
import { Facts } from '#renderer/components/Facts.tsx';
import { Sheet } from '#renderer/components/Sheet.tsx';
import { known } from '#renderer/components/Unknown.tsx';
import { words } from '#renderer/languages/words.ts';
import { spanInWords } from '#renderer/wording/age.ts';
import styles from './Api.module.css';

const MS_A_SECOND = 1000;

/** Where the server is asked, with a line to try it. */
export function AddressSheet() {
  const { body: health } = useApi('health', {});
  const { api } = words;
  return (
    <Sheet title={api.address}>
      <div className={styles.stack}>
        <p className={styles.how}>{api.addressHow}</p>
        <Copyable text={location.origin} label={api.baseUrl} />
        <Copyable text={`curl '${location.origin}/airports/LSGG'`} label={api.tryLine} />
        <Facts
          facts={[
            { name: api.port, value: location.port },
            { name: api.version, value: known(health?.version, String) },
            { name: api.uptime, value: known(health?.uptimeSeconds, (seconds) => spanInWords(seconds * MS_A_SECOND)) },
          ]}
        />
      </div>
    </Sheet>
  );
}
