import type { Catalogue } from '#renderer/i18n/catalogue.ts';
import { briefingSentences, countedNotams as notams } from '#words/fr/briefing.ts';
import { at, common, numbers as number, plural, since } from '#words/fr/common.ts';

export const briefing: Catalogue['briefing'] = {
  ...briefingSentences,
  title: 'Briefing',
  keyList: {
    rows: {
      next: 'NOTAM suivant et précédent',
      severe: 'NOTAM critique ou opérationnel suivant et précédent, aussi replié',
      acknowledge: 'Acquitter, ou annuler l’acquittement',
      open: 'Montrer tout le NOTAM',
      again: 'Refaire le briefing',
      ready: common.makeReadyHow,
      print: 'Enregistrer le PDF',
    },
  },
  needsUser: 'Le briefing est réservé aux utilisateurs : il contient les textes des NOTAM.',
  noRoute: 'Il n’y a pas encore de route.',
  toRoute: 'Vers la route',
  working: 'Calcul…',

  made: (made, data) => `Briefing fait ${at(made)}, données ${since(data)}.`,
  madeWithout: (made) => `Briefing fait ${at(made)}, aucun NOTAM importé.`,
  arrived: (value) => `${notams(value)} reçu${plural(value)} ou modifié${plural(value)} depuis.`,
  changedSince: 'Des NOTAM ont été importés ou supprimés depuis.',
  again: 'Refaire',
  print: 'Enregistrer le PDF',
  saveAs: 'Enregistrer sous',
  withAppendix: 'Avec les textes publiés et ce qui n’est pas affiché',

  options: 'Options',
  formats: {
    pdf: 'PDF',
    html: 'HTML',
    md: 'Markdown',
    text: 'texte brut',
    geojson: 'zones en GeoJSON',
    kml: 'zones en KML',
    openair: 'zones en OpenAir',
    csv: 'zones en CSV',
  },
  rulesAsRoute: 'comme la route',
  alternatesHint: 'LFMD LFML',
  fields: {
    corridorNm: { label: 'Couloir (NM de chaque côté)', without: '10 VFR, 25 IFR' },
    lowerFt: { label: 'Niveau inférieur (ft)', without: '0' },
    upperFt: { label: 'Niveau supérieur (ft)', without: 'croisière + 2 000' },
    beforeDepartureMin: { label: 'Avant le départ (min)', without: '60' },
    afterArrivalMin: { label: 'Après l’arrivée (min)', without: '120' },
    alternateMin: { label: 'Dégagements, après l’arrivée (min)', without: '240' },
    abeamMin: { label: 'Par le travers, avant et après (min)', without: '30' },
  },

  notShown: {
    ...briefingSentences.notShown,
    list: (label) => `Non affichés, ${label}`,
    more: (value) => `${number.format(value)} de plus`,
    gone: (value) => `${notams(value)} parmi ceux-ci ${value < 2 ? 'n’est plus enregistré' : 'ne sont plus enregistrés'}.`,
  },

  asPublished: 'Texte publié',
  acknowledgedFolded: 'acquitté',
};
