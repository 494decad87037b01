import { useState } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { inSeconds } from '#domain/format-position.ts';
import { withDecimals } from '#renderer/format/units.ts';
import { words } from '#renderer/i18n/words.ts';
import { useHover, useMap } from '../map-state.ts';
import styles from './chart.module.css';

type StatusLineProps = {
  /** What the keys of the map do, and the id by which the map names that. */
  keys: string;
  keysId: string;
};

/** Shows position, zoom and keys in one line under the map. */
export function StatusLine({ keys, keysId }: StatusLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { latitude, longitude, zoom } = useMap((map) => map.view);
  const pointed = useHover(({ hover }) => hover?.place);
  const { map } = words;
  const where = inSeconds(pointed ?? { latitude, longitude });
  return (
    <div className={styles.status}>
      <span className={styles.place}>{pointed === undefined ? map.centreAt(where) : map.pointerAt(where)}</span>
      <span>{map.zoomNow(withDecimals(zoom, 1))}</span>
      <button type="button" className={styles.keys} aria-expanded={isOpen} aria-controls={keysId} onClick={() => setIsOpen(!isOpen)}>
        {words.keys.title}
      </button>
      {isOpen ? (
        <p id={keysId} className={styles.keysText}>
          {keys}
        </p>
      ) : (
        <VisuallyHidden id={keysId}>{keys}</VisuallyHidden>
      )}
    </div>
  );
}
