import { numbers as number } from '#words/en/common.ts';

export const flightFiles = {
  open: 'Open a file…',
  dropHere: 'Drop a flight plan file here: it is shown before it replaces the route.',
  pasted: 'Pasted text',
  refused: (name: string) => `${name} cannot be read as a route.`,
  preview: (name: string) => `Route in ${name}`,
  asWords: 'route text',
  pointCount: (value: number) => `${number.format(value)} ${value === 1 ? 'point' : 'points'}`,
  faults: 'Not used, or read otherwise',
  use: 'Use this route',
  replace: 'Replace the route',
  undoable: 'Undo gives the present route back.',
  papers: { a6: 'A6', a5: 'A5 (kneeboard)', a4: 'A4', letter: 'Letter' },
  printOrExport: 'Print or export',
  log: 'Nav log (PDF)',
  format: 'Export as',
  formats: {
    gpx: 'GPX',
    fpl: 'Garmin FPL',
    pln: 'MSFS 2020, FSX, P3D (PLN)',
    pln2024: 'MSFS 2024 (PLN)',
    fms: 'X-Plane (FMS)',
    lnmpln: 'Little Navmap (LNMPLN)',
    kml: 'KML',
    geojson: 'GeoJSON',
    cup: 'SeeYou (CUP)',
    icao: 'ICAO item 15 (text)',
    openair: 'OpenAir',
  },
  leftOut: (name: string) => `${name} does not hold everything:`,
};

export const storedRoutes = {
  title: 'My routes',
  needsUser: 'Routes and waypoints are stored for a user: sign in or use a key.',
  none: 'No route is stored yet.',
  name: 'Name of the route',
  nameHint: 'LSGG – LFMN',
  save: 'Save route',
  change: (name: string) => `Save changes to ${name}`,
  saveNew: 'Save as a new route',
  ways: { asStored: 'Open', back: 'Return route', again: 'Copy for today' },
  removed: (name: string) => `${name} is deleted.`,
};

const counted = (value: number): string => `${number.format(value)} ${value === 1 ? 'waypoint' : 'waypoints'}`;

export const waypoints = {
  title: 'My waypoints',
  count: counted,
  positionFault: 'Not a position. Write 46°14′17″N 6°6′32″E, 4614N00607E or 46.238, 6.109.',
  add: 'Add waypoint',
  edit: 'Edit',
  editNamed: (ident: string) => `Edit ${ident}`,
  removed: (ident: string) => `${ident} is deleted.`,
  onMapNamed: (ident: string) => `Show ${ident} on the map`,
  import: 'Import waypoints…',
  importHow: 'CUP, GPX, KML or CSV. Waypoints of the same ident are replaced.',
  imported: (stored: number, replaced: number, refused: number) =>
    `${counted(stored)} new, ${number.format(replaced)} replaced, ${number.format(refused)} refused.`,
  atLine: (line: number, name: string) => `Line ${number.format(line)} ${name}:`,
  moreRefused: (value: number) => `and ${number.format(value)} more that were refused`,
  more: (value: number) => `Show more of the other ${number.format(value)}`,
};
