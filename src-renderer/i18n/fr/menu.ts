import type { Same } from '../catalogue.ts';
import type { menu as english } from '../en/menu.ts';

export const menu: Same<typeof english> = {
  label: 'Menu d’un aérodrome',
  of: (airport) => `Menu de ${airport}`,
  open: 'Ouvrir',
  onMap: 'Montrer sur la carte',
  addFavourite: 'Ajouter aux favoris',
  removeFavourite: 'Retirer des favoris',
  copy: (code) => `Copier ${code}`,
  copyPosition: 'Copier la position',
  copyText: 'Copier le texte reçu',
  openNotam: (notam) => `Ouvrir ${notam}`,
  dropOnRoute: 'Déposer ici pour l’ajouter à la route',
  favouriteAdded: (airport) => `${airport} ajouté aux favoris.`,
  favouriteRemoved: (airport) => `${airport} retiré des favoris.`,
  noteChanged: 'Note modifiée.',
  noteRemoved: 'Note supprimée.',
  acknowledged: (notam) => `${notam} acquitté.`,
  withdrawn: (notam) => `Acquittement de ${notam} annulé.`,
  recentCleared: 'Aérodromes récents effacés.',
  routeRemoved: (name) => `Route ${name} supprimée.`,
};
