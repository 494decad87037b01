/** Why it is not fully known what is open at an aerodrome, in French. */
import type { Same } from '../same.ts';
import type { stateReasonSentences as english } from '../en/airport-state.ts';

export const stateReasonSentences: Same<typeof english> = {
  notCovered: 'Aucun NOTAM n’a été importé pour ce lieu.',
  nothingStored: 'Aucun NOTAM d’aucun lieu n’est enregistré : ceux d’un import ont disparu.',
  notamsOld: 'Les NOTAM de cette région sont anciens : aucun n’a été émis dans les 24 heures précédentes.',
  samples: 'Des NOTAM d’exemple sont affichés.',
  scheduleNotUnderstood: 'Les heures d’un NOTAM n’ont pas pu être lues ; il compte comme actif en permanence.',
  closureNotUnderstood: 'Un NOTAM ferme peut-être une piste ou l’aérodrome : le lire.',
  notamNotUnderstood: 'Un NOTAM n’a pas pu être compris : le lire.',
  runwayNotInData: 'Un NOTAM concerne une piste absente des données.',
  runwaysNotInData: 'Les données n’indiquent aucune piste ici.',
  endPassed: 'La fin estimée d’un NOTAM est passée, et rien ne l’a remplacé.',
};
