/** `briefing`: the briefing of a route as a file, or as text, or the areas of its NOTAMs. Nothing is stored. */
import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { BriefingFormat, BriefingPlan, FlightRules } from '#contract/briefing/options.ts';
import type { Paper } from '#contract/print.ts';
import { Refusal } from '#core/refusal.ts';
import { wordsOf } from '../route/documents.ts';
import { userOf, type UserOptions } from '../route/owner.ts';
import { planOf, type PlanOptions } from '../route/plan-options.ts';
import { print, say } from '../terminal.ts';
import { withCore, type CoreOptions } from '../with-core.ts';

type PlanOptionsOfBriefing = Pick<PlanOptions, 'depart' | 'tas' | 'wind' | 'alternate'>;

export type BriefingCommandOptions = CoreOptions &
  UserOptions &
  PlanOptionsOfBriefing & {
    rules?: FlightRules;
    corridor?: number;
    lower?: number;
    upper?: number;
    out?: string;
    format?: BriefingFormat;
    paper?: Paper;
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

/** 1 where nothing that is shown is of imported NOTAMs. `words` may be the name of a flight plan file. */
export function briefing(words: string, options: BriefingCommandOptions): Promise<number> {
  return withCore(options, async (core) => {
    const { briefings, userData } = core;
    const [briefingFiles, routeDocuments] = [await core.briefingFiles(), await core.routeDocuments()];
    const format = formatOf(options);
    const waypoints = userData.waypoints.placesOf(userOf(core, options).id);
    const plan = planOf(wordsOf(words, { routeDocuments, waypoints }), options);
    const made = briefings.brief({ ...plan, options: briefingOptions(options) }, { waypoints });
    const { bytes, leftOut } = await briefingFiles.make(made, { format, paper: options.paper ?? 'a4' });
    for (const { text } of leftOut) say(text);
    if (options.out === undefined) await print(String(Buffer.from(bytes)));
    else {
      writeFileSync(options.out, bytes);
      say(`${options.out}: ${made.notices.length} NOTAMs shown. Not for navigation.`);
    }
    return made.data.notamsImportedAt === null ? 1 : 0;
  });
}

/** Throws `invalidRequest` for an ending that no form has, and for a PDF without a file. */
function formatOf({ out, format }: BriefingCommandOptions): BriefingFormat {
  const byName = out === undefined ? 'text' : endings[extname(out).toLowerCase()];
  const found = format ?? byName;
  if (found === undefined)
    throw new Refusal('invalidRequest', { message: `--out ${out}: the name has to end with one of ${Object.keys(endings).join(', ')}.` });
  if (found === 'pdf' && out === undefined)
    throw new Refusal('invalidRequest', { message: '--format pdf needs a file: --out briefing.pdf.' });
  return found;
}

function briefingOptions({ rules, corridor, lower, upper }: BriefingCommandOptions): NonNullable<BriefingPlan['options']> {
  return {
    ...(rules !== undefined && { rules }),
    ...(corridor !== undefined && { corridorNm: corridor }),
    ...(lower !== undefined && { lowerFt: lower }),
    ...(upper !== undefined && { upperFt: upper }),
  };
}
