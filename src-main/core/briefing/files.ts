/** Briefings as files: for programs, for a screen, for paper. */
import type { Database } from 'better-sqlite3';
import type { Briefing } from '#contract/briefing/briefing.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import type { Notams } from '#core/notams/notams.ts';
import type { BriefingAreaFormat, BriefingFormat } from '#contract/briefing/options.ts';
import type { BriefingSheet } from '#contract/briefing/sheet.ts';
import type { Language } from '#contract/language.ts';
import type { Paper } from '#contract/print.ts';
import { sentencesIn } from '#words/sentences.ts';
import type { Printer } from '#core/print/printer.ts';
import { inSlices } from '#core/platform/slices.ts';
import type { MadeFile } from '#core/route/made-file.ts';
import { areasOf, type Areas, type WrittenAreas, areasToGeoJson } from './areas/area.ts';
import { areasToCsv } from './areas/to-csv.ts';
import { areasToKml } from './areas/to-kml.ts';
import { areasToOpenAir } from './areas/to-openair.ts';
import { sheetOf } from './forms/sheet.ts';
import { briefingToHtml } from './forms/to-html.ts';
import { briefingToMarkdown } from './forms/to-markdown.ts';
import { briefingDocument } from './forms/to-pdf.ts';
import { briefingToText } from './forms/to-text.ts';
import { openLabels } from './rows.ts';

export type BriefingFiles = {
  /** What takes a while to load for a form is loaded while the briefing is made. */
  prepare(format: BriefingFormat): void;
  /** What the forms that people read draw. */
  sheet(briefing: Briefing, language: Language): Promise<BriefingSheet>;
  /** `leftOut`: what the format cannot hold. Rejects with `tooManyQueries` or `queryTooDear` as a printer does. */
  make(briefing: Briefing, form: { format: BriefingFormat; paper: Paper; language: Language }): Promise<MadeFile & { leftOut: Reason[] }>;
};

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

const areaForms: Record<BriefingAreaFormat, (areas: Areas) => WrittenAreas> = {
  csv: areasToCsv,
  geojson: areasToGeoJson,
  kml: areasToKml,
  openair: areasToOpenAir,
};
const isAreaFormat = (format: BriefingFormat): format is BriefingAreaFormat => Object.hasOwn(areaForms, format);

export function openBriefingFiles({ state, printer, notams }: { state: Database; printer: Printer; notams: Notams }): BriefingFiles {
  const labelsOf = openLabels(state);
  async function sheet(briefing: Briefing, language: Language): Promise<BriefingSheet> {
    const labels = await inSlices(labelsOf(briefing.notShown.flatMap((one) => one.ids)));
    return sheetOf(briefing, labels, await sentencesIn(language));
  }
  return {
    sheet,
    prepare(format) {
      if (format === 'pdf') printer.prepare();
    },
    async make(briefing, { format, paper, language }) {
      const name = { fileName: fileNameOf(briefing, format), mediaType: mediaTypes[format], leftOut: [] };
      if (isAreaFormat(format)) {
        const found = areasOf(briefing, { format, decoded: notams.decoded });
        const { text, leftOut } = areaForms[format](found);
        return { ...name, bytes: Buffer.from(text), leftOut: [...found.leftOut, ...leftOut] };
      }
      if (format === 'json') return { ...name, bytes: Buffer.from(`${JSON.stringify(briefing, null, 2)}\n`) };
      const written = await sheet(briefing, language);
      if (format === 'pdf') return { ...name, bytes: await printer.print(briefingDocument(written, paper)) };
      const write = { html: briefingToHtml, md: briefingToMarkdown, text: briefingToText }[format];
      return { ...name, bytes: Buffer.from(write(written)) };
    },
  };
}

/** `LSGG-LFMN-briefing-20261121-0802Z.pdf`: with the moment that it was made. */
function fileNameOf({ aerodromes, made }: Briefing, format: BriefingFormat): string {
  const names = (['departure', 'destination'] as const).flatMap(
    (role) => aerodromes.find(({ roles }) => roles.includes(role))?.ident ?? [],
  );
  const ends = names.join('-').replaceAll(/[^\p{L}\d-]+/gu, '-');
  const what = isAreaFormat(format) ? 'areas' : 'briefing';
  return `${ends}-${what}-${made.slice(0, 10).replaceAll('-', '')}-${made.slice(11, 16).replace(':', '')}Z.${format === 'text' ? 'txt' : format}`;
}
