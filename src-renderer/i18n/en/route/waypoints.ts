import { numbers as number } from '#words/en/numbers.ts';
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
