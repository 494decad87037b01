import { bridge } from '#renderer/bridge.ts';
import { Sheet } from '#renderer/components/Sheet.tsx';
import { words } from '#renderer/languages/words.ts';
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
