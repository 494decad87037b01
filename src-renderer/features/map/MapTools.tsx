import type { ButtonHTMLAttributes } from 'react';
import { Button, type ButtonProps } from '@mantine/core';
import { focusOn } from '#renderer/components/keyboard/focus.ts';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { words } from '#renderer/i18n/words.ts';
import { useMap, mapIds } from './map-state.ts';
import { pressKey } from './press.ts';
import styles from './MapScreen.module.css';

/** Zoom level that shows the whole world on a map of usual width. */
const WORLD = { latitude: 25, longitude: 10, zoom: 1 };

type ToolProps = Omit<ButtonProps, 'children'> &
  ButtonHTMLAttributes<HTMLButtonElement> & { label: string; hotkey?: Parameters<typeof withKey>[1] };

/** Assistive technology reads the label, also where the tool shows a sign. */
const Tool = ({ label, hotkey, children = label, ...button }: ToolProps) => (
  <Button variant="default" aria-label={label} {...(hotkey && withKey(label, hotkey))} {...button}>
    {children}
  </Button>
);

/** Every action of the map as a control, for users without a mouse or without sight of the map. */
export function MapTools() {
  const { view, goTo, mode, startMeasuring, stopMeasuring, isAlone, fold } = useMap();
  const isMeasuring = mode === 'measure';
  const { map } = words;
  const showLegend = () => {
    fold(false);
    // The panel is there with the next picture.
    requestAnimationFrame(() => focusOn(mapIds.legend));
  };
  return (
    <div className={styles.tools}>
      <div className={styles.buttons}>
        <Tool label={map.zoomIn} hotkey="map.zoomIn" onClick={() => goTo({ ...view, zoom: view.zoom + 1 })}>
          +
        </Tool>
        <Tool label={map.zoomOut} hotkey="map.zoomOut" onClick={() => goTo({ ...view, zoom: view.zoom - 1 })}>
          −
        </Tool>
        <Tool label={map.world} onClick={() => goTo(WORLD)} />
        <Tool label={map.here} hotkey="map.here" id={mapIds.here} onClick={() => pressKey('c')} />
        <Tool
          label={map.measure}
          hotkey="map.measure"
          id={mapIds.measure}
          aria-pressed={isMeasuring}
          onClick={isMeasuring ? stopMeasuring : startMeasuring}
        />
        <Tool label={words.common.legend} onClick={showLegend} />
        <Tool label={map.lists} hotkey="map.lists" aria-expanded={!isAlone} aria-controls={mapIds.panel} onClick={() => fold(!isAlone)} />
      </div>
    </div>
  );
}
