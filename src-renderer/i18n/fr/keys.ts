import type { Same } from '../catalogue.ts';
import type { keys as english } from '../en/keys.ts';

export const keys: Same<typeof english> = {
  title: 'Touches',
  button: 'Montrer toutes les touches',
  undo: 'Annuler',
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
  lists: {
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
    home: {
      title: 'Accueil',
      rows: {
        box: 'Aller au champ',
        cards: 'Passer d’une carte à l’autre',
        open: 'Ouvrir la carte, ou faire ce que dit le champ',
      },
    },
    search: {
      title: 'Recherche et aérodrome',
      rows: {
        results: 'Parcourir les résultats',
        open: 'Ouvrir l’aérodrome',
        clear: 'Vider le champ',
        favourite: 'Marquer l’aérodrome comme favori, ou le retirer',
        favourites: 'Liste des favoris, aussi dans le tableau des aérodromes',
        wind: 'Aller au vent de l’aérodrome',
        note: 'Aller à la note sur l’aérodrome',
        times: 'Heures UTC ou locales',
      },
    },
    airports: {
      title: 'Aérodromes, dans le tableau',
      rows: {
        row: 'D’une ligne',
        screenful: 'D’un écran',
        ends: 'Première et dernière ligne',
        open: 'Ouvrir l’aérodrome',
        compare: 'Ajouter à la comparaison, ou retirer',
        favourite: 'Marquer comme favori, ou retirer',
        favourites: 'Les favoris seuls, ou tous',
      },
    },
    notams: {
      title: 'NOTAM',
      rows: {
        next: 'NOTAM suivant et précédent, de partout',
        row: 'De même, dans la liste',
        open: 'Ouvrir ou fermer le NOTAM',
        acknowledge: 'Acquitter, ou annuler l’acquittement',
        text: 'Aller au filtre de texte',
        close: 'Fermer le NOTAM',
      },
    },
    map: {
      title: 'Carte, quand elle a le focus',
      rows: {
        move: 'Déplacer la carte',
        zoomIn: 'Agrandir',
        zoomOut: 'Réduire',
        here: 'Montrer ce qui est à la croix',
        measure: 'Mesurer depuis la croix',
        lists: 'Masquer ou montrer les listes',
        stop: 'Cesser de mesurer',
      },
    },
    route: {
      title: 'Route',
      rows: {
        brief: 'Briefing de cette route',
        undo: 'Annuler',
        redo: 'Rétablir',
        suggestions: 'Parcourir les suggestions',
        point: 'Sur la carte : point suivant et précédent',
        moveHere: 'Sur la carte : amener le point à la croix',
        insert: 'Sur la carte : insérer la croix',
        append: 'Sur la carte : ajouter la croix à la fin',
        remove: 'Sur la carte et dans les branches : supprimer le point',
        rings: 'Sur la carte : cercles de distance',
        whole: 'Sur la carte : route entière',
        legUp: 'Dans les branches : monter le point',
        legDown: 'Dans les branches : descendre le point',
      },
    },
    briefing: {
      title: 'Briefing',
      rows: {
        next: 'NOTAM suivant et précédent',
        acknowledge: 'Acquitter, ou annuler l’acquittement',
        open: 'Montrer tout le NOTAM',
        again: 'Refaire le briefing',
        print: 'Enregistrer le PDF',
      },
    },
  },
};
