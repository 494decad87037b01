import { Type, type Static } from 'typebox';
import { Closed, Text, TextOrNull, Timestamp, itemsOf } from '../schema/values.ts';

export const Client = Closed({
  who: Text('name of the key or user, "anonymous", or "window"'),
  agent: TextOrNull('User-Agent of the last request'),
  requests: Type.Integer({ description: 'requests in this run' }),
  lastAt: Timestamp('last request'),
  lastPath: Text('path of the last request, without its query'),
});
export type Client = Static<typeof Client>;
export const ClientList = itemsOf(Client);
