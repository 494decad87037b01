/** What filters and sorts on NOTAMs may name, and where it stands in state.sqlite (`n` is the notice). */
import type { Resource } from '../filter/resource.ts';

export const notamResource: Resource = {
  name: 'notams',
  fields: {
    id: { kind: 'id', column: 'n.id' },
    updatedAt: { kind: 'timestamp', column: 'n.updated_at' },
    notamId: { kind: 'text', column: 'n.notam_id' },
    message: { kind: 'text', column: 'n.message', fold: 'n.message_fold' },
    transactionId: { kind: 'text', column: 'n.transaction_id' },
    icao: { kind: 'text', column: 'n.icao' },
    issueDate: { kind: 'timestamp', column: 'n.issue_date' },
    startDate: { kind: 'timestamp', column: 'n.start_date' },
    endDate: { kind: 'timestamp', column: 'n.end_date' },
    canceledDate: { kind: 'timestamp', column: 'n.canceled_date' },
    source: { kind: 'text', column: 'n.source' },
    sourceType: { kind: 'text', column: 'n.source_type' },
    mapPointer: { kind: 'text', column: 'n.map_pointer' },
    geometry: { kind: 'text', column: 'n.geometry' },
    isSnowtam: { kind: 'boolean', column: 'n.is_snowtam' },
    isProcedure: { kind: 'boolean', column: 'n.is_procedure' },
  },
  defaultSort: [{ field: 'issueDate', direction: 'desc' }],
};
