/** `routes` and `waypoints` manage what a user stored. */
import { Option, InvalidArgumentError, type Command } from 'commander';
import { asking } from '../api.ts';
import type { Runs } from '../program.ts';
import { papers, routeFormats } from './documents.ts';
import { userOption, withPlanOptions } from './plan-options.ts';

export function addStoredRouteCommands(root: Command, runs: Runs): void {
  const routes = root.command('routes').description('stored routes of a user; each is named by its id or its name');
  routes
    .command('list')
    .addOption(userOption())
    .description('print a line for each: id, name, favourite or not, departure, when it was changed, words')
    .action(runs(asking(async () => (await import('./stored.ts')).listRoutes)));
  routes
    .command('show <route>')
    .addOption(userOption())
    .option('--depart <time>', 'departure in the place of the stored one')
    .option('--json', 'print what GET /routes/{routeId}?expand=legs answers')
    .description('print the words and the legs of one, as the data in use have them')
    .action(runs(asking(async () => (await import('./stored.ts')).showStored)));
  withPlanOptions(routes.command('save <words>'))
    .addOption(userOption())
    .option('--name <name>', 'its name; default: the points that it begins and ends with')
    .option('--favourite', 'mark it as a favourite')
    .description('store a route, as words or as the name of a flight plan file, and print its id')
    .action(runs(asking(async () => (await import('./stored.ts')).saveRoute)));
  routes
    .command('rename <route> <name>')
    .addOption(userOption())
    .description('give a route another name')
    .action(runs(asking(async () => (await import('./stored.ts')).renameRoute)));
  routes
    .command('delete <route>')
    .addOption(userOption())
    .description('delete a route')
    .action(runs(asking(async () => (await import('./stored.ts')).deleteRoute)));
  routes
    .command('export <route> <file>')
    .addOption(userOption())
    .addOption(new Option('--format <format>', 'format of the file, where the ending of its name does not tell').choices(routeFormats))
    .description('write a flight plan file for another program')
    .action(runs(asking(async () => (await import('./stored.ts')).exportRoute)));
  routes
    .command('plog <route> <file>')
    .addOption(userOption())
    .option('--depart <time>', 'departure in the place of the stored one')
    .addOption(new Option('--paper <paper>', 'paper of a PDF').choices(papers).default('a5'))
    .description('write the log to a file, whose name ends with .pdf, .csv, .html or .json')
    .action(runs(asking(async () => (await import('./stored.ts')).plogStored)));
}

export function addWaypointCommands(root: Command, runs: Runs): void {
  const waypoints = root
    .command('waypoints')
    .description('waypoints of a user, which routes may name; a position is written as in a route, such as 4620N00610E or GVA090015');
  const fields = (command: Command) =>
    command
      .addOption(userOption())
      .option('--name <name>', 'its name')
      .option('--elevation <feet>', 'feet above mean sea level', toFeet)
      .option('--remarks <text>', 'plain text');
  waypoints
    .command('list')
    .addOption(userOption())
    .description('print a line for each: ident, latitude, longitude, elevation in feet, name, remarks')
    .action(runs(asking(async () => (await import('./waypoints.ts')).listWaypoints)));
  fields(waypoints.command('add <ident> <position>'))
    .description('store a waypoint')
    .action(runs(asking(async () => (await import('./waypoints.ts')).addWaypoint)));
  fields(waypoints.command('edit <ident>'))
    .option('--ident <ident>', 'another ident')
    .option('--position <position>', 'another position')
    .description('change what is given of a waypoint, and leave the rest')
    .action(runs(asking(async () => (await import('./waypoints.ts')).editWaypoint)));
  waypoints
    .command('delete <ident>')
    .addOption(userOption())
    .description('delete a waypoint')
    .action(runs(asking(async () => (await import('./waypoints.ts')).deleteWaypoint)));
  waypoints
    .command('import <file>')
    .addOption(userOption())
    .description('store the waypoints of a CUP, GPX, KML or CSV file; those of the same ident are replaced')
    .action(runs(asking(async () => (await import('./waypoints.ts')).importWaypoints)));
}

function toFeet(text: string): number {
  if (!/^-?\d{1,5}(?:\.\d)?$/.test(text)) throw new InvalidArgumentError('This is a number of feet.');
  return Number(text);
}
