import { Notice } from '#renderer/components/notices/Notice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { NeedsUser } from '#renderer/components/session/NeedsUser.tsx';
import { OwnersPart } from '#renderer/components/session/OwnersPart.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { useSync } from '#renderer/data/dataset/sync.ts';
import { Retention } from './Retention.tsx';
import { YesNo } from './YesNo.tsx';
import styles from './Settings.module.css';

/** Settings for everyone on this machine. */
export function NetworkSettings() {
  const isOff = useSync(({ sync }) => sync?.network === 'off');
  const isOffByChoice = useSettings((choices) => choices.settings.offline);
  const { settings } = words;
  return (
    <Sheet title={settings.network}>
      <div className={styles.stack}>
        <NeedsUser why={settings.needsUser}>
          {isOff && !isOffByChoice && <Notice>{settings.startedOffline}</Notice>}
          <OwnersPart>
            <YesNo name="offline" label={settings.offline} hint={settings.offlineHint} />
            <YesNo name="autoSync" label={settings.autoSync} hint={settings.autoSyncHint} />
            <Retention />
            <YesNo name="showSampleNotams" label={settings.showSampleNotams} hint={settings.showSampleNotamsHint} />
          </OwnersPart>
        </NeedsUser>
      </div>
    </Sheet>
  );
}
