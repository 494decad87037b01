import type { HeadlineCode } from '#contract/notams/headline.ts';
import type { StateCode } from '#contract/notams/headline-codes.ts';
import type { directions, joins, limits } from './limits.ts';
import { plainSentences } from '../plain.ts';
import type { Gender } from './states.ts';
import type { things } from './things.ts';

type Elsewhere = keyof typeof things | keyof typeof joins | keyof typeof directions | keyof typeof limits | StateCode;
/** Codes that are neither a thing of the table, nor a state, nor a phrase. */
type Composed = Exclude<HeadlineCode, Elsewhere>;
export type Phrase = string | ((...names: readonly string[]) => string);

const areas: Readonly<Record<string, string>> = {
  R: 'zone réglementée',
  W: 'zone d’avertissement',
  A: 'zone d’alerte',
  P: 'zone interdite',
};
const levelOf = (limit: string): string => (limit === 'SFC' ? 'la surface' : limit === 'UNL' ? 'illimité' : limit);
/** `0.25` as it is written in French; frequencies keep the point, as they are spoken. */
const figure = (value = ''): string => value.replace('.', ',');
/** `3.2NM ESE RNT` names a place by its distance and direction from another. */
const placeOf = (place = ''): string => {
  const [, distance, way, from] = /^([\d.]+) ?NM ([NESW]{1,3}) (\S.*)$/.exec(place) ?? [];
  return from === undefined ? place : `${figure(distance)} NM ${wayOf(way)} de ${from}`;
};
/** West is O. */
const wayOf = (way = ''): string => way.replace(/W/g, 'O');
const units: Readonly<Record<string, string>> = {
  FT: 'ft',
  FEET: 'ft',
  M: 'm',
  METRES: 'm',
  METERS: 'm',
  KM: 'km',
  KG: 'kg',
  T: 't',
  TONNES: 't',
  LB: 'lb',
  LBS: 'lb',
  MHZ: 'MHz',
  KHZ: 'kHz',
  PCT: '%',
  KT: 'kt',
  DEG: 'degrés',
};
const dayOf = (day = ''): string => plainSentences.scheduleWords[day] ?? day;

export const composed: Readonly<Record<Composed, Phrase>> = {
  volcanicAshWarning: 'avertissement de cendres volcaniques',
  birdHazardWarning: 'avertissement de péril aviaire',
  runways: (...names) => `piste${names.length > 1 ? 's' : ''} ${names.join(', ')}`.trim(),
  surfaceReport: 'compte rendu d’état de surface des pistes',
  otherRunways: 'autres pistes : voir le texte',
  allTaxiways: 'toutes les voies de circulation',
  allAprons: 'toutes les aires de trafic',
  allHelipads: 'toutes les aires de posé pour hélicoptères',
  trackDefinition: (name) => `route ${name} : définie (message de définition de route)`,
  checklist: 'liste récapitulative des NOTAM en vigueur',
  temporaryFlightRestrictions: 'restrictions temporaires de vol',
  area: (kind, name) => `${areas[kind ?? ''] ?? 'zone'} ${name}`,
  refuellingTrack: (name) => `itinéraire de ravitaillement en vol ${name}`,
  route: (name, segment) => `route ${name}${segment === undefined ? '' : `, ${segment.replace(/ to /g, ' – ')}`}`,
  satelliteSystem: (name) => name ?? '',
  instrumentApproach: (name) => `approche ${name}`,
  departureSid: (name) => `départ normalisé (SID) ${name}`,
  arrivalStar: (name) => `arrivée normalisée (STAR) ${name}`,
  diverseVectorArea: (name) => `zone de guidage radar (DVA) ${name}`,
  visualApproach: (name) => `approche à vue ${name}`,
  specialProcedure: (name) => `procédure spéciale ${name}`,
  chartOf: (name) => `carte ${name}`,
  procedure: (name) => `procédure ${name}`,
  partlyClosed: 'partiellement fermé',
  inOneDirection: 'dans un sens',
  overALength: 'sur une partie de sa longueur',
  overAWidth: 'sur une partie de sa largeur',
  forAnOperation: 'pour certaines opérations',
  forLanding: 'à l’atterrissage',
  forTakeOff: 'au décollage',
  forTraining: 'à l’entraînement',
  withoutPermission: 'sans autorisation préalable',
  exceptTaxiingOrCrossing: 'sauf roulage et traversée',
  exceptTaxiing: 'sauf roulage',
  withAnException: 'avec une exception',
  toSomeAircraft: 'à certains aéronefs',
  atTimes: 'à certaines heures',
  inPart: 'en partie',
  noRunwayOpen: 'aucune piste n’est ouverte',
  lightsOutOfService: 'feux hors service',
  flaggedAndLit: 'avec balises et feux',
  useProhibited: 'utilisation interdite',
  jamming: 'brouillage',
  spoofing: 'leurrage (spoofing)',
  interference: 'interférences',
  mayBeUnreliable: 'peut ne pas être fiable',
  mayNotBeAvailable: 'peut être indisponible',
  minimumEnRouteAltitude: (feet) => `altitude minimale en route (MEA) ${feet} ft`,
  minimumObstacleClearanceAltitude: (feet) => `altitude minimale de franchissement d’obstacles (MOCA) ${feet} ft`,
  maximumAuthorisedAltitude: (feet) => `altitude maximale autorisée (MAA) ${feet} ft`,
  minimumCrossingAltitude: (feet) => `altitude minimale de passage (MCA) ${feet} ft`,
  minimumReceptionAltitude: (feet) => `altitude minimale de réception (MRA) ${feet} ft`,
  conditionCode: (code) => `état ${code} sur 6`,
  dry: 'sèche',
  good: 'bon',
  goodToMedium: 'bon à moyen',
  medium: 'moyen',
  mediumToPoor: 'moyen à médiocre',
  poor: 'médiocre',
  lessThanPoor: 'moins que médiocre',
  brakingGood: 'freinage bon',
  brakingGoodToMedium: 'freinage bon à moyen',
  brakingMedium: 'freinage moyen',
  brakingMediumToPoor: 'freinage moyen à médiocre',
  brakingPoor: 'freinage médiocre',
  brakingLessThanPoor: 'freinage moins que médiocre',
  brakingUnreliable: 'freinage douteux',
  frictionMeasured: (fraction) => `frottement ${fraction}`,
  frictionIndex: (fraction) => `indice de frottement (CRFI) ${fraction}`,
  overWidth: (metres) => `sur ${metres} m de sa largeur`,
  conditionNotReported: 'état non communiqué',
  firstThird: 'premier tiers',
  middleThird: 'tiers médian',
  lastThird: 'dernier tiers',
  alternateMinima: 'minima de dégagement',
  takeOffMinima: 'minima de décollage',
  takeOffObstacles: 'obstacles au décollage',
  climbGradient: 'pente de montée',
  minima: 'minima',
  notes: 'notes',
  equipmentRequired: 'équipement exigé',
  routeOrAltitudes: 'trajet ou altitudes',
  levels: (lower = '', upper = '') => `de ${levelOf(lower)} à ${levelOf(upper)}`,
  upTo: (upper = '') => `jusqu’à ${levelOf(upper)}`,
  withinRadius: (radius) => `dans un rayon de ${figure(radius)} NM`,
  withinRadiusOf: (radius, centre) => `dans un rayon de ${figure(radius)} NM de ${placeOf(centre)}`,
  furtherEffects: (count) => `+ ${count} autre${count === '1' ? '' : 's'}`,
  andMore: (count) => `et ${count} autre${count === '1' ? '' : 's'}`,
  heightAboveGround: (height, unit) => `${height} ${unit} au-dessus du sol`,
  heightAboveSea: (height, unit) => `${height} ${unit} au-dessus de la mer`,
  heightHigh: (height, unit) => `${height} ${unit} de haut`,
  distanceFrom: (distance, unit, way, place) => `${figure(distance)} ${unit} ${wayOf(way)} de ${place}`,
  bearingFrom: (distance, unit, bearing, north, place) =>
    `à ${figure(distance)} ${unit} de ${place}, relèvement ${bearing}° ${north === 'true' ? 'vrai' : 'magnétique'}`,
  atPlace: (name) => `à ${name}`,
  circleOfRadius: (km) => `cercle de ${km} km de rayon`,
  corridorEitherSide: (km) => `couloir de ${km} km de part et d’autre`,
  comma: '',
  measure: (value, unit = '') => `${value} ${units[unit] ?? unit}`,
  hours: (span = '') => `de ${span.replace('-', ' à ')}`,
  days: (first, last) => (last === undefined ? `le ${dayOf(first)}` : `du ${dayOf(first)} au ${dayOf(last)}`),
  number: (value) => `n° ${value}`,
  place: (name) => name ?? '',
};

/** Gender of what is a thing among them; the others are masculine. */
export const composedGenders: Readonly<Partial<Record<Composed, Gender>>> = {
  runways: 'f',
  allTaxiways: 'fp',
  allAprons: 'fp',
  allHelipads: 'fp',
  checklist: 'f',
  temporaryFlightRestrictions: 'fp',
  area: 'f',
  route: 'f',
  instrumentApproach: 'f',
  arrivalStar: 'f',
  diverseVectorArea: 'f',
  visualApproach: 'f',
  specialProcedure: 'f',
  chartOf: 'f',
  procedure: 'f',
};
