/** A state in French is an adjective that takes the endings of its thing, its four forms, or a phrase that never changes. */
import type { DeniedState, PlainState } from '#contract/notams/headline-codes.ts';

/** An adjective has its masculine here, to which `e` and `s` are added, or its forms m, f, mp, fp; a phrase begins with `=`. */
export const states: Readonly<Record<PlainState | DeniedState, string>> = {
  closed: 'fermé',
  outOfService: '=hors service',
  unusable: 'inutilisable|inutilisable|inutilisables|inutilisables',
  unreliable: 'non fiable|non fiable|non fiables|non fiables',
  decommissioned: '=retrait définitif du service',
  deactivated: 'désactivé',
  missing: 'manquant',
  available: 'disponible|disponible|disponibles|disponibles',
  active: 'actif|active|actifs|actives',
  faded: 'effacé',
  obscured: 'masqué',
  removed: 'retiré',
  withdrawn: 'retiré',
  suspended: 'suspendu',
  prohibited: 'interdit',
  commissioned: '=mise en service',
  changed: 'modifié',
  established: 'établi',
  installed: 'installé',
  erected: 'érigé',
  limited: 'limité',
  restricted: 'restreint',
  downgraded: 'déclassé',
  upgraded: 'reclassé',
  reduced: 'réduit',
  displaced: 'décalé',
  relocated: 'déplacé',
  renamed: 'renommé',
  replaced: 'remplacé',
  resumed: 'repris|reprise|repris|reprises',
  cancelled: 'annulé',
  completed: 'terminé',
  operational: 'opérationnel|opérationnelle|opérationnels|opérationnelles',
  authorised: 'autorisé',
  permitted: 'permis|permise|permis|permises',
  increased: 'augmenté',
  reopened: 'rouvert',
  onTest: '=en essai',
  inEffect: '=en vigueur',
  inProgress: '=en cours',
  workInProgress: '=travaux en cours',
  takingPlace: '=en cours',
  lit: 'éclairé',
  flagged: 'balisé',
  allowed: 'permis|permise|permis|permises',
  usable: 'utilisable|utilisable|utilisables|utilisables',
  operating: '=en service',
  standard: 'conforme|conforme|conformes|conformes',
  monitored: 'surveillé',
  suitable: 'adapté',
  marked: 'balisé',
  visible: 'visible|visible|visibles|visibles',
  provided: 'fourni',
  maintained: 'entretenu',
  cleared: 'dégagé',
  painted: 'peint',
  coincident: 'concordant',
  guaranteed: 'garanti',
  assured: 'assuré',
  reliable: 'fiable|fiable|fiables|fiables',
  supported: '=pris en charge',
  attended: '=avec personnel',
  manned: '=avec personnel',
  reported: 'signalé',
};

export type Gender = 'm' | 'f' | 'mp' | 'fp';
const order: readonly Gender[] = ['m', 'f', 'mp', 'fp'];
const endings: Readonly<Record<Gender, string>> = { m: '', f: 'e', mp: 's', fp: 'es' };

export function stateInFrench(state: PlainState | DeniedState, gender: Gender): string {
  const words = states[state];
  if (words.startsWith('=')) return words.slice(1);
  return words.includes('|') ? (words.split('|')[order.indexOf(gender)] ?? words) : words + endings[gender];
}
