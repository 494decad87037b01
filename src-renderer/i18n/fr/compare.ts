import type { Same } from '../catalogue.ts';
import type { compare as english } from '../en/compare.ts';
import { numbers as number } from '#words/fr/numbers.ts';

export const compare: Same<typeof english> = {
  title: 'Comparer des aérodromes',
  lead: 'De deux à quatre côte à côte.',
  add: 'Ajouter un aérodrome',
  full: (most) => `${most} aérodromes au plus ; retirez-en un pour en ajouter un autre.`,
  tooFew: (fewest, most) => `Ajoutez de ${fewest} à ${most} aérodromes par code, nom ou ville.`,
  missing: (id, why) => `${id} : ${why}`,
  notInDataset: (id) => `Aucun aérodrome du jeu de données n’a le code ou l’identifiant ${id}.`,
  onlyDifferent: 'Différences seulement',
  table: 'Côte à côte',
  differs: 'diffère',
  different: (value) => (value < 2 ? `${number.format(value)} différence` : `${number.format(value)} différences`),
  parts: { identity: 'Identité', frequencies: 'Fréquences, MHz', notams: 'NOTAM de vos données' },
  longest: 'Plus longue piste ouverte',
  widest: 'Plus large piste ouverte',
  leftNow: 'Pistes ouvertes en ce moment',
  designators: 'Numéros de piste',
  lit: 'Balisées',
  surfaces: 'Revêtements',
  permanentlyClosed: 'Pistes définitivement fermées',
  active: 'En vigueur maintenant',
  severe: 'dont critiques ou opérationnels',
  upcoming: 'À venir',
  notamsAge: 'NOTAM :',
  fromTo: 'De – à',
  distancesNote: 'Géodésique sur l’ellipsoïde WGS 84 ; relèvement initial.',
};
