/** The scale bar has a round distance that fits, and is to scale at the centre of the map. */
import { kmToNauticalMiles } from '#domain/units.ts';
import { perLanguage } from '#renderer/i18n/words.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { useMap } from '../map-state.ts';
import styles from './chart.module.css';
import type { View } from '../view.ts';

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

/** Circumference of the earth on which Web Mercator is drawn, nautical miles. */
const AROUND_NM = kmToNauticalMiles(40_075.016686);
const MOST_PIXELS = 110;

/** `unitNm` is the unit in nautical miles. Width in pixels. */
export function scaleOf({ latitude, zoom }: Pick<View, 'latitude' | 'zoom'>, unitNm: number): { value: number; pixels: number } {
  const unitsAPixel = (AROUND_NM * Math.cos((latitude * Math.PI) / 180)) / (512 * 2 ** zoom) / unitNm;
  const most = unitsAPixel * MOST_PIXELS;
  const power = 10 ** Math.floor(Math.log10(most));
  const value = ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power;
  return { value, pixels: value / unitsAPixel };
}
