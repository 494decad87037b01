import type { Catalogue } from '#renderer/i18n/catalogue.ts';

export const settings: Catalogue['settings'] = {
  title: 'Réglages',
  theme: 'Thème',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  keptHere: 'Vous n’êtes pas connecté : l’apparence et les unités ne sont enregistrées que dans ce navigateur.',
  needsUser: 'Ces réglages valent pour tous sur cet ordinateur. Pour les changer, connectez-vous ou utilisez une clé d’API.',
  appearance: 'Apparence',
  language: 'Langue',
  textSize: 'Taille du texte',
  percent: (value) => `${value} %`,
  density: 'Densité',
  densities: { comfortable: 'Aérée', compact: 'Compacte' },
  units: 'Unités et heures',
  unitsHow: 'Pour cette fenêtre seulement ; l’API utilise toujours pieds, milles marins, degrés vrais et UTC.',
  lengthUnit: 'Altitudes et pistes',
  lengthUnits: { ft: 'pieds (ft)', m: 'mètres (m)' },
  distanceUnits: { NM: 'milles marins (NM)', km: 'kilomètres (km)' },
  timeZone: 'Heures',
  timeZones: { utc: 'UTC', local: 'fuseau de cet ordinateur', airport: 'heure locale de l’aérodrome' },
  network: 'Réseau et données',
  offline: 'Travailler hors ligne',
  offlineHint: 'Aucune requête réseau n’est faite ; les dossiers et fichiers sont toujours lus.',
  startedOffline: 'Aeroshelf a été démarré avec --offline : le réseau reste désactivé jusqu’à un redémarrage sans cette option.',
  autoSync: 'Mettre à jour automatiquement',
  autoSyncWithout:
    'Ce serveur a été lancé sans mises à jour automatiques ; le réglage vaut pour la fenêtre et les serveurs lancés avec elles.',
  autoSyncHint: 'Selon l’intervalle de chaque source. Sinon, seulement à votre demande.',
  retention: 'Jours de conservation des anciens NOTAM',
  retentionHint:
    'Comptés depuis la fin d’un NOTAM et sa dernière importation ; les plus anciens sont supprimés pendant qu’Aeroshelf fonctionne, et peuvent être rétablis pendant 30 jours. De 0 à 36500.',
  keepForever: 'Conserver sans limite les NOTAM expirés ou annulés',
  showSampleNotams: 'Afficher les NOTAM d’exemple',
  showSampleNotamsHint:
    'Ils sont fictifs et signalés comme exemples. Désactivé : retirés dès que les aérodromes du monde ou un NOTAM réel sont importés.',
  wholeDays: 'Indiquez un nombre entier de jours.',
  closeToTray: 'Garder Aeroshelf actif dans la zone de notification quand la fenêtre est fermée',
  startAtLogin: 'Démarrer à l’ouverture de votre session',
  onlyInWindow: 'Disponible seulement dans la fenêtre d’Aeroshelf, pas dans un navigateur.',
};

export const desktop: Catalogue['desktop'] = {
  inABrowser: 'aucun : cette page est ouverte dans un navigateur',
  dataset: 'Jeu de données utilisé',
  sandbox: 'Bac à sable de la page',
  sandboxOn: 'actif',
  sandboxOff: 'inactif',
  noSandbox:
    'Cette fenêtre fonctionne sans le bac à sable de Chromium, car elle a été démarrée avec --no-sandbox ; l’AppImage le fait là où le système interdit les espaces de noms d’utilisateur. Une faille de Chromium atteindrait alors tous vos fichiers. Le paquet installé (deb) a le bac à sable.',
  licence: 'Licence',
  licences: 'Licences des logiciels inclus',
  licencesMissing: 'Cette version ne contient pas de liste des licences.',
  packages: (value) => (value < 2 ? `${value} composant` : `${value} composants`),
  filter: 'Nom ou licence',
  fileProblem: 'Le fichier n’a pas pu être ouvert.',
};
