import type { Same } from '../catalogue.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Same<typeof english> = {
  theme: 'Couleurs',
  themes: { system: 'Auto', light: 'Clair', dark: 'Sombre' },
  keptHere: 'Personne n’est connecté : les choix d’apparence et d’unités ne sont gardés que dans ce navigateur.',
  needsUser:
    'Ceci change ce que fait Aeroshelf pour tous sur cette machine ; il faut donc un utilisateur : connectez-vous ou utilisez une clé d’API.',
  look: 'Apparence',
  language: 'Langue',
  languageOfSystem: 'Comme le système',
  scale: 'Taille du texte',
  percent: (value) => `${value} %`,
  units: 'Unités et heures',
  unitsHow: 'Pour cette fenêtre ; l’API dit toujours pieds, milles marins, degrés vrais et UTC.',
  lengthUnit: 'Altitudes et pistes',
  lengthUnits: { ft: 'pieds (ft)', m: 'mètres (m)' },
  distanceUnit: 'Distances',
  distanceUnits: { NM: 'milles marins (NM)', km: 'kilomètres (km)' },
  pressureUnit: 'Pression',
  pressureUnits: { hPa: 'hectopascals (hPa)', inHg: 'pouces de mercure (inHg)' },
  timeZone: 'Heures',
  timeZones: { utc: 'UTC', local: 'heure de cette machine', airport: 'heure de l’aérodrome' },
  network: 'Réseau et données',
  offline: 'Sans réseau',
  offlineHint: 'Aucune requête ne quitte cette machine ; les dossiers et fichiers sont toujours lus.',
  startedOffline:
    'Aeroshelf a été démarré avec --offline : jusqu’au prochain démarrage sans cette option, il n’y a pas de réseau, quel que soit le choix ci-dessous.',
  autoSync: 'Télécharger selon l’intervalle de chaque source',
  autoSyncHint: 'Sinon, seulement à votre demande.',
  retention: 'Jours pendant lesquels les anciens NOTAM sont gardés',
  retentionHint:
    'Comptés depuis qu’ils sont terminés et absents de toute importation ; les plus anciens sont supprimés au prochain démarrage. De 0 à 36500.',
  forEver: 'Garder toujours les NOTAM expirés ou annulés',
  showSampleNotams: 'Afficher les NOTAM d’exemple',
  showSampleNotamsHint: 'Ils sont fictifs et signalés. Sinon, ils ne s’affichent que jusqu’à l’importation du premier NOTAM réel.',
  wholeDays: 'Indiquez un nombre entier de jours.',
  window: 'Fenêtre',
  closeToTray: 'Fermer la fenêtre laisse Aeroshelf actif dans la zone de notification',
  startAtLogin: 'Démarrer à l’ouverture de votre session',
  onlyInWindow: 'Seulement dans la fenêtre d’Aeroshelf : cette page est dans un navigateur, qu’Aeroshelf ne ferme ni ne démarre.',
  about: 'À propos d’Aeroshelf',
};
