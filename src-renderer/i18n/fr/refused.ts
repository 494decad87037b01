import type { refused as english } from '../en/refused.ts';

export const refused: typeof english = {
  codes: {
    keyRequired: 'Connectez-vous d’abord, ou utilisez une clé d’API.',
    tokenInvalid: 'Votre session est terminée. Connectez-vous de nouveau.',
    ownerRequired: 'Seul le propriétaire de cette installation peut le faire.',
    ticketUsed: 'Ce lien de connexion a déjà servi ; chacun sert une fois.',
    ticketExpired: 'Ce lien de connexion a expiré ; il est valable 60 secondes.',
    ticketUnknown: 'Ce lien de connexion n’est pas du serveur en cours.',
    lastOwner: 'Il faut un propriétaire. Donnez d’abord ce rôle à un autre utilisateur.',
    dataDamaged: 'Un fichier du dossier de données est endommagé. Remettez une sauvegarde.',
    keyReadOnly: 'La clé d’API utilisée est en lecture seule. Connectez-vous, ou utilisez une autre clé.',
    noLeg: 'La route n’a pas de branche ; rien ne peut en être tiré. Les mots non compris sont signalés.',
    tooManyRequests: 'Trop de requêtes. Attendez un instant, puis réessayez.',
    tooManyLogins: 'Trop d’essais manqués pour ce nom. Attendez un instant, puis réessayez.',
    diskReadOnly: 'Écriture impossible : le disque ou le fichier est en lecture seule. Rendez-le modifiable, puis réessayez.',
    queryTooDear: 'Plus de 5 secondes : la recherche a été arrêtée. Demandez moins à la fois, ou réessayez plus tard.',
    tooManyQueries: 'Trop de calculs à la fois. Attendez un instant, puis réessayez.',
    databaseBusy: 'La base de données est occupée. Attendez un instant, puis réessayez.',
    internal: 'Aeroshelf a échoué. Le journal de son dossier de données dit pourquoi.',
  },
  reasons: {
    kindOther: ({ file, kind }) => `${file} est ${kind === 'pack' ? 'un paquet, pas une sauvegarde' : 'une sauvegarde, pas un paquet'}.`,
    passwordUnreadable: () =>
      'Le mot de passe enregistré d’un utilisateur est abîmé : il ne peut pas se connecter avant que le propriétaire n’en définisse un nouveau.',
    noNotamMark: () =>
      'Rien dans ce texte ne signale un NOTAM : ni numéro comme B2345/26 NOTAMN, ni !ABC 05/612, ni rubriques Q) à E). Il n’est enregistré comme NOTAM que si vous le confirmez.',
  },
};
