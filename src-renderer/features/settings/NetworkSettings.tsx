import { Notice } from '#renderer/components/Notice.tsx';
import { Sheet } from '#renderer/components/Sheet.tsx';
import { NeedsUser } from '#renderer/features/access/NeedsUser.tsx';
import { words } from '#renderer/languages/words.ts';
import { useSettings } from '#renderer/stores/settings.ts';
import { useSync } from '#renderer/stores/sync.ts';
import { Retention } from './Retention.tsx';
import { YesNo } from './YesNo.tsx';
import styles from './Settings.module.css';

/** What Aeroshelf does for everybody on this machine. */
export function NetworkSettings() {
  const isOff = useSync(({ sync }) => sync?.network === 'off');
  const isOffByChoice = useSettings((choices) => choices.settings.offline);
  const { settings } = words;
  return (
    <Sheet title={settings.network}>
      <div className={styles.stack}>
        <NeedsUser why={settings.needsUser}>
          {isOff && !isOffByChoice && <Notice>{settings.startedOffline}</Notice>}
          <YesNo name="offline" label={settings.offline} hint={settings.offlineHint} />
          <YesNo name="autoSync" label={settings.autoSync} hint={settings.autoSyncHint} />
          <Retention />
          <YesNo name="showSampleNotams" label={settings.showSampleNotams} hint={settings.showSampleNotamsHint} />
        </NeedsUser>
      </div>
    </Sheet>
  );
}
