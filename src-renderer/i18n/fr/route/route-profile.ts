import type { Same } from '#renderer/i18n/catalogue.ts';
import type { routeProfile as english } from '#renderer/i18n/en/route/route-profile.ts';

export const routeProfile: Same<typeof english> = {
  title: 'Profil vertical',
  picture: (miles, areas) =>
    `Profil vertical sur ${miles} NM avec ${areas} ${areas < 2 ? 'zone' : 'zones'} de NOTAM ; les tableaux ci-dessous disent la même chose.`,
  noTerrain: 'Pas de relief dans les données',
  note: 'Les niveaux de vol sont tracés à leur altitude-pression, comme au QNH 1013 hPa. Les barres sont les altitudes des aérodromes. Aucune altitude minimale de sécurité n’est calculée.',
  levelsOnly: 'Seuls les niveaux des branches sont tracés, sans montée ni descente.',
  tops: { topOfClimb: 'TOC', topOfDescent: 'TOD' },
  topNames: { topOfClimb: 'Fin de montée', topOfDescent: 'Début de descente' },
  asTable: 'Profil en tableau',
  columns: {
    planned: 'Prévu',
    elevation: 'Altitude terrain',
    validity: 'Validité',
    along: 'NM',
    flight: 'Passage',
    headline: 'NOTAM en bref',
  },
  areas: 'Zones de NOTAM le long de la route',
  needsUser:
    'Les zones de NOTAM sont réservées aux utilisateurs : sans clé, cinq NOTAM seulement sont donnés, et une image avec une partie des zones tromperait.',
  signIn: 'Se connecter',
  selection: (miles, upper) =>
    `Zones de NOTAM à moins de ${miles} NM de la route à l’heure du vol, ${upper === null ? 'à tous les niveaux' : `sauf celles qui commencent au-dessus de ${upper} ft`}. Les NOTAM des aérodromes et de régions entières ne sont pas tracés.`,
  noAreas: 'Il n’y en a aucune.',
  limitsUnknown: 'limites inconnues',
  limitsAboveGround: (limits) => `${limits}, à une altitude inconnue`,
  estimated: 'EST',
  reasons: {
    departureNotGiven: 'Aucun départ n’est donné : les NOTAM sont ceux d’un départ immédiat.',
    departurePassed: 'L’heure de départ est passée.',
    arrivalUnknown: 'L’arrivée est inconnue : les NOTAM sont ceux d’une durée plus longue.',
    levelsUnknown: 'Les niveaux sont inconnus : les NOTAM de tous les niveaux sont affichés.',
    nothingImported: 'Aucun NOTAM n’est importé.',
    onlySamples: 'Les NOTAM sont des exemples, aucun n’est importé.',
    dataStale: 'Les NOTAM sont anciens.',
    notCovered: 'Aucun import ne couvre tout le vol.',
  },
};
