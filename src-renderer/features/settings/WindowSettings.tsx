import { bridge } from '#renderer/data/bridge.ts';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { words } from '#renderer/i18n/words.ts';
import { YesNo } from './YesNo.tsx';
import styles from './Settings.module.css';

/** What only the Electron window can do. */
export function WindowSettings() {
  const { settings } = words;
  const isHere = bridge !== undefined;
  return (
    <Sheet title={settings.window}>
      <div className={styles.stack}>
        {!isHere && <p className={styles.how}>{settings.onlyInWindow}</p>}
        <YesNo name="closeToTray" label={settings.closeToTray} disabled={!isHere} />
        <YesNo name="startAtLogin" label={settings.startAtLogin} disabled={!isHere} />
      </div>
    </Sheet>
  );
}
