/** Sessions of the user interface in a browser, and the one-time links that begin them. */
import { Type, type Static } from 'typebox';
import { apiKey } from '../schema/parameters.ts';
import { Flag, Id, OneOf, Text, TextOrNull, Timestamp, closed, itemsOf } from '../schema/values.ts';

export const Link = Type.Object(
  {
    path: Text('path with the ticket, to be opened in a browser; works once'),
    expiresAt: Timestamp('when it stops working, 60 seconds after it was made'),
  },
  closed,
);
export type Link = Static<typeof Link>;

export const TicketBody = Type.Object({ ticket: Type.String({ maxLength: 100, description: 'of the link' }) }, closed);

export const Session = Type.Object(
  {
    id: Id('session'),
    username: Text('whose it is'),
    beganBy: OneOf(['password', 'link'], 'how it began: POST /login, or a one-time link'),
    agent: TextOrNull('User-Agent of the browser or program that began it'),
    createdAt: Timestamp('when it began'),
    renewedAt: Timestamp('when it last got a new token; one is valid for an hour'),
    expiresAt: Timestamp('when it ends'),
    isCurrent: Flag('whether this request belongs to it'),
  },
  closed,
);
export type Session = Static<typeof Session>;
export const SessionQuery = Type.Object(
  { all: Type.Optional(Type.Literal('true', { description: 'the sessions of all users, for the owner alone' })), ...apiKey },
  closed,
);
export const SessionList = itemsOf(Session);
export type SessionList = Static<typeof SessionList>;
