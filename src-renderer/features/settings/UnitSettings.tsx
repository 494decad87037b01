import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { words } from '#renderer/i18n/words.ts';
import { OneOf } from './OneOf.tsx';
import styles from './Settings.module.css';

export function UnitSettings() {
  const { settings } = words;
  return (
    <Sheet title={settings.units}>
      <div className={styles.stack}>
        <p className={styles.how}>{settings.unitsHow}</p>
        <div className={styles.fields}>
          <OneOf name="lengthUnit" label={settings.lengthUnit} values={settings.lengthUnits} />
          <OneOf name="distanceUnit" label={settings.distanceUnit} values={settings.distanceUnits} />
          <OneOf name="timeZone" label={settings.timeZone} values={settings.timeZones} />
        </div>
      </div>
    </Sheet>
  );
}
