/**
 * Codes say what could not be read in a NOTAM or in a file of NOTAMs, with the part of the text they are about. Sentences are made where a
 * person reads.
 */
import { Type, type Static } from 'typebox';
import { Closed, TextOrNull } from '../schema/values.ts';

const codeOf = <const Codes extends readonly string[]>(codes: Codes) =>
  Type.Unsafe<Codes[number]>({ type: 'string', enum: [...codes], description: 'what is wrong' });

const item = ['header', 'Q', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'keyword', 'period'] as const;

const warningCode = [
  'unknownForm',
  'headerMissing',
  'referenceMissing',
  'referenceUnexpected',
  'itemMissing',
  'locationMissing',
  'startUnreadable',
  'endUnreadable',
  'endBeforeStart',
  'endsDiffer',
  'fieldCount',
  'firUnreadable',
  'fieldUnknown',
  'positionUnreadable',
  'qCodeMissing',
  'positionMissing',
  'limitsReversed',
  'runwayUnreadable',
  'periodMissing',
  'keywordMissing',
  'scheduleUnreadable',
  'scheduleNeedsPosition',
  'scheduleOutsidePeriod',
  'scheduleContradicted',
  'endedAtUnknownTime',
  'textNotReadWhole',
  'positionOutsideDrawing',
  'areaNotDrawn',
] as const;

export const Warning = Closed({
  item: Type.Unsafe<(typeof item)[number] | null>({
    type: ['string', 'null'],
    enum: [...item, null],
    description:
      'item concerned: one of ICAO, the header, or keyword and period of a US NOTAM; D is the schedule; null: the NOTAM as a whole',
  }),
  code: codeOf(warningCode),
  text: TextOrNull('piece of the NOTAM concerned, as written'),
});
export type Warning = Static<typeof Warning>;

const issueCode = [
  'notUnderstood',
  'numberReused',
  'noText',
  'invalidJson',
  'damagedRow',
  'damagedElement',
  'noticesMissing',
  'readAsText',
  'fileTruncated',
  'unknownForm',
  'notNotam',
  'noNotamInLongText',
  'otherFileKind',
  'nestedTooDeep',
  'notamTooLarge',
  'lineTooLong',
  'pageTooLarge',
  'documentType',
  'damagedXml',
  'unknownRoot',
  'noNotamFound',
  'noNotamMark',
  'notRead',
] as const;

export const ImportIssue = Closed({
  code: codeOf(issueCode),
  file: TextOrNull('name of the file; null where one file was imported'),
  line: Type.Unsafe<number | null>({ type: ['integer', 'null'], description: 'line in the file, from 1' }),
  element: TextOrNull('element of the file, for example notamList[3]'),
  text: TextOrNull('piece of the file concerned, or the NOTAM number'),
});
export type ImportIssue = Static<typeof ImportIssue>;

/** A file that holds no NOTAMs is of such a kind, as far as its beginning tells. */
export type OtherFileKind =
  | 'zip'
  | 'gzip'
  | 'archive'
  | 'pdf'
  | 'office'
  | 'picture'
  | 'sqlite'
  | 'binary'
  | 'gpx'
  | 'kml'
  | 'geoJson'
  | 'airportTable'
  | 'jsonCutOff'
  | 'json'
  | 'webPage';
