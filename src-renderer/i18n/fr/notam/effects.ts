/** What a closure or a shortened runway leaves, by the codes of an effect. */
import type { Same } from '#renderer/i18n/catalogue.ts';
import type * as en from '#renderer/i18n/en/notam/effects.ts';

export const closedFor: Same<typeof en.closedFor> = {
  landing: 'pas d’atterrissage',
  takeOff: 'pas de décollage',
  training: 'pas de vol d’entraînement',
  visual: 'pas de vol VFR',
  instrument: 'pas de vol IFR',
  fixedWing: 'pas d’avion',
  helicopters: 'pas d’hélicoptère',
  gliders: 'pas de planeur',
  jets: 'pas d’avion à réaction',
  military: 'pas d’aéronef militaire',
  civil: 'pas d’aéronef civil',
  commercial: 'pas de vol régulier ni commercial',
  nonScheduled: 'pas de vol non régulier',
  private: 'pas de vol privé ni d’aviation générale',
  visitors: 'pas d’aéronef non basé',
  licensedUse: 'pas de vol qui exige un aérodrome agréé',
  overSize: 'pas d’aéronef dépassant une masse ou une envergure',
  aircraftType: 'interdit à un type d’aéronef',
  someAircraft: 'interdit à certains vols',
  allButTaxiing: 'roulage et traversée seulement',
  allButPermitted: 'avec autorisation ou préavis seulement',
  allButEmergencies: 'vols d’urgence seulement',
  allButHelicopters: 'hélicoptères seulement',
  allButBased: 'aéronefs basés seulement',
  allButMilitary: 'aéronefs militaires seulement',
  allButScheduled: 'vols réguliers seulement',
  allButSome: 'avec des exceptions',
};

export const closedWhen: Same<typeof en.closedWhen> = {
  listedTimes: 'aux heures indiquées',
  night: 'la nuit',
  day: 'le jour',
  underCondition: 'sous une condition',
};

export const closedPart: Same<typeof en.closedPart> = {
  runwayClosedInOneDirection: 'dans un sens',
  runwayClosedOverLength: 'sur une partie de sa longueur',
};

export const lengthOf: Same<typeof en.lengthOf> = {
  TORA: (length) => `TORA ${length}`,
  TODA: (length) => `TODA ${length}`,
  ASDA: (length) => `ASDA ${length}`,
  LDA: (length) => `LDA ${length}`,
  left: (length) => `${length} restants`,
  lost: (length) => `${length} en moins`,
  displacement: (length) => `de ${length}`,
};
