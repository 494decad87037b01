import { kmToNauticalMiles } from '#domain/units.ts';
import { perLanguage } from '#renderer/i18n/words.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { useMap } from '../map-state.ts';
import { scaleOf } from './scale.ts';
import styles from './ScaleBar.module.css';

const written = perLanguage((language) => new Intl.NumberFormat(language));

export function ScaleBar() {
  const view = useMap((map) => map.view);
  const unit = useSettings(({ settings }) => settings.distanceUnit);
  const { value, pixels } = scaleOf(view, unit === 'km' ? kmToNauticalMiles(1) : 1);
  return (
    <div className={styles.scale} style={{ width: pixels }}>
      {written().format(value)} {unit}
    </div>
  );
}
