/** A session of the user interface in a browser begins with a one-time link. */
import { Type, type Static } from 'typebox';
import { apiKey } from '../schema/parameters.ts';
import { Closed, Flag, Id, OneOf, Text, TextOrNull, Timestamp, itemsOf } from '../schema/values.ts';

export const Link = Closed({
  path: Text('path with the ticket, to be opened in a browser; works once'),
  expiresAt: Timestamp('when it stops working, 60 seconds after it was made'),
});
export type Link = Static<typeof Link>;

export const TicketBody = Closed({ ticket: Type.String({ maxLength: 100, description: 'of the link' }) });

export const Session = Closed({
  id: Id('session'),
  username: Text('whose it is'),
  beganBy: OneOf(['password', 'link'], 'how it began: POST /login, or a one-time link'),
  agent: TextOrNull('User-Agent of the browser or program that began it'),
  createdAt: Timestamp('when it began'),
  renewedAt: Timestamp('when it last got a new token; one is valid for an hour'),
  expiresAt: Timestamp('when it ends'),
  isCurrent: Flag('whether this request belongs to it'),
});
export type Session = Static<typeof Session>;
export const SessionQuery = Closed({
  all: Type.Optional(Type.Literal('true', { description: 'the sessions of all users, for the owner alone' })),
  ...apiKey,
});
export const SessionList = itemsOf(Session);
