/** API keys. A key itself is shown once, when it is created. */
import { Type, type Static } from 'typebox';
import { apiKey } from '../schema/parameters.ts';
import { Closed, Flag, Id, Text, Timestamp, TimestampOrNull, itemsOf } from '../schema/values.ts';

export const ApiKey = Closed({
  id: Id('key'),
  name: Text('label'),
  createdAt: Timestamp('when it was created'),
  lastUsedAt: TimestampOrNull('last use, at most a minute late'),
  isReadOnly: Flag('whether it may only read, and nothing that is the owner’s alone'),
  username: Type.Optional(Text('whose it is; only in the list of all')),
});
export type ApiKey = Static<typeof ApiKey>;
export const ApiKeyQuery = Closed({
  all: Type.Optional(Type.Literal('true', { description: 'the keys of all users, for the owner alone' })),
  ...apiKey,
});
export const ApiKeyList = itemsOf(ApiKey);
export type ApiKeyList = Static<typeof ApiKeyList>;
export const ApiKeyBody = Closed({
  name: Type.String({ minLength: 1, maxLength: 64, description: 'label' }),
  isReadOnly: Type.Optional(Flag('true: a key that may only read; default: it may do what its user may')),
  username: Type.Optional(Text('name or e-mail address of whose it is to be, for the owner alone; default: the caller')),
});
export const NewApiKey = Closed({ ...ApiKey.properties, key: Text('the key itself, shown only now') });
export type NewApiKey = Static<typeof NewApiKey>;
