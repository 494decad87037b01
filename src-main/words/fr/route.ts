import type { LegReason } from '#contract/route/legs.ts';
import type { Same } from '../same.ts';
import type * as english from '../en/route.ts';
import { capitalised } from '../headline/shortened.ts';
import { common } from './common.ts';

export const routeFaultSentences: Same<typeof english.routeFaultSentences> = {
  notUnderstood: 'n’est pas un mot d’une route.',
  notAPosition: 'a la forme d’une position, mais cette latitude ou longitude n’existe pas.',
  bearingOutOfRange: 'a un relèvement de plus de 360°.',
  speedOutOfRange: 'donne une vitesse nulle.',
  speedMissing: 'donne un niveau sans vitesse.',
  levelMissing: 'donne une vitesse sans niveau.',
  misplaced: 'ne peut pas être à cette place.',
  speedLevelMisplaced: 'suit un point : EGKK N0110F065.',
  pointMissing: 'suit une autre voie aérienne ou DCT sans point entre les deux.',
  messageIncomplete: 'n’est pas un message de plan de vol entier ; rien n’en est utilisé.',
  notInData: 'n’est pas dans les données : aucune branche n’y mène.',
  wayNotInData: 'est une voie aérienne ou une procédure. Elles ne sont pas dans les données : la branche va droit au prochain point connu.',
  noPosition: 'est dans les données sans position : aucune branche n’y mène.',
  ambiguous:
    'peut désigner plusieurs lieux. Celui qui allonge le moins est retenu, de préférence un aérodrome aux extrémités et une aide entre elles.',
  tooFar: 'est à plus de 500 NM de la branche ; il n’est retenu que si vous le choisissez.',
  readAsPoint: 'a la forme d’une voie aérienne ou d’une procédure, et est pris pour un point.',
  closedAerodrome: 'est fermé définitivement.',
  noVariation: 'est un relèvement magnétique depuis un lieu dont la déclinaison est inconnue.',
  tooManyPoints: 'vient après les 200 points qu’une route peut avoir, et n’est pas pris.',
};

/** A cause is followed by what follows from it, where there is one. */
const reasons: Readonly<Record<LegReason, readonly [cause: string, effect?: string]>> = {
  noAircraft: ['aucun aéronef n’est donné', 'vitesses, temps et carburant sont inconnus'],
  noTas: ['aucune vitesse vraie n’est donnée', 'caps, vitesse sol, temps et carburant sont inconnus'],
  machNeedsTemperature: ['un nombre de Mach n’est une vitesse qu’à une température connue', 'donnez la température ou l’écart à l’ISA'],
  machNeedsLevel: ['la température standard n’est connue qu’à un niveau en pieds', 'donnez un niveau, ou la température elle-même'],
  noTemperatureReport: [
    'la station de la température n’a pas de METAR avec température et QNH à moins de 3 heures, ou pas d’altitude connue',
    'donnez la température ou l’écart à l’ISA',
  ],
  noWind: ['aucun vent n’est donné', 'dérive, caps, vitesse sol et temps sont inconnus'],
  windLevelUnknown: ['les vents sont donnés par niveau, et le niveau de la branche est inconnu'],
  noWindAtLevel: ['aucun vent n’est donné pour ce niveau'],
  crosswindTooStrong: ['la composante de travers du vent dépasse la vitesse vraie', 'le vent rend cette branche impossible'],
  headwindTooStrong: ['la composante de face du vent dépasse la vitesse vraie', 'le vent rend cette branche impossible'],
  noVariation: ['la déclinaison magnétique est inconnue', 'routes et caps magnétiques sont inconnus'],
  noDeviationCard: ['aucune courbe de déviation n’est donnée', 'les caps compas sont inconnus'],
  noDeparture: ['aucune heure de départ n’est donnée', 'heures aux points et lumière sont inconnues'],
  noFuelFlow: ['une consommation n’est pas donnée, en croisière, en montée ou en descente', 'le carburant est inconnu'],
  noUsableFuel: ['aucun carburant utilisable n’est donné', 'ce qui reste est inconnu'],
  earlierLegUnknown: ['une branche précédente est inconnue', 'ce qui s’additionne jusqu’ici l’est aussi'],
  tooLong: ['la branche dure plus d’un jour', 'elle n’est pas calculée'],
  noProfile: ['montée et descente ne sont pas données', 'temps et carburant sont ceux de la croisière seule'],
  levelUnknown: ['aucun niveau n’est donné en pieds', 'montée et descente ne sont pas comptées'],
  elevationUnknown: ['une altitude d’aérodrome est inconnue', 'montée et descente ne sont pas comptées'],
  profileImpossible: ['montée et descente n’entrent pas dans la route', 'elles ne sont pas comptées'],
  levelNotReached: ['le niveau de croisière n’est pas atteint avant la descente'],
  fuelNotEnough: ['le carburant utilisable ne suffit pas'],
};

/** A reason loses its effect in a list of several. */
export const legReasonCause: typeof english.legReasonCause = (code) => reasons[code][0];

export const legReasonSentences = Object.fromEntries(
  Object.entries(reasons).map(([code, parts]) => [code, `${capitalised(parts.join(' : '))}.`]),
) as Record<LegReason, string>;

export const lightChangeSentences: Same<typeof english.lightChangeSentences> = {
  sunrise: (time, from, to) => `Lever du soleil à ${time} entre ${from} et ${to}`,
  sunset: (time, from, to) => `Coucher du soleil à ${time} entre ${from} et ${to}`,
  nightBegins: (time, from, to) => `Nuit dès ${time} entre ${from} et ${to}`,
  nightEnds: (time, from, to) => `Nuit jusqu’à ${time} entre ${from} et ${to}`,
};

export const topSentences: Same<typeof english.topSentences> = {
  topOfClimb: (distance, from, level) => `Fin de montée ${distance} après ${from}, ${level}`,
  topOfDescent: (distance, from, level) => `Début de descente ${distance} après ${from}, ${level}`,
};

export const staySentence: typeof english.staySentence = (at, time) =>
  `Attente à ${at} : ${time}, comprise dans les heures et le carburant du tout`;

export const variationSentence: typeof english.variationSentence = (model, date, until) =>
  `Déclinaison magnétique : ${model} pour le ${date}, valable jusqu’au ${until}.`;

export const legHeads: Same<typeof english.legHeads> = {
  point: { short: 'Point', long: 'Point' },
  frequency: { short: 'Fréq.', long: 'Fréquence' },
  level: { short: 'Niveau', long: 'Niveau de croisière' },
  wind: { short: 'Vent', long: 'Vent, provenance et vitesse' },
  trueTrack: { short: 'Rv', long: 'Route vraie' },
  magneticTrack: { short: 'Rm', long: 'Route magnétique' },
  windCorrection: { short: 'X', long: 'Dérive à corriger, positive à droite' },
  variation: { short: 'Dm', long: common.magneticVariation },
  trueHeading: { short: 'Cv', long: 'Cap vrai' },
  magneticHeading: { short: 'Cm', long: 'Cap magnétique' },
  compassHeading: { short: 'Cc', long: 'Cap compas, selon la courbe de déviation' },
  tas: { short: 'TAS', long: 'Vitesse vraie' },
  groundSpeed: { short: 'Vs', long: 'Vitesse sol' },
  distance: { short: 'Dist.', long: 'Distance' },
  remaining: { short: 'À faire', long: 'Distance restante' },
  minutes: { short: 'Temps', long: 'Temps' },
  eto: { short: 'ETO', long: 'Heure estimée à la fin de la branche' },
  ato: { short: 'ATO', long: 'Heure réelle à la fin de la branche' },
  fuel: { short: 'Carb.', long: 'Carburant de la branche' },
  fuelLeft: { short: 'Reste', long: 'Carburant utilisable restant à la fin de la branche' },
  fuelActual: { short: 'Réel', long: 'Carburant réel' },
  light: { short: 'Lumière', long: 'Lumière à la fin de la branche' },
};
