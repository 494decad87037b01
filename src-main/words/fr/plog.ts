import type { Same } from '../same.ts';
import type { plogSentences as english } from '../en/plog.ts';

export const plogSentences: Same<typeof english> = {
  total: 'Total',
  summary: {
    aircraft: 'Aéronef',
    departure: 'Départ',
    arrival: 'Arrivée',
    distance: 'Distance',
    time: 'Temps',
    fuel: 'Carburant',
    usable: 'Utilisable',
    left: 'Reste',
  },
  elevation: (feet) => `altitude\u00A0${feet}\u00A0ft`,
  noFrequencies: 'Fréquences : aucune dans les données',
  noRunways: 'Pistes : aucune dans les données',
  runways: (list) => `Pistes : ${list}`,
  wide: (metres) => `largeur ${metres} m`,
  direct: (from, to, ways) => `De ${from} à ${to} : ${ways} absent des données ; la branche est directe.`,
  noTerrain: 'Les données n’ont pas de relief.',
  legs: (numbers) => ` (branche ${numbers})`,
  noLevel: 'pas de niveau dans la route',
  noFrequency: 'pas de fréquence dans les données',
  unknownIs: (sign, why) => `${sign} signifie inconnu : ${why}.`,
};
