import { useId, useRef, useState } from 'react';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useColours } from './colours.ts';
import { useMap, useHover } from '../map-state.ts';
import { HoverCard, PlaceCard } from './HoverCard.tsx';
import { ScaleBar } from './ScaleBar.tsx';
import type { ChartActs } from './chart.ts';
import { useChart, type Drawn } from './use-chart.ts';
import styles from './chart.module.css';
import { VisuallyHidden } from '@mantine/core';
import { inSeconds } from '#domain/format-position.ts';
import { withDecimals } from '#renderer/format/units.ts';

type ChartPaneProps = Omit<Drawn, 'colours'> & {
  acts: ChartActs;
  /** It says what the keys of the map do. */
  keys: string;
};

/** The map, where this browser can draw it; the lists have the same content without it. */
export function ChartPane(props: ChartPaneProps) {
  const [canDraw, setCanDraw] = useState('WebGL2RenderingContext' in globalThis);
  const [onUndrawable] = useState(() => () => setCanDraw(false));
  if (canDraw) return <DrawnChart {...props} onUndrawable={onUndrawable} />;
  return (
    <div className={styles.without}>
      <Notice tone="warn">{words.map.notDrawn}</Notice>
    </div>
  );
}

function DrawnChart({ keys, ...drawn }: ChartPaneProps & { onUndrawable: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const isDrawn = useMap((map) => map.isDrawn);
  const chart = useChart(place, keysId, { ...drawn, colours: useColours() });
  return (
    <>
      <div className={styles.pane} data-drawn={isDrawn}>
        <div className={styles.canvas} ref={place} />
        {chart === undefined && <output className={styles.loading}>{words.map.drawing}</output>}
        <svg className={styles.cross} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
          <path d="M16 1v11M16 20v11M1 16h11M20 16h11" />
        </svg>
        <ScaleBar />
        <PlaceCard notices={drawn.notices} navaids={drawn.navaids} />
        <HoverCard notices={drawn.notices} navaids={drawn.navaids} />
      </div>
      <StatusLine keys={keys} keysId={keysId} />
    </>
  );
}

type StatusLineProps = {
  /** The text says what the keys of the map do, and the map refers to it by `keysId`. */
  keys: string;
  keysId: string;
};

/** Shows position, zoom and keys in one line under the map. */
function StatusLine({ keys, keysId }: StatusLineProps) {
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
