import type { AirportAnswer } from '#contract/resources.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { AirportView } from './AirportView.tsx';

/** An airport that is only looked at in passing: as the list has it at once, and with what only its own page is told as soon as that is here. */
export function AirportPreview({ airport }: { airport: AirportAnswer }) {
  const { body, earlier } = useApi('getAirport', { params: { id: airport.id }, query: { expand: 'details' } });
  const full = body ?? earlier;
  return <AirportView airport={full?.id === airport.id ? full : airport} />;
}
