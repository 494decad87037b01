import type { AirportAnswer } from '#contract/airports/airport.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { AirportView } from './AirportView.tsx';

/** A preview of an airport: the list's data at once, and the details of its own page as soon as they arrive. */
export function AirportPreview({ airport }: { airport: AirportAnswer }) {
  const { body, earlier } = useApi('getAirport', { params: { id: airport.id }, query: { expand: 'details' } });
  const full = body ?? earlier;
  return <AirportView airport={full?.id === airport.id ? full : airport} />;
}
