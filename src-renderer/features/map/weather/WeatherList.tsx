import { visible } from '#domain/text/visible-text.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { WeatherCodes } from '#renderer/components/text/WeatherCodes.tsx';
import { useNow } from '#renderer/data/use-now.ts';
import { agedWeather } from '#renderer/format/aged-weather.ts';
import { useUnits } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';
import { ageLine } from '#words/report-lines.ts';
import { useMap } from '../map-state.ts';
import { awayInWords, PlaceRow, Rows } from '../panels/Rows.tsx';
import styles from '../panels/rows.module.css';
import type { PlacedStation, WeatherInView } from './use-weather-in-view.ts';
import { WEATHER_FROM } from './weather-marks.ts';

/** The stations that the map draws, and how many it does not; nothing when zoomed out, where it draws none. */
export function WeatherList({ weather: { inView, undrawn, problem } }: { weather: WeatherInView }) {
  const zoom = useMap((map) => map.view.zoom);
  const isHidden = useMap((map) => map.isWeatherHidden);
  const { map } = words;
  if (zoom < WEATHER_FROM) return null;
  return (
    <Sheet title={map.weatherInView} aside={map.drawn(inView.length)} flush>
      <div className="quiet">
        <ProblemNotice problem={problem} />
        {isHidden && <p>{map.undrawnByChoice(map.weather)}</p>}
        {!isHidden && <p>{inView.length === 0 ? map.noWeather : map.navaidsFromCentre}</p>}
        {undrawn > 0 && <p>{map.weatherUndrawn(undrawn)}</p>}
      </div>
      <Rows label={map.weatherInView} items={inView}>
        {(station) => <StationRow key={station.station} station={station} />}
      </Rows>
    </Sheet>
  );
}

function StationRow({ station: weather }: { station: PlacedStation }) {
  const view = useMap((map) => map.view);
  const units = useUnits();
  const now = useNow();
  const { station, aerodromeId, latitude, longitude, metar, taf } = weather;
  const address = aerodromeId === null ? `/map?at=${latitude},${longitude}` : `/airports/${encodeURIComponent(aerodromeId)}`;
  return (
    <PlaceRow href={address} place={weather} code={station} name={ageLine(agedWeather(weather, now), words.weather)}>
      <span className={styles.more}>{awayInWords(view, weather, units)}</span>
      {[metar, taf].map(
        (report) =>
          report && (
            <span className={styles.more} key={report.id}>
              <WeatherCodes text={visible(report.raw)} />
            </span>
          ),
      )}
    </PlaceRow>
  );
}
