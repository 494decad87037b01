import type { Same } from '../catalogue.ts';
import type { compare as english } from '../en/compare.ts';

const number = new Intl.NumberFormat('fr');

export const compare: Same<typeof english> = {
  title: 'Comparer des aérodromes',
  lead: 'De deux à quatre côte à côte.',
  add: 'Ajouter un aérodrome',
  full: (most) => `${most} aérodromes au plus ; retirez-en un pour en ajouter un autre.`,
  tooFew: (fewest, most) => `Ajoutez de ${fewest} à ${most} aérodromes par code, nom ou ville.`,
  remove: (name) => `Retirer ${name}`,
  missing: (id, why) => `${id} : ${why}`,
  notInDataset: (id) => `Aucun aérodrome du jeu de données n’a le code ou l’identifiant ${id}.`,
  onlyDifferent: 'Différences seulement',
  table: 'Côte à côte',
  fact: 'Élément',
  differs: 'diffère',
  different: (value) => (value < 2 ? `${number.format(value)} différence` : `${number.format(value)} différences`),
  none: 'aucun',
  parts: { identity: 'Identité', runways: 'Pistes', frequencies: 'Fréquences, MHz', notams: 'NOTAM de vos données' },
  longest: 'Plus longue piste ouverte',
  widest: 'Plus large piste ouverte',
  openRunways: 'Pistes non fermées dans les données',
  leftNow: 'Pistes ouvertes en ce moment',
  designators: 'Numéros de piste',
  lit: 'Balisées',
  surfaces: 'Revêtements',
  permanentlyClosed: 'Pistes définitivement fermées',
  active: 'En vigueur maintenant',
  severe: 'dont critiques ou opérationnels',
  upcoming: 'À venir',
  notamsAge: 'NOTAM :',
  distances: 'Distances',
  fromTo: 'De – à',
  away: (distance, bearing) => `${distance}, ${bearing} vrai`,
  distancesNote: 'Géodésique sur l’ellipsoïde WGS 84 ; relèvement initial.',
};
