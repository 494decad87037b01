import type { keys as english } from '../en/keys.ts';

export const keys: typeof english = {
  title: 'Touches',
  button: 'Montrer toutes les touches',
  undo: 'Annuler',
  lists: {
    everywhere: {
      title: 'Sur chaque écran',
      rows: [
        ['Ctrl-K', 'Chercher ou lancer une commande'],
        ['/', 'Aller au champ de recherche, ou au filtre de l’écran'],
        ['T', 'Aller à la liste ou au tableau suivant'],
        ['? / F1', 'Montrer ces touches ; F1 aussi depuis un champ'],
        ['Échap', 'Fermer ce qui est ouvert'],
        ['Ctrl-P', 'Imprimer'],
        ['Ctrl-Z', 'Annuler la dernière modification : un favori, une note, un acquittement, une route'],
        ['Maj-F10', 'Menu d’un aérodrome, aussi par clic droit'],
      ],
    },
    home: {
      title: 'Accueil',
      rows: [
        ['/', 'Aller au champ'],
        ['← / → / ↑ / ↓', 'Passer d’une carte à l’autre'],
        ['Entrée', 'Ouvrir la carte, ou faire ce que dit le champ'],
      ],
    },
    search: {
      title: 'Recherche et aérodrome',
      rows: [
        ['↑ / ↓', 'Parcourir les résultats'],
        ['Entrée', 'Ouvrir l’aérodrome'],
        ['Échap', 'Vider le champ'],
        ['F', 'Marquer l’aérodrome comme favori, ou le retirer'],
        ['*', 'Liste des favoris, aussi dans le tableau des aérodromes'],
        ['L', 'Heures UTC ou locales'],
      ],
    },
    airport: {
      title: 'Un aérodrome',
      rows: [
        ['T', 'Toutes les heures de la page à l’heure locale, ou en UTC'],
        ['W', 'Aller au vent'],
        ['N', 'Aller à la note'],
        ['F', 'Marquer comme favori, ou ne plus'],
        ['*', 'Liste des favoris'],
      ],
    },
    airports: {
      title: 'Aérodromes, dans le tableau',
      rows: [
        ['↑ / ↓', 'D’une ligne'],
        ['Pg préc. / Pg suiv.', 'D’un écran'],
        ['Début / Fin', 'Première et dernière ligne'],
        ['Entrée', 'Ouvrir l’aérodrome'],
        ['C', 'Ajouter à la comparaison, ou retirer'],
        ['F', 'Marquer comme favori, ou retirer'],
        ['*', 'Les favoris seuls, ou tous'],
      ],
    },
    notams: {
      title: 'NOTAM',
      rows: [
        ['J / K', 'NOTAM suivant et précédent, de partout'],
        ['↑ / ↓', 'De même, dans la liste'],
        ['Entrée', 'Ouvrir ou fermer le NOTAM'],
        ['A', 'Acquitter, ou annuler l’acquittement'],
        ['/', 'Aller au filtre de texte'],
        ['Échap', 'Fermer le NOTAM'],
      ],
    },
    map: {
      title: 'Carte, quand elle a le focus',
      rows: [
        ['← / → / ↑ / ↓', 'Déplacer la carte'],
        ['+ / −', 'Zoom'],
        ['Entrée / C', 'Montrer ce qui est à la croix'],
        ['M', 'Mesurer depuis la croix'],
        ['L', 'Masquer ou montrer les listes'],
        ['Échap', 'Cesser de mesurer'],
      ],
    },
    route: {
      title: 'Route',
      rows: [
        ['Ctrl-B', 'Briefing de cette route'],
        ['Ctrl-Z / Ctrl-Y', 'Annuler et rétablir'],
        ['↑ / ↓', 'Parcourir les suggestions'],
        ['N / P', 'Sur la carte : point suivant et précédent'],
        ['M / I / A', 'Sur la carte : amener le point à la croix, insérer la croix, l’ajouter à la fin'],
        ['Suppr', 'Sur la carte : supprimer le point'],
        ['R / F', 'Sur la carte : cercles de distance, route entière'],
      ],
    },
    briefing: {
      title: 'Briefing',
      rows: [
        ['J / K', 'NOTAM suivant et précédent'],
        ['A', 'Acquitter, ou annuler l’acquittement'],
        ['Entrée', 'Montrer tout le NOTAM'],
        ['R', 'Refaire le briefing'],
        ['Ctrl-P', 'Enregistrer le PDF'],
      ],
    },
  },
};
