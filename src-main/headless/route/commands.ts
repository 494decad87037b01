/** These commands need a route: its legs and files, its briefing, and those of what users stored. */
import { Option, InvalidArgumentError, type Command } from 'commander';
import type { BriefingFormat } from '#contract/briefing/options.ts';
import { asking } from '../api.ts';
import type { Runs } from '../program.ts';
import { papers, routeFormats } from './documents.ts';
import { toAmount, userOption, withPlanOptions } from './plan-options.ts';
import { addStoredRouteCommands, addWaypointCommands } from './stored-commands.ts';

const briefingForms = [
  'json',
  'pdf',
  'html',
  'md',
  'text',
  'csv',
  'geojson',
  'kml',
  'openair',
] as const satisfies readonly BriefingFormat[];

export function addRouteCommands(root: Command, runs: Runs): void {
  withPlanOptions(
    root
      .command('route <words...>')
      .description(
        'print the legs of a route: a list such as "LSGG GVA LFMN", item 15 of a flight plan, or a whole message; what is not known is "–"',
      ),
  )
    .addOption(userOption())
    .option('--json', 'print what POST /routes/parse answers')
    .option('--fpl', 'print the route as an ICAO flight plan message instead, with its faults; it is not filed')
    .option('--item <field=value>', 'an item of that flight plan, such as aircraftType=C172; as often as needed', toItem)
    .option('--plog <file>', 'write the log to this file, whose name ends with .pdf, .csv, .html or .json')
    .addOption(new Option('--paper <paper>', 'paper of the log').choices(papers).default('a5'))
    .option('--export <file>', 'write a flight plan file for another program, by the ending of its name')
    .addOption(new Option('--format <format>', 'its format, where the ending does not tell').choices(routeFormats))
    .action(runs(asking(async () => (await import('./route.ts')).route)));

  root
    .command('briefing <words...>')
    .description(
      'the briefing of a route out of every stored NOTAM: runways left first, and what is not shown and why; prints text without --out',
    )
    .option('--depart <time>', 'departure: 2026-11-22T08:00Z, 221200 or 0800Z; default: now')
    .option('--tas <knots>', 'true airspeed, where the route gives none', toAmount)
    .option('--wind <wind>', 'wind of the whole route, degrees true and knots: 240/25, or calm')
    .option('--alternate <codes...>', 'alternate aerodromes')
    .addOption(userOption())
    .addOption(new Option('--rules <rules>', 'flight rules; default: as the route gives them, else VFR').choices(['VFR', 'IFR']))
    .option('--corridor <nm>', 'to each side of the route; default: 10 for VFR, 25 for IFR', toAmount)
    .option('--lower <feet>', 'what ends below this is not shown', toAmount)
    .option('--upper <feet>', 'what begins above this is not shown; default: 2,000 ft above the highest cruising level', toAmount)
    .option('--out <file>', 'write it to this file, whose name ends with .pdf, .html, .md, .txt or .json')
    .addOption(new Option('--format <format>', 'its form, where the ending does not tell').choices(briefingForms))
    .addOption(new Option('--paper <paper>', 'paper of a PDF').choices(['a5', 'a4', 'letter']).default('a4'))
    .option('--appendix', 'end with the texts of the NOTAMs as published and the numbers of those not shown')
    .option('--spreadsheet', 'in CSV, quote the cells that a spreadsheet would take for a formula')
    .action(runs(asking(async () => (await import('../briefing/briefing.ts')).briefing)));

  addStoredRouteCommands(root, runs);
  addWaypointCommands(root, runs);
}

/** Reads `aircraftType=C172`, which may be given several times. */
function toItem(written: string, before: Record<string, string> = {}): Record<string, string> {
  const at = written.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('Write a field and its value, such as aircraftType=C172.');
  return { ...before, [written.slice(0, at)]: written.slice(at + 1) };
}
