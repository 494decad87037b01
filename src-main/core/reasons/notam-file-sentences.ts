/** English sentences of files that are refused as NOTAMs: what the file is, and where it goes. */
import type { OtherFileKind } from '#contract/notams/warnings.ts';
import type { Sentences } from './reason.ts';

const kinds: Readonly<Record<OtherFileKind, string | undefined>> = {
  zip: 'a ZIP archive or an Office document, not NOTAMs. Unpack it, or save it as CSV. A ZIP of airport data is imported on the Data screen.',
  gzip: 'a gzip archive, not NOTAMs. Unpack it.',
  archive: 'an archive, not NOTAMs. Unpack it.',
  pdf: 'a PDF, not NOTAMs. Copy its text, or save the NOTAMs as text.',
  office: 'an old Excel or Word document, not NOTAMs. Save it as CSV.',
  picture: 'a picture. NOTAMs are read from text.',
  sqlite: 'an SQLite database, not NOTAMs. Export the NOTAMs from it.',
  binary: 'not a text, so it holds no NOTAMs that can be read. Save the NOTAMs as text, CSV, JSON or XML.',
  gpx: 'a GPX file of waypoints, routes or tracks, not NOTAMs. Open it on the Route screen, with "aeroshelf route FILE", or its waypoints with "aeroshelf waypoints import FILE".',
  kml: 'a KML file, not NOTAMs. A route or waypoints in it open on the Route screen, or with "aeroshelf route FILE".',
  geoJson: 'GeoJSON of map features, not NOTAMs. A route in it opens on the Route screen, or with "aeroshelf route FILE".',
  airportTable: 'a table of airports or what belongs to them, not NOTAMs. Import it on the Data screen, or with "aeroshelf import".',
  jsonCutOff: 'JSON that is cut off before its first whole NOTAM. Save or download it again.',
  json: 'JSON without a NOTAM. Export the NOTAMs from where it comes from, with their texts.',
  webPage: 'a web page without a NOTAM. Save the page that shows the NOTAMs, or copy their text.',
};

export const notamFileSentences = {
  notNotamFile: ({ kind }) => `The file is ${kinds[kind as OtherFileKind] ?? `${kind}, not NOTAMs.`}`,
  noNotamMark: () =>
    'Nothing in this text marks a NOTAM: no number such as B2345/26 NOTAMN, no !ABC 05/612, no items Q) to E). It is stored as one only where you say so: confirm it in the window, or use --as-text or asText=true.',
} satisfies Partial<Sentences>;
