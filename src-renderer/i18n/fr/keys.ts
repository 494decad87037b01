import type { Same } from '../catalogue.ts';
import type { keys as english } from '../en/keys.ts';

export const keys: Same<typeof english> = {
  title: 'Touches',
  button: 'Montrer toutes les touches',
  names: {
    Control: 'Ctrl',
    Shift: 'Maj',
    Alt: 'Alt',
    Escape: 'Échap',
    Enter: 'Entrée',
    Delete: 'Suppr',
    PageUp: 'Pg préc.',
    PageDown: 'Pg suiv.',
    Home: 'Début',
    End: 'Fin',
  },
  everywhere: {
    title: 'Sur chaque écran',
    rows: {
      palette: 'Chercher ou lancer une commande',
      box: 'Aller au champ de recherche, ou au filtre de l’écran',
      list: 'Aller à la liste ou au tableau suivant',
      keys: 'Montrer ces touches ; F1 aussi depuis un champ',
      close: 'Fermer ce qui est ouvert',
      print: 'Imprimer',
      undo: 'Annuler la dernière modification : un favori, une note, un acquittement, une route',
      menu: 'Menu d’un aérodrome, d’un NOTAM ou d’un lieu de la carte, aussi par clic droit',
    },
  },
};
