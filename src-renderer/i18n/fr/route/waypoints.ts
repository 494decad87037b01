import type { Same } from '#renderer/i18n/catalogue.ts';
import type { waypoints as english } from '#renderer/i18n/en/route/waypoints.ts';
import { numbers as number } from '#words/fr/numbers.ts';

const counted = (value: number): string => `${number.format(value)} ${value < 2 ? 'point' : 'points'}`;

export const waypoints: Same<typeof english> = {
  title: 'Mes points',
  count: counted,
  positionFault: 'Ce n’est pas une position. Écrivez 46°14′17″N 6°6′32″E, 4614N00607E ou 46.238, 6.109.',
  add: 'Ajouter le point',
  edit: 'Modifier',
  editNamed: (ident) => `Modifier ${ident}`,
  removed: (ident) => `${ident} est supprimé.`,
  onMapNamed: (ident) => `Montrer ${ident} sur la carte`,
  import: 'Importer des points…',
  importHow: 'CUP, GPX, KML ou CSV. Les points de même indicatif sont remplacés.',
  imported: (stored, replaced, refused) =>
    `${counted(stored)} de plus, ${number.format(replaced)} remplacés, ${number.format(refused)} refusés.`,
  atLine: (line, name) => `Ligne ${number.format(line)} ${name} :`,
  moreRefused: (value) => `et ${number.format(value)} autres refusés`,
  more: (value) => `Montrer d’autres des ${number.format(value)} restants`,
};
