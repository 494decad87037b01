import type { Same } from '../catalogue.ts';
import type { common as english } from '../en/common.ts';
import { numbers as number } from '#words/fr/numbers.ts';

/** In French the singular reaches up to, but not including, two. */
const counted = (value: number, one: string, other: string): string => `${number.format(value)} ${value < 2 ? one : other}`;

/** By HTTP status; the server's own sentence, which names the culprit, follows in English. */
const refusals: Readonly<Record<number, string>> = {
  400: 'Le serveur n’accepte pas cette demande :',
  401: 'Accès refusé :',
  403: 'Demande interdite :',
  404: 'Introuvable :',
  409: 'Cela ne peut pas se faire maintenant :',
  410: 'Ce n’est plus conservé :',
  413: 'C’est trop volumineux :',
  415: 'Le serveur n’accepte pas ce type de données :',
  429: 'Trop de demandes à la suite :',
  500: 'Aeroshelf a échoué :',
};

export const common: Same<typeof english> = {
  unknown: 'inconnu',
  yes: 'oui',
  no: 'non',
  copy: 'Copier',
  copied: 'Copié',
  close: 'Fermer',
  cancel: 'Annuler',
  refused: (status) => refusals[status],
  noAnswer: 'Le serveur Aeroshelf ne répond pas. Il a peut-être été arrêté ; cette page reprendra quand il sera relancé.',
  noReason: (status) => `Le serveur a répondu ${status} sans donner de raison.`,
  notForNavigation:
    'Ne pas utiliser pour la navigation. Aeroshelf montre des copies importées de NOTAM qui peuvent être incomplètes ou périmées. Obtenez un briefing à jour auprès de l’AIS responsable avant le vol.',
  fresh: 'récent',
  ageing: 'vieillissant',
  stale: 'périmé',
  ageUnknown: 'âge inconnu',
  ageUnknownImported: (span) => `âge inconnu, importé il y a ${span}`,
  datedInFuture: 'date dans le futur : vérifiez l’horloge de cet ordinateur',
  old: (span) => `il y a ${span}`,
  years: (value) => counted(value, 'an', 'ans'),
  months: (value) => counted(value, 'mois', 'mois'),
  days: (value) => counted(value, 'jour', 'jours'),
  hours: (value) => counted(value, 'heure', 'heures'),
  minutes: (value) => counted(value, 'minute', 'minutes'),
  lessThanAMinute: 'moins d’une minute',
  airport: 'aérodrome',
  heliport: 'héliport',
  seaplaneBase: 'hydrobase',
  balloonport: 'terrain de ballons',
  closed: 'fermé',
  typeUnknown: 'type inconnu',
  continents: {
    AF: 'Afrique',
    AN: 'Antarctique',
    AS: 'Asie',
    EU: 'Europe',
    NA: 'Amérique du Nord',
    OC: 'Océanie',
    SA: 'Amérique du Sud',
  },
};
