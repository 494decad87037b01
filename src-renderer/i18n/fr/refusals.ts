import type { Reason, ReasonCode } from '#contract/reasons.ts';
import type { RefusalCode } from '#contract/refusal-codes.ts';
import type { Same } from '../catalogue.ts';
import type { refusals as english } from '../en/refusals.ts';
import { reasons } from './reasons.ts';

const sentences: Readonly<Record<RefusalCode, string>> = {
  invalidRequest: 'Le serveur n’accepte pas cette demande.',
  malformedJson: 'Le corps de la requête n’est pas du JSON valable.',
  loginFailed: 'Le nom d’utilisateur ou le mot de passe est faux.',
  keyRequired: 'Ceci demande une clé d’API ou une session : connectez-vous ou indiquez une clé.',
  keyInvalid: 'La clé d’API est inconnue ou a été révoquée. Retirez-la, ou créez-en une nouvelle.',
  tokenInvalid: 'La session n’est plus valable. Connectez-vous à nouveau.',
  refreshTokenInvalid: 'La session est inconnue, expirée ou révoquée. Connectez-vous à nouveau.',
  hostRefused: 'Seuls les noms de cette machine avec le port de ce serveur reçoivent une réponse.',
  originRefused: 'Cette page web n’est pas autorisée à interroger Aeroshelf. L’utilisateur peut autoriser son origine.',
  crossSiteRefused: 'Les requêtes d’autres sites web sont refusées.',
  notFound: 'Cela n’existe pas.',
  methodNotAllowed: 'Cette adresse ne répond pas à cette méthode.',
  ambiguous: 'Plusieurs NOTAM portent ce numéro ; demandez l’un des identifiants.',
  importRunning: 'Une importation est déjà en cours ; attendez qu’elle se termine.',
  syncRunning: 'Un téléchargement est déjà en cours ; attendez qu’il se termine.',
  revisionGone: 'Cette révision n’est plus conservée ; repartez de la révision utilisée.',
  bodyTooLarge: 'C’est plus volumineux que ce qui est accepté ici.',
  mediaTypeRefused: 'Le corps de la requête doit être du JSON (application/json).',
  tooManyRequests: 'Trop de demandes à la suite ; réessayez dans un moment.',
  tooManyLogins: 'Trop de connexions manquées pour ce nom ; réessayez dans un moment.',
  stateUnusable: 'state.sqlite est inutilisable ; « aeroshelf restore --last » remet sa dernière sauvegarde automatique.',
  portTaken: 'Aucun port n’a pu être ouvert sur 127.0.0.1.',
  internal: 'Aeroshelf a échoué ; son journal en donne la raison.',
};

const sentenceOfCode: Readonly<Record<string, string>> = sentences;
const sentenceOf = reasons as { readonly [Code in ReasonCode]: (values: Reason['values']) => string };

export const refusals: Same<typeof english> = {
  sentence: (code) => (code === undefined ? undefined : sentenceOfCode[code]),
  // A newer server may have reasons that this page does not know.
  reason: ({ code, values, text }) => (Object.hasOwn(sentenceOf, code) ? sentenceOf[code](values) : text),
};
