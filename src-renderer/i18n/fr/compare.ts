import type { Same } from '../catalogue.ts';
import type { compare as english } from '../en/compare.ts';

const number = new Intl.NumberFormat('fr');

export const compare: Same<typeof english> = {
  title: 'Comparer des aérodromes',
  lead: 'De deux à quatre côte à côte.',
  add: 'Ajouter un aérodrome',
  full: (most) => `${most} aérodromes au plus tiennent ici ; retirez-en un pour en ajouter un autre.`,
  tooFew: (fewest, most) => `Ajoutez des aérodromes par code, nom ou ville : de ${fewest} à ${most} se comparent.`,
  remove: (name) => `Retirer ${name}`,
  missing: (id, why) => `${id} : ${why}`,
  notHeld: (id) => `Aucun aérodrome du jeu de données n’a le code ou l’identifiant ${id}.`,
  onlyDifferent: 'Seulement les différences',
  table: 'Côte à côte',
  fact: 'Fait',
  differs: 'diffère',
  different: (value) => (value < 2 ? `${number.format(value)} fait diffère` : `${number.format(value)} faits diffèrent`),
  none: 'aucun indiqué',
  parts: { identity: 'Identité', runways: 'Pistes', frequencies: 'Fréquences, MHz', notams: 'NOTAM conservés' },
  longest: 'Plus longue piste ouverte',
  widest: 'Plus large piste ouverte',
  openRunways: 'Pistes non définitivement fermées',
  designators: 'Numéros',
  lighted: 'Balisées',
  surfaces: 'Revêtements',
  closedRunways: 'Définitivement fermées',
  inForce: 'En vigueur maintenant',
  grave: 'dont gravité 4 ou 5',
  toCome: 'À venir',
  noticesAge: 'NOTAM :',
  distances: 'Distances entre eux',
  fromTo: 'De, à',
  away: (distance, bearing) => `${distance}, ${bearing} vrai`,
  distancesNote: 'Par le plus court chemin sur l’ellipsoïde WGS 84 ; le relèvement est celui du départ.',
};
