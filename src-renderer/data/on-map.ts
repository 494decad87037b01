/** Addresses of the map with what it shows; features/map/use-address.ts reads them. */
import type { LatLon } from '#domain/lat-lon.ts';

export const mapScreen = '/map';
const mapAddress = (query: string): string => `${mapScreen}?${query}`;

/** The map is at an airport or a navaid by its id, or has the NOTAMs of a place. */
export const onMap = (what: 'airport' | 'navaid' | 'notams', id: string): string => mapAddress(`${what}=${encodeURIComponent(id)}`);

export const positionOnMap = ({ latitude, longitude }: LatLon): string => mapAddress(`at=${latitude},${longitude}`);

/** The map shows the places that NOTAMs are fetched for. */
export const fetchedOnMap = mapAddress('fetched=');

export const routeQueryOnMap = (query: string): string => mapAddress(query);
