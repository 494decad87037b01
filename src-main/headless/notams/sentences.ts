/** What could not be read, as the command line says it. */
import type { ImportIssue, Warning } from '#contract/notams/warnings.ts';

const warnings: Record<Warning['code'], string> = {
  unknownForm: 'not a known NOTAM format; only the text is shown',
  headerMissing: 'no NOTAM number',
  referenceMissing: 'the number of the NOTAM that it replaces or cancels is missing',
  referenceUnexpected:
    'a new NOTAM, which replaces and cancels none, names another one; if this one replaces it, the other still counts as active',
  itemMissing: 'missing',
  locationMissing: 'no location',
  startUnreadable: 'start could not be read',
  endUnreadable: 'end could not be read',
  endBeforeStart: 'end is before start',
  fieldCount: 'does not have eight fields',
  firUnreadable: 'not a flight information region',
  fieldUnknown: 'not a known field',
  positionUnreadable: 'not a position',
  qCodeMissing: 'no five-letter Q-code',
  positionMissing: 'no position',
  limitsReversed: 'lower limit is above upper limit',
  runwayUnreadable: 'no runway could be read',
  periodMissing: 'no period of validity at the end',
  keywordMissing: 'no keyword at the beginning',
  scheduleUnreadable: 'schedule could not be read; treated as active throughout',
  scheduleNeedsPosition: 'schedule depends on the sun and the position is unknown; treated as active throughout',
  scheduleOutsidePeriod: 'schedule never falls within the period of validity; treated as active throughout',
  endedAtUnknownTime: 'its source reports it cancelled or expired without a time',
  textNotReadWhole: 'too long: only its beginning was decoded; read the text as published',
  positionOutsideDrawing: 'a position of the text is outside of what could be drawn; the approximate circle of item Q is shown instead',
  areaNotDrawn: 'an area of the text could not be drawn; what is shown is approximate',
};

const issues: Record<ImportIssue['code'], string> = {
  notUnderstood: 'not understood, stored as text only',
  numberReused: 'same number as an earlier NOTAM with another text; both stored',
  noText: 'no text; the record is stored unchanged',
  invalidJson: 'not valid JSON; stored unchanged',
  damagedRow: 'not a row of this table; the NOTAMs in it are stored as text',
  damagedElement: 'damaged XML; stored as text, and reading went on after it',
  noticesMissing: 'some NOTAMs in this file were not stored one by one; the first begins here',
  readAsText: 'nothing could be read in the format that the file seems to have; read as text',
  fileTruncated: 'the file ends inside this record; stored unchanged',
  unknownForm: 'not a known format, skipped',
  notNotam: 'not a NOTAM, skipped',
  noNotamInLongText: 'no NOTAM in more than a million characters from here, skipped',
  otherFileKind: 'not a text file',
  nestedTooDeep: 'nested too deeply; the rest of the file was not read',
  notamTooLarge: 'too large for one NOTAM; the rest of the file was not read',
  lineTooLong: 'line too long; the rest of the file was not read',
  pageTooLarge: 'web page too large',
  documentType: 'has a DOCTYPE; the rest of the file was not read',
  damagedXml: 'damaged XML; the rest of the file was not read',
  unknownRoot: 'unknown root element',
  noNotamFound: 'no NOTAM found',
  noNotamMark: 'nothing marks a NOTAM',
};

const quoted = (text: string | null): string => (text === null ? '' : `: ${text.replace(/\s+/g, ' ')}`);

/** `Q: not a position: 9999N`. */
export function warningSentence({ item, code, text }: Warning): string {
  return `${item === null ? '' : `${item}: `}${warnings[code]}${quoted(text)}`;
}

/** `uk.xml, line 12, Notam[3]: no text; the record is stored unchanged`. */
export function issueSentence({ code, file, line, element, text }: ImportIssue): string {
  const place = [file, line === null ? null : `line ${line}`, element].filter((part) => part !== null).join(', ');
  return `${place === '' ? '' : `${place}: `}${issues[code]}${quoted(text)}`;
}
