import { useState, type FormEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import { readPosition } from '#domain/read-position.ts';
import { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { focusOn } from '#renderer/components/keyboard/focus-on.ts';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { words } from '#renderer/i18n/words.ts';
import { useMap, mapIds } from './map-state.ts';
import { pressKey } from './press.ts';
import { showAirport } from './use-address.ts';
import styles from './MapTools.module.css';

/** Zoom level that shows the whole world on a map of usual width. */
const WORLD = { latitude: 25, longitude: 10, zoom: 1 };
const PLACE_ZOOM = 10;

/** Every action of the map as a control, for users without a mouse or without sight of the map. */
export function MapTools() {
  const { view, goTo, mode, startMeasuring, stopMeasuring, isAlone, fold } = useMap();
  return (
    <div className={styles.tools}>
      <GoTo />
      <div className={styles.buttons}>
        <Button
          variant="default"
          aria-label={words.map.zoomIn}
          {...withKey(words.map.zoomIn, 'map.zoomIn')}
          onClick={() => goTo({ ...view, zoom: view.zoom + 1 })}
        >
          +
        </Button>
        <Button
          variant="default"
          aria-label={words.map.zoomOut}
          {...withKey(words.map.zoomOut, 'map.zoomOut')}
          onClick={() => goTo({ ...view, zoom: view.zoom - 1 })}
        >
          −
        </Button>
        <Button variant="default" onClick={() => goTo(WORLD)}>
          {words.map.world}
        </Button>
        <Button id={mapIds.here} variant="default" {...withKey(words.map.here, 'map.here')} onClick={() => pressKey('c')}>
          {words.map.here}
        </Button>
        <Button
          id={mapIds.measure}
          {...withKey(words.map.measure, 'map.measure')}
          variant="default"
          aria-pressed={mode === 'measure'}
          onClick={mode === 'measure' ? stopMeasuring : startMeasuring}
        >
          {words.map.measure}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            fold(false);
            // The panel is there with the next picture.
            requestAnimationFrame(() => focusOn(mapIds.legend));
          }}
        >
          {words.common.legend}
        </Button>
        <Button
          variant="default"
          aria-expanded={!isAlone}
          aria-controls={mapIds.panel}
          {...withKey(words.map.lists, 'map.lists')}
          onClick={() => fold(!isAlone)}
        >
          {words.map.lists}
        </Button>
      </div>
    </div>
  );
}

/** Accepts a code or a position. */
function GoTo() {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const { goTo, look, view } = useMap();
  const go = async (): Promise<void> => {
    const line = text.trim();
    if (line === '') return;
    const position = readPosition(line);
    if (position !== undefined) {
      goTo({ ...position, zoom: Math.max(view.zoom, PLACE_ZOOM) });
      look(position);
      return;
    }
    try {
      await showAirport(line);
    } catch (thrown) {
      setFault(thrown instanceof ApiProblem && thrown.statusCode !== 404 ? thrown.message : words.map.notFound(line));
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setFault(undefined);
    void go();
  };
  return (
    <form className={styles.goTo} onSubmit={submit}>
      <TextInput
        id={mapIds.goTo}
        aria-label={words.map.goTo}
        placeholder={words.map.goToHint}
        size="xs"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={fault}
        errorProps={{ role: 'alert' }}
      />
      <Button type="submit" variant="default">
        {words.map.go}
      </Button>
    </form>
  );
}
