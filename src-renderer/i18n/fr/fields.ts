import type { Same } from '../catalogue.ts';
import type { fields as english } from '../en/fields.ts';

export const fields: Same<typeof english> = {
  icaoCode: { label: 'Code OACI', column: 'Code', inText: 'code OACI' },
  iataCode: { label: 'Code IATA', column: 'IATA', inText: 'code IATA' },
  localCode: { label: 'Code local', inText: 'code local' },
  name: { label: 'Nom', inText: 'nom' },
  facilityType: { label: 'Type', inText: 'type' },
  countryCode: { label: 'Pays', inText: 'pays' },
  state: { label: 'Subdivision', column: 'Région', inText: 'subdivision' },
  city: { label: 'Ville', inText: 'ville' },
  elevation: { label: 'Altitude', inText: 'altitude' },
  longestRunway: { label: 'Piste la plus longue', inText: 'piste la plus longue' },
  isClosed: {
    label: 'Définitivement fermé',
    column: 'Fermé',
    inText: 'fermé',
    asked: (ending) => ({ any: `ouvert${ending} ou fermé${ending}`, yes: `fermé${ending}`, no: `ouvert${ending}`, unknown: 'fermeture' }),
  },
  isPrivate: {
    label: 'Privé',
    inText: 'privé',
    asked: (ending) => ({ any: '', yes: `privé${ending}`, no: `non privé${ending}`, unknown: 'statut privé' }),
  },
  runways: { label: 'Pistes', inText: 'pistes' },
  frequencies: { label: 'Fréquences', inText: 'fréquences' },
  latitude: { label: 'Latitude', inText: 'latitude' },
  longitude: { label: 'Longitude', inText: 'longitude' },
  timezone: { label: 'Fuseau horaire', inText: 'fuseau horaire' },
  continentCode: { label: 'Continent', inText: 'continent' },
  county: { label: 'Comté', inText: 'comté' },
  ident: { label: 'Identifiant de la source', inText: 'identifiant de la source' },
  sourceType: { label: 'Type de la source', inText: 'type de la source' },
  gpsCode: { label: 'Code GPS', inText: 'code GPS' },
  keywords: { label: 'Autres noms', inText: 'mots-clés' },
  homeLink: { label: 'Page web', inText: 'page web' },
};
