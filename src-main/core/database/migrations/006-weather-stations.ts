/**
 * A row for each station of which a report is stored, with its place and what its newest METAR says: lists look for stations by both and would otherwise have to read
 * every report. What METAR say that were stored before is found after the next one of their station.
 */
export const weatherStations = `
CREATE TABLE weather_stations (
  row INTEGER PRIMARY KEY,
  station TEXT NOT NULL UNIQUE,
  latitude REAL,                  -- degrees, WGS 84: of the file, else of the aerodrome
  longitude REAL,                 -- degrees, WGS 84
  observed_at TEXT,               -- of the newest METAR or SPECI
  said TEXT NOT NULL DEFAULT '{}' -- values of it by which lists are filtered, as JSON
) STRICT;
CREATE INDEX weather_stations_by_latitude ON weather_stations (latitude, longitude);

INSERT INTO weather_stations (station, latitude, longitude)
SELECT station, latitude, longitude
  FROM (SELECT station, latitude, longitude, max(row * (latitude IS NOT NULL)) FROM weather_reports GROUP BY station);

DROP INDEX weather_reports_by_latitude;
ALTER TABLE weather_reports DROP COLUMN latitude;
ALTER TABLE weather_reports DROP COLUMN longitude;
`;
