/** A reader of a format emits NOTAMs and issues. Readers know formats and no database; nothing of a NOTAM is dropped. */
import type { ImportIssue } from '#contract/notams/warnings.ts';
import type { NoticeType } from '../items/header.ts';

/** The format of the file is stored in `raw_format`. */
export type FormatName =
  | 'text'
  | 'faa-search'
  | 'faa-search-export'
  | 'faa-api'
  | 'nms'
  | 'aixm'
  | 'pib'
  | 'nav-canada'
  | 'icao-api'
  | 'daip'
  | 'api-notams'
  | 'aerodb'
  | 'text-list'
  | 'csv';

/** The file gives these in addition to the text. Where a member is absent, the text is read for it. */
export type Given = {
  number?: string;
  type?: NoticeType;
  reference?: string;
  icao?: string;
  /** The location is as published, also where it is not four letters. */
  location?: string;
  /** It is the US office, the NOF or the originator. */
  account?: string;
  keyword?: string;
  issueDate?: Date;
  startDate?: Date;
  endDate?: Date;
  endKind?: 'fixed' | 'estimated' | 'permanent' | 'untilFurtherNotice';
  canceledDate?: Date;
  source?: string;
  sourceType?: string;
  transactionId?: string;
  /** It is WKT, `POINT(longitude latitude)` of WGS 84. */
  mapPointer?: string;
  /** It is WKT as published. */
  geometry?: string;
  isSnowtam?: boolean;
  isProcedure?: boolean;
  /** The source reports the NOTAM cancelled or expired without a time. */
  isSaidOver?: boolean;
  qCode?: string;
  fir?: string;
  traffic?: string;
  purpose?: string;
  scope?: string;
  lowerFl?: number;
  upperFl?: number;
  radiusNm?: number;
  schedule?: string;
  lowerLimit?: string;
  upperLimit?: string;
};

/** A line counts from 1, an element is written as `notamList[3]`; a place has one of them or both. */
export type Place = { line?: number; element?: string };

/** An issue is what could not be read; `text` is the part concerned. */
export type Issue = { code: ImportIssue['code']; place: Place; text?: string };

export type RawNotice = {
  format: FormatName;
  /** It is the NOTAM in words, without HTML, never cut. */
  message: string;
  /** This is the text as received, where it differs from the message. */
  original: string | null;
  given: Given;
  /** The NOTAM begins here. */
  place: Place;
};

/** A file may state these facts in addition to its NOTAMs. */
export type FileFacts = {
  /** The source put the data together at this time. */
  issuedAt?: Date;
  /** Aerodromes and regions that the file covers, even without a NOTAM for them. */
  places?: readonly string[];
  /** It claims to hold all NOTAMs of these, those that begin after `validTo` aside. */
  wholeFor?: readonly string[];
  validTo?: Date;
  /** The file has a known format, even without a NOTAM. */
  isKnown?: true;
};

export type Taking = {
  notice(notice: RawNotice): void;
  issue(issue: Issue): void;
  facts(facts: FileFacts): void;
  /** A METAR, SPECI or TAF between NOTAMs, as it is in the text; where it is not taken it is an issue. */
  weather?: ((report: string) => void) | undefined;
};

/**
 * It reads a file chunk by chunk and emits each NOTAM once it is complete. Bytes are UTF-8. Memory is bounded by the largest NOTAM. It
 * throws a Refusal for a file whose rest cannot be read; what was emitted before stays.
 */
export type Reader = { read(piece: Buffer): void; end(): void };
export type OpenReader = (take: Taking) => Reader;
