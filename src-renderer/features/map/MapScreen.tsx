import { useEffect, type ButtonHTMLAttributes } from 'react';
import { focusOn } from '#renderer/components/keyboard/focus.ts';
import { FaultBoundary } from '#renderer/components/faults/FaultBoundary.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { useTitle } from '#renderer/components/page/Page.tsx';
import { useEscape } from '#renderer/components/keyboard/use-escape.ts';
import { openMenu } from '#renderer/data/open-menu.ts';
import { words } from '#renderer/i18n/words.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { AirportList } from './airports/AirportList.tsx';
import { useAirports } from './airports/airports.ts';
import { BasemapSheet } from './basemaps/BasemapSheet.tsx';
import { DroppedBasemap } from './basemaps/DroppedBasemap.tsx';
import { ChartPane } from './chart/ChartPane.tsx';
import { FetchedList } from './fetched/FetchedList.tsx';
import { useFetchedPlaces } from './fetched/use-fetched-places.ts';
import { HerePanel } from './panels/HerePanel.tsx';
import { Legend } from './chart/Legend.tsx';
import { isNear, loadAirports } from './airports/load-airports.ts';
import { underPointer } from './chart/under-pointer.ts';
import type { ChartActs } from './chart/chart.ts';
import { mapMenu } from './map-menu.ts';
import { mapIds, useMap } from './map-state.ts';
import { MeasurePanel } from './panels/MeasurePanel.tsx';
import { NavaidList } from './navaids/NavaidList.tsx';
import type { MapNotam } from './notams/map-notams.ts';
import { type PlacedNavaid, useNavaids } from './navaids/use-navaids.ts';
import { NotamList } from './notams/NotamList.tsx';
import { press, pressKey } from './press.ts';
import { RoutePanel } from './route/RoutePanel.tsx';
import { RunwayList } from './runways/RunwayList.tsx';
import { useAddress } from './use-address.ts';
import { useNotamsInView } from './notams/use-notams-in-view.ts';
import { useRunways } from './runways/runway-lines.ts';
import { useWeatherInView } from './weather/use-weather-in-view.ts';
import { WeatherList } from './weather/WeatherList.tsx';
import styles from './MapScreen.module.css';
import { Button, type ButtonProps } from '@mantine/core';
import { withKey } from '#renderer/components/keyboard/with-key.ts';

/** The lists next to the map have the same content. */
export default function MapScreen() {
  useTitle(words.map.title);
  useLeaving();
  const misled = useAddress();
  const mode = useMap((map) => map.mode);
  const here = useMap((map) => map.here);
  const about = useMap((map) => map.about);
  const failed = useLoading();
  const found = useNotamsInView();
  const runways = useRunways(found.notices);
  const navaids = useNavaids();
  const weather = useWeatherInView();
  const fetched = useFetchedPlaces();
  const isAlone = useMap((map) => map.isAlone);
  const problems = (
    <>
      <ProblemNotice problem={misled} />
      <ProblemNotice problem={failed} />
      <ProblemNotice problem={found.problem} />
    </>
  );
  const isWhole = found.given === found.total;
  return (
    <div className={styles.screen} data-alone={isAlone}>
      <div className={styles.chart}>
        <header className={styles.head}>
          <h1>{words.map.title}</h1>
          <MapTools />
        </header>
        {isAlone && problems}
        <DroppedBasemap />
        <FaultBoundary what={words.map.chart}>
          <ChartPane
            notices={found.notices}
            isWhole={isWhole}
            runways={runways.lines}
            navaids={navaids.drawn}
            stations={weather.drawn}
            fetched={fetched?.drawn}
            ringed={mode === 'look' ? here : undefined}
            acts={actsOn(found.notices, navaids.drawn)}
            keys={words.map.keys}
          />
        </FaultBoundary>
      </div>
      <div id={mapIds.panel} className={styles.twin} hidden={isAlone}>
        {problems}
        <FaultBoundary what={words.map.route}>
          <RoutePanel />
        </FaultBoundary>
        {mode === 'measure' ? <MeasurePanel /> : <HerePanel notices={found.notices} />}
        {about !== '' && <NotamList found={found} />}
        <FaultBoundary what={words.map.airports}>
          <AirportList notices={found.inView} />
        </FaultBoundary>
        {about === '' && <NotamList found={found} />}
        <FaultBoundary what={words.map.navaidsInView}>
          <NavaidList navaids={navaids} />
        </FaultBoundary>
        <FaultBoundary what={words.map.weatherInView}>
          <WeatherList weather={weather} />
        </FaultBoundary>
        {fetched && (
          <FaultBoundary what={words.map.fetched}>
            <FetchedList fetched={fetched} />
          </FaultBoundary>
        )}
        <FaultBoundary what={words.map.runwaysInView}>
          <RunwayList runways={runways} />
        </FaultBoundary>
        <FaultBoundary what={words.map.basemaps.title}>
          <BasemapSheet />
        </FaultBoundary>
        <FaultBoundary what={words.common.legend}>
          <Legend />
        </FaultBoundary>
      </div>
    </div>
  );
}

/** Escape cancels a map action also when the focus is outside the map. */
function useLeaving(): void {
  const mode = useMap((map) => map.mode);
  const here = useMap((map) => map.here);
  const leave = () => {
    pressKey('Escape');
    focusOn(mode === 'measure' ? mapIds.measure : mapIds.here);
  };
  useEscape(mode === 'measure' || here !== undefined ? leave : undefined);
}

/** The menu is of what is drawn when it is opened. */
const actsOn = (notices: readonly MapNotam[], navaids: readonly PlacedNavaid[]): ChartActs => ({
  onPress: press,
  onKey: pressKey,
  onMenu: (place, event) => {
    const { view, hidden } = useMap.getState();
    const under = underPointer(place, { airports: useAirports.getState().airports, view, hidden, notices, navaids });
    if (event.target instanceof Element) openMenu(event, event.target, mapMenu(place, under));
  },
});

/** Loads the airports of the dataset in use; returns why that failed. */
function useLoading() {
  const revision = useDataset(({ status }) => status?.revision);
  const needsAll = useMap(isNear);
  useEffect(() => {
    if (revision !== undefined) void loadAirports(revision, needsAll);
  }, [revision, needsAll]);
  return useAirports(({ problem }) => problem);
}

/** A map of usual width shows the whole world at this zoom level. */
const WORLD = { latitude: 25, longitude: 10, zoom: 1 };

type ToolProps = Omit<ButtonProps, 'children'> &
  ButtonHTMLAttributes<HTMLButtonElement> & { label: string; hotkey?: Parameters<typeof withKey>[1] };

/** Assistive technology reads the label, also where the tool shows a sign. */
const Tool = ({ label, hotkey, children = label, ...button }: ToolProps) => (
  <Button aria-label={label} {...(hotkey && withKey(label, hotkey))} {...button}>
    {children}
  </Button>
);

/** Every action of the map is a control here too, for users without a mouse or without sight of the map. */
function MapTools() {
  const { view, goTo, mode, startMeasuring, stopMeasuring, isAlone, fold } = useMap();
  const isMeasuring = mode === 'measure';
  const { map } = words;
  const showLegend = () => {
    fold(false);
    // The panel is there with the next picture.
    requestAnimationFrame(() => focusOn(mapIds.legend));
  };
  return (
    <div className="tags">
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
  );
}
