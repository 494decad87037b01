/** METAR and TAF. A report is kept as text and decoded when it is shown, so that a better decoder is at work on every report that is stored. */
export const weather = `
CREATE TABLE weather_reports (
  row INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('METAR', 'SPECI', 'TAF')),
  station TEXT NOT NULL,
  at TEXT,                        -- observed or issued; null: its day fits no date
  valid_to TEXT,                  -- of a TAF
  raw TEXT NOT NULL,
  near TEXT NOT NULL,             -- about when it is of, which gives its days their month
  latitude REAL,                  -- degrees, WGS 84: of the file, else of the aerodrome
  longitude REAL,                 -- degrees, WGS 84
  imported_at TEXT NOT NULL
) STRICT;
CREATE INDEX weather_reports_by_station ON weather_reports (station, kind, at);
CREATE INDEX weather_reports_by_at ON weather_reports (at);
CREATE INDEX weather_reports_by_latitude ON weather_reports (latitude, longitude, station);
`;
