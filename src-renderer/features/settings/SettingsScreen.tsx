import { Link } from 'wouter';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { Page } from '#renderer/components/page/Page.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useSession } from '#renderer/data/session/session.ts';
import { AppearanceSettings } from './AppearanceSettings.tsx';
import { NetworkSettings } from './NetworkSettings.tsx';
import { UnitSettings } from './UnitSettings.tsx';
import { WindowSettings } from './WindowSettings.tsx';
import styles from './Settings.module.css';

/** The user's settings; each takes effect at once. */
export default function SettingsScreen() {
  const anonymous = useSession((session) => session.credential.kind === 'anonymous');
  const { settings } = words;
  return (
    <Page title={settings.title} lead={<Link href="/about">{settings.about}</Link>}>
      {anonymous && <Notice>{settings.keptHere}</Notice>}
      <div className={styles.sheets}>
        <AppearanceSettings />
        <UnitSettings />
        <NetworkSettings />
        <WindowSettings />
      </div>
    </Page>
  );
}
