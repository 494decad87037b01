import type { Same } from '../same.ts';
import type { printedAges as englishAges, printedSentences as english } from '../en/printed.ts';
import { at, common, countryName, since, upTo, numbers, tenths, plural } from './common.ts';

export const printedAges: Same<typeof englishAges> = {
  minutes: (value) => `il y a ${value} min`,
  hours: (value) => `il y a ${value} h`,
  days: (value) => `il y a ${numbers.format(value)} jours`,
};

export const printedSentences: Same<typeof english> = {
  notForNavigation: 'Ne pas utiliser pour la navigation',
  made: (time) => `fait le ${time}`,
  page: (page, pages) => `Page ${page} sur ${pages}`,
  number: (value) => numbers.format(value),
  country: countryName,
  tenth: (value) => tenths.format(value).replace('-', '−'),

  age: 'Âge',
  future: 'après l’heure de cette machine',
  ages: printedAges,
  withAge: (of, age) => `${of} (${age})`,
  noNotamsImported: 'NOTAM : aucun importé',
  notamsImported: (imported, issued) =>
    `NOTAM importés le ${imported}, ${issued === null ? 'dates d’émission inconnues' : `le plus récent émis le ${issued}`}`,
  kinds: { aerodromes: 'aérodromes', navaids: 'aides nav.', notams: 'NOTAM', winds: 'vents' },
  ageOfKind: (kind, date) => `${kind} du ${date}`,
  ageUnknown: (kind) => `${kind} : âge inconnu`,
  ageUnknownImported: (kind, date) => `${kind} : âge inconnu, importés le ${date}`,
  freshnesses: { fresh: common.fresh, ageing: common.ageing, stale: common.stale.toUpperCase(), unknown: common.ageUnknown },

  title: (idents) => `Briefing ${idents.join(' – ')}`,
  noDeparture: 'sans heure de départ',
  departure: (time) => `départ le ${time}`,
  arrivalUnknown: 'arrivée inconnue',
  distanceUnknown: 'distance inconnue',
  assumed: (what) => `${what} (supposées)`,
  arrival: (time) => `arrivée ${at(time)}`,
  lookedAt: (title, span) => `${title} (examiné ${span})`,
  validity: (from, to) => (from === null ? `début inconnu, jusqu’${upTo(to)}` : `${since(from)} ${upTo(to)}`),
  says: (notam, what) => `${notam} indique : ${what}.`,
  seeText: 'voir son texte',
  item: (name, text) => `${name} : ${text}`,
  closedAt: (aerodrome, causes) => `${aerodrome} : ${causes}`,
  folded: (value) => `${value} acquitté${plural(value)}`,
  timeUnknown: 'heure inconnue',
  past8Hours: (observed) => `${observed}, PLUS DE 8 H`,
  noNumber: 'sans numéro',
  datasetOf: (revision, date) => `${revision} du ${date}`,
  setting: (name, value) => `${name} : ${value}`,
  sinceLast: (changes) => `${changes} depuis le dernier briefing`,
  notShown: (total, why) => `${total} (${why}).`,
  annex: 'Annexe : non affichés',
  noPlace: 'sans lieu',
  tooMany:
    'Trop nombreux pour le papier ; comptés par les premières lettres de leurs lieux, chaque identifiant étant dans la forme JSON de ce briefing :',
};
