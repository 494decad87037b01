/** A briefing has a file for programs, one for a screen and one for paper. */
import type { Database } from 'better-sqlite3';
import type { Briefing } from '#contract/briefing/briefing.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import type { Notams } from '#core/notams/notams.ts';
import type { BriefingAreaFormat, BriefingFormat } from '#contract/briefing/options.ts';
import { DEFAULT_LANGUAGE } from '#contract/language.ts';
import { wktOf } from '#domain/wkt.ts';
import { sentencesIn } from '#words/sentences.ts';
import type { PrintedDocument } from '#core/print/document.ts';
import type { MadeFile } from '#core/route/made-file.ts';
import { areasOf, type Areas, type WrittenAreas, areasToGeoJson, memberNames, membersOf, type Members } from './areas/area.ts';
import { areasToKml } from './areas/to-kml.ts';
import { areasToOpenAir } from './areas/to-openair.ts';
import { endsOf, sheetOf } from './forms/sheet.ts';
import { briefingToHtml } from './forms/to-html.ts';
import { briefingToMarkdown } from './forms/to-markdown.ts';
import { briefingDocument } from './forms/to-pdf.ts';
import { briefingToText } from './forms/to-text.ts';
import type { BriefingForm } from './make-briefing.ts';
import { openLabels } from './rows.ts';
import { csvTable, type TableFor } from '#core/text/csv.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** `leftOut`: what the format cannot hold. A PDF is still to be printed. */
export type BriefingFile = Omit<MadeFile, 'bytes'> & { leftOut: Reason[] } & ({ bytes: Bytes } | { document: PrintedDocument });

const mediaTypes: Record<BriefingFormat, string> = {
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  text: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  geojson: 'application/geo+json',
  kml: 'application/vnd.google-earth.kml+xml',
  openair: 'text/plain; charset=utf-8',
};

const areaForms: Record<BriefingAreaFormat, (areas: Areas, table: TableFor) => WrittenAreas> = {
  csv: areasToCsv,
  geojson: areasToGeoJson,
  kml: areasToKml,
  openair: areasToOpenAir,
};
const isAreaFormat = (format: BriefingFormat): format is BriefingAreaFormat => Object.hasOwn(areaForms, format);

export function openBriefingFiles({ state, notams }: { state: Database; notams: Notams }) {
  const labelsOf = openLabels(state);
  return async (
    briefing: Briefing,
    { format, paper, language, hasAppendix = false, table = 'data' }: BriefingForm,
  ): Promise<BriefingFile> => {
    const name = { fileName: fileNameOf(briefing, format), mediaType: mediaTypes[format], leftOut: [] };
    const sheet = async () =>
      sheetOf(
        briefing,
        {
          labels: labelsOf(briefing.notShown.flatMap(({ ids }) => ids)),
          areas: areasOf(briefing, { format: 'geojson', decoded: notams.decoded }).areas,
        },
        await sentencesIn(language ?? DEFAULT_LANGUAGE),
      );
    if (isAreaFormat(format)) {
      const areas = areasOf(briefing, { format, decoded: notams.decoded });
      const { text, leftOut } = areaForms[format](areas, table);
      return { ...name, bytes: bytesOf(text), leftOut: [...areas.leftOut, ...leftOut] };
    }
    if (format === 'json') {
      const withSheet = language === undefined ? briefing : { ...briefing, sheet: await sheet() };
      return { ...name, bytes: bytesOf(JSON.stringify(withSheet)) };
    }
    if (format === 'pdf') return { ...name, document: briefingDocument(await sheet(), { paper, hasAppendix }) };
    const write = { html: briefingToHtml, md: briefingToMarkdown, text: briefingToText }[format];
    return { ...name, bytes: bytesOf(write(await sheet(), hasAppendix)) };
  };
}

/** The bytes have a buffer that they share with nothing, so it can be handed to another thread. */
const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);

/** `LSGG-LFMN-briefing-20261121-0802Z.pdf`: with the moment that it was made. */
function fileNameOf(briefing: Briefing, format: BriefingFormat): string {
  const { made } = briefing;
  const ends = endsOf(briefing)
    .join('-')
    .replaceAll(/[^\p{L}\d-]+/gu, '-');
  const what = isAreaFormat(format) ? 'areas' : 'briefing';
  return `${ends}-${what}-${made.slice(0, 10).replaceAll('-', '')}-${made.slice(11, 16).replace(':', '')}Z.${format === 'text' ? 'txt' : format}`;
}

const columns = ['id', ...memberNames, 'geometry'];

/** A table (RFC 4180) with a row for each NOTAM and its area as WKT (OGC 06-103). Nothing is left out of it. */
function areasToCsv({ areas }: Areas, table: TableFor): WrittenAreas {
  const rows = areas.map(({ notice, geometry }): Members => ({ id: notice.id, ...membersOf(notice), geometry: wktOf(geometry) }));
  return { text: csvTable([columns, ...rows.map((row) => columns.map((name) => row[name] ?? null))], table), leftOut: [] };
}
