import type { Reason, ReasonCode } from '#contract/problems/reasons.ts';
import type { RefusalCode } from '#contract/problems/refusal-codes.ts';
import type { Same } from '../same.ts';
import type { refusals as english } from '../en/refusals.ts';
import { reasons } from './reasons.ts';
import { typeset } from './common.ts';

const sentences: Readonly<Record<RefusalCode, string>> = {
  invalidRequest: 'Le serveur n’accepte pas cette demande.',
  malformedJson: 'Le corps de la requête n’est pas du JSON valide.',
  loginFailed: 'Le nom d’utilisateur ou le mot de passe est incorrect.',
  keyRequired: 'Ceci demande une clé d’API ou une session : connectez-vous ou indiquez une clé.',
  keyInvalid: 'La clé d’API est inconnue ou a été révoquée. Retirez-la, ou créez-en une nouvelle.',
  tokenInvalid: 'La session n’est plus valable. Connectez-vous à nouveau.',
  refreshTokenInvalid: 'La session est inconnue, expirée ou révoquée. Connectez-vous à nouveau.',
  ticketUsed: 'Ce lien de connexion a déjà servi ; chacun sert une fois. « aeroshelf link » en donne un autre.',
  ticketExpired: 'Ce lien de connexion a expiré ; il est valable 60 secondes. « aeroshelf link » en donne un autre.',
  ticketUnknown: 'Ce lien de connexion n’est pas du serveur en cours. « aeroshelf link » en donne un autre.',
  hostRefused: 'Seuls les noms de cette machine avec le port de ce serveur reçoivent une réponse.',
  originRefused: 'Cette page web n’est pas autorisée à interroger Aeroshelf. L’utilisateur peut autoriser son origine.',
  crossSiteRefused: 'Les requêtes d’autres sites web sont refusées.',
  ownerRequired:
    'Ceci est réservé au propriétaire de l’installation : utilisez une de ses clés, ou devenez propriétaire avec « aeroshelf users role NOM owner ».',
  keyReadOnly: 'Cette clé ne permet que de lire, et rien de ce qui est réservé au propriétaire. Utilisez une autre clé, ou connectez-vous.',
  notFound: 'Cela n’existe pas.',
  methodNotAllowed: 'Cette adresse ne répond pas à cette méthode.',
  severalNavaids:
    'Plusieurs aides à la navigation ont cet indicatif ; ajoutez near=latitude,longitude,rayonNm ou type, ou demandez l’un des identifiants.',
  noLeg: 'La route n’a aucune branche : rien ne peut en être tiré. POST /routes/parse dit ce qui ne va pas dans chacun de ses mots.',
  tooManyRoutes: 'Cet utilisateur a déjà 1 000 routes enregistrées, le maximum ; supprimez-en une d’abord.',
  tooManyWaypoints: 'Un utilisateur peut avoir 10 000 points, et ceci en ferait plus ; supprimez-en d’abord.',
  waypointExists: 'Un point de cet utilisateur porte déjà cet indicatif ; modifiez-le, ou choisissez un autre indicatif.',
  ambiguous: 'Plusieurs NOTAM portent ce numéro ; demandez l’un des identifiants.',
  lastOwner: 'Il faut un propriétaire. Donnez d’abord ce rôle à un autre utilisateur, avec « aeroshelf users role NOM owner ».',
  folderInUse: 'Le dossier de données est utilisé par un autre processus. Arrêtez-le, ou indiquez un autre dossier avec --data-dir.',
  importRunning: 'Une importation est déjà en cours ; attendez qu’elle se termine.',
  notUndoable:
    'Cette importation ne peut pas être annulée : elle l’est déjà, date de plus de 30 jours, ou vient d’un Aeroshelf plus ancien.',
  importCancelled: 'L’importation a été annulée ; le jeu de données utilisé et les NOTAM déjà enregistrés restent.',
  lossNotAccepted: 'Le prochain jeu contiendrait moins que celui qui est utilisé. Rien n’a été modifié.',
  syncRunning: 'Un téléchargement est déjà en cours ; attendez qu’il se termine.',
  revisionGone: 'Cette révision n’est plus conservée ; repartez de la révision utilisée.',
  bodyTooLarge: 'C’est plus volumineux que ce qui est accepté ici.',
  mediaTypeRefused: 'Le corps de la requête doit être du JSON (application/json).',
  tooManyRequests: 'Trop de demandes à la suite ; réessayez dans un moment.',
  tooManyLogins: 'Trop de tentatives de connexion échouées pour ce nom ; réessayez dans un moment.',
  stateUnusable: 'state.sqlite est inutilisable ; « aeroshelf restore --last » remet sa dernière sauvegarde automatique.',
  diskFull: 'Le disque est plein : rien n’a été écrit. Libérez de la place sur le disque du dossier de données et réessayez.',
  diskReadOnly:
    'Écriture impossible : le disque ou le fichier est en lecture seule. Rendez-le inscriptible, ou choisissez un autre dossier avec --data-dir.',
  diskFailed:
    'Le disque a échoué pendant une lecture ou une écriture. Vérifiez le disque, puis relancez Aeroshelf, avec une sauvegarde s’il manque des données.',
  dataDamaged:
    'Un fichier du dossier de données est endommagé. Lancez « aeroshelf data check », ou remettez une sauvegarde avec « aeroshelf restore ».',
  databaseBusy: 'La base de données est occupée ; réessayez dans un instant.',
  fileNotOpened:
    'Ceci ne peut pas être ouvert. Vérifiez que c’est un fichier que vous pouvez lire et écrire, ou déplacez-le, puis relancez Aeroshelf.',
  permissionDenied:
    'Aeroshelf n’a pas le droit de lire ou d’écrire ici. Donnez ce droit à votre utilisateur, ou choisissez un autre endroit.',
  nameTooLong: 'Le nom du fichier ou du dossier est plus long que le disque ne l’accepte. Choisissez-en un plus court.',
  folderNotFile: 'Il y a un dossier à la place d’un fichier. Déplacez-le et réessayez.',
  fileNotFolder: 'Il y a un fichier à la place d’un dossier. Déplacez-le et réessayez.',
  tooManyOpenFiles: 'Trop de fichiers sont ouverts sur cette machine. Fermez d’autres programmes, puis réessayez.',
  queryTooDear: 'Cette demande n’a pas abouti en 5 secondes ; demandez moins à la fois, ou réessayez plus tard.',
  tooManyQueries: 'Trop de demandes coûteuses attendent ; réessayez dans un moment.',
  portTaken: 'Aucun port n’a pu être ouvert sur 127.0.0.1.',
  internal: 'Aeroshelf a échoué ; son journal en donne la raison.',
};

const sentenceOfCode: Readonly<Record<string, string>> = sentences;

const sentenceOf = reasons as { readonly [Code in ReasonCode]: (values: Reason['values']) => string };

export const refusals: Same<typeof english> = {
  sentence: (code) => (code === undefined ? undefined : sentenceOfCode[code]),
  // A newer server may have reasons that this page does not know.
  reason: ({ code, values, text }) => (Object.hasOwn(sentenceOf, code) ? typeset(sentenceOf[code](values)) : text),
};
