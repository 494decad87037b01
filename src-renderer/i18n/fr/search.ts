import type { Same } from '../catalogue.ts';
import type { search as english } from '../en/search.ts';

export const search: Same<typeof english> = {
  title: 'Recherche',
  keyList: {
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
  label: 'Chercher un aérodrome',
  placeholder: 'Code, nom ou ville',
  airports: 'Aérodromes',
  found: 'Aérodromes trouvés',
  recentAirports: 'Aérodromes récents',
  recent: 'Récents',
  clearRecent: 'Effacer les récents',
  find: 'Trouver un aérodrome',
  noMatch: (query) => `Aucun aérodrome ne correspond à « ${query} ».`,
  count: (value) => (value < 2 ? `${value} aérodrome` : `${value} aérodromes`),
  top: (value) => `Les ${value} premiers aérodromes`,
  hintBefore:
    'Cherchez par code, nom, ville ou ancien nom ; de petites fautes de frappe sont admises. L’aérodrome peut manquer dans le jeu de données utilisé : voir ',
  hintAfter: '.',
  runwayUnknown: 'sans données de piste',
  keyNames: { enter: 'Entrée', escape: 'Échap', control: 'Ctrl K' },
  keyDoes: {
    search: 'chercher depuis n’importe où',
    palette: 'chercher ou lancer une commande',
    move: 'parcourir les résultats',
    open: 'ouvrir l’aérodrome',
    clear: 'effacer la recherche',
  },
};
