import type { Same } from '#renderer/i18n/catalogue.ts';
import type { storedRoutes as english } from '#renderer/i18n/en/route/stored-routes.ts';

export const storedRoutes: Same<typeof english> = {
  title: 'Mes routes',
  needsUser: 'Les routes et les points sont enregistrés pour un utilisateur : connectez-vous ou utilisez une clé.',
  none: 'Aucune route n’est encore enregistrée.',
  name: 'Nom de la route',
  nameHint: 'LSGG – LFMN',
  save: 'Enregistrer la route',
  change: (name) => `Enregistrer les modifications de ${name}`,
  saveNew: 'Enregistrer comme nouvelle route',
  ways: { asStored: 'Ouvrir', back: 'Route de retour', again: 'Copier pour aujourd’hui' },
  removed: (name) => `${name} est supprimée.`,
};
