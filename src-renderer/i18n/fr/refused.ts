import type { Catalogue } from '#renderer/i18n/catalogue.ts';

export const refused: Catalogue['refused'] = {
  codes: {
    keyRequired: 'Connectez-vous d’abord, ou utilisez une clé d’API.',
    tokenInvalid: 'Votre session est terminée. Connectez-vous de nouveau.',
    ownerRequired: 'Seul le propriétaire de cette installation peut le faire.',
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
    noNotamMark:
      'Rien dans ce texte ne signale un NOTAM : ni numéro comme B2345/26 NOTAMN, ni !ABC 05/612, ni rubriques Q) à E). Il n’est enregistré comme NOTAM que si vous le confirmez.',
  },
};
