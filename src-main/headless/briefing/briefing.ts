/** `briefing` writes the briefing of a route as a file or as text, or the areas of its NOTAMs. Nothing is stored. */
import type { BriefingFormat, BriefingPlan, FlightRules } from '#contract/briefing/options.ts';
import type { Paper } from '#contract/print.ts';
import { Refusal } from '#core/refusal.ts';
import { given, type Api } from '../api.ts';
import { formatOf, sayLeftOut, wordsOf } from '../route/documents.ts';
import { planOf, type PlanOptions } from '../route/plan-options.ts';
import { printData, say, writeOutput } from '../terminal.ts';
import { words as terminal } from '../words.ts';

type PlanOptionsOfBriefing = Pick<PlanOptions, 'depart' | 'tas' | 'wind' | 'alternate'>;

type BriefingCommandOptions = PlanOptionsOfBriefing & {
  rules?: FlightRules;
  corridor?: number;
  lower?: number;
  upper?: number;
  out?: string;
  format?: BriefingFormat;
  paper?: Paper;
  appendix?: boolean;
  spreadsheet?: boolean;
};

const endings: Readonly<Record<string, BriefingFormat>> = {
  '.pdf': 'pdf',
  '.html': 'html',
  '.md': 'md',
  '.txt': 'text',
  '.json': 'json',
  '.csv': 'csv',
  '.geojson': 'geojson',
  '.kml': 'kml',
  '.openair': 'openair',
};

/** These have sentences, and so need a language; the other formats are data. */
const written: readonly BriefingFormat[] = ['pdf', 'html', 'md', 'text'];

/** 1 where nothing that is shown is of imported NOTAMs. `words`: of the route, with blanks between them, or the name of a flight plan file. */
export async function briefing(api: Api, words: readonly string[], options: BriefingCommandOptions): Promise<number> {
  const format = formOf(options);
  const plan: BriefingPlan = { ...planOf(await wordsOf(words.join(' '), api), options), options: briefingOptions(options) };
  const query = {
    format,
    ...(format === 'pdf' && { paper: options.paper ?? 'a4' }),
    ...(options.appendix === true && { appendix: 'true' }),
    ...(options.spreadsheet === true && { spreadsheet: 'true' }),
    ...(written.includes(format) && { language: terminal.language }),
  };
  const { bytes, headers } = await api.download('POST', '/briefings', { query, body: plan });
  sayLeftOut(headers);
  if (options.out === undefined) await printData(bytes);
  else {
    writeOutput(options.out, bytes);
    say(terminal.shownIn(options.out, Number(headers.get('x-notams-shown'))));
  }
  return headers.get('x-notams-imported-at') === 'unknown' ? 1 : 0;
}

/** Throws `invalidRequest` for an ending that no form has, and for a PDF without a file. */
function formOf({ out, format }: BriefingCommandOptions): BriefingFormat {
  const found = format ?? (out === undefined ? 'text' : formatOf(`--out ${out}`, endings));
  if (found === 'pdf' && out === undefined)
    throw new Refusal('invalidRequest', { message: '--format pdf needs a file: --out briefing.pdf.' });
  return found;
}

const briefingOptions = ({ rules, corridor, lower, upper }: BriefingCommandOptions): NonNullable<BriefingPlan['options']> =>
  given({ rules, corridorNm: corridor, lowerFt: lower, upperFt: upper });
