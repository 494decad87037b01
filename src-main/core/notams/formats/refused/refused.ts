import type { ImportIssue, OtherFileKind } from '#contract/notams/warnings.ts';
import type { Reason } from '#contract/problems/reasons.ts';
import { reason } from '#core/reasons/reason.ts';
import { Refusal } from '#core/refusal.ts';
import { MAX_DEPTH, MAX_NOTICE_BYTES } from '../input-bounds.ts';

/** It says why a file, or the rest of it, is not imported. */
type FileFault = Extract<
  ImportIssue['code'],
  | 'otherFileKind'
  | 'nestedTooDeep'
  | 'notamTooLarge'
  | 'lineTooLong'
  | 'pageTooLarge'
  | 'documentType'
  | 'damagedXml'
  | 'unknownRoot'
  | 'noNotamFound'
  | 'noNotamMark'
>;

type About = { line?: number; text?: string };

const MB = MAX_NOTICE_BYTES / 1e6;
const sentences: Record<Exclude<FileFault, 'otherFileKind' | 'noNotamMark' | 'noNotamFound'>, (text: string) => string> = {
  nestedTooDeep: () => `The file is nested deeper than ${MAX_DEPTH} levels. Nothing after that place was read.`,
  notamTooLarge: () => `More than ${MB} MB without a new NOTAM. Nothing after that place was read.`,
  lineTooLong: () => `A line is longer than ${MB} MB. Nothing after it was read.`,
  pageTooLarge: () => `The web page is larger than ${MB} MB. Export the NOTAMs as CSV or JSON.`,
  documentType: () => 'The XML has a DOCTYPE, which can make a file expand without limit. Save it without one.',
  damagedXml: (text) => `The XML is damaged and could not be read further: ${text}`,
  unknownRoot: (text) => `The XML has the root element <${text}>, which is not a known NOTAM format.`,
};

/** What has a sentence in every language. */
function reasonOf(fault: FileFault, text: string | undefined): Reason | undefined {
  if (fault === 'noNotamMark' || fault === 'noNotamFound') return reason(fault, {});
  return fault === 'otherFileKind' ? reason('notNotamFile', { kind: text ?? 'binary' }) : undefined;
}

/** A file, or its rest, that can't be imported; the sentence names the cause and a remedy. */
export class FileRefusal extends Refusal {
  readonly fault: FileFault;
  readonly line: number | null;
  readonly text: string | null;

  constructor(fault: FileFault, { line, text }: About) {
    const why = reasonOf(fault, text);
    const sentence = `${line === undefined ? '' : `Line ${line}: `}${why?.text ?? sentences[fault as keyof typeof sentences](text ?? '')}`;
    super('invalidRequest', { message: sentence, details: [sentence], detailsInMessage: 1, ...(why && { reasons: [why] }) });
    this.fault = fault;
    this.line = line ?? null;
    this.text = text ?? null;
  }
}

export const notNotams = (kind: OtherFileKind): FileRefusal => new FileRefusal('otherFileKind', { text: kind });

export const fileRefused = (fault: FileFault, about: About = {}): FileRefusal => new FileRefusal(fault, about);
