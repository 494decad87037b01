import { Navaid, NavaidList } from '../navaids/navaid.ts';
import { NavaidListQuery, NavaidQuery } from '../navaids/queries.ts';
import { spreadsheetHeader } from '../schema/parameters.ts';
import { type Endpoint, key } from './endpoint.ts';

export const navaidEndpoints = {
  listNavaids: {
    method: 'GET',
    path: '/navaids',
    summary: 'List radio navigation aids',
    access: 'open',
    query: NavaidListQuery,
    headers: spreadsheetHeader,
    reply: NavaidList,
    refusals: [400],
  },
  getNavaid: {
    method: 'GET',
    path: '/navaids/{id}',
    summary: 'One navaid by id or ident; an ident that repeats needs near or type',
    access: 'open',
    params: key('id', 'id, or ident in any case'),
    query: NavaidQuery,
    reply: Navaid,
    refusals: [400, 404, 409],
  },
} as const satisfies Record<string, Endpoint>;
