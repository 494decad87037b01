/** UTF-8 bytes of a JSON text that was serialised from a `T`; the server sends them as they are. */
export type JsonBytes<T> = Buffer & { readonly serialisedFrom?: T };

/** The same in pieces of memory that lie apart; they are sent one behind the other without being joined. */
export type JsonPieces<T> = { readonly pieces: readonly Buffer[]; readonly serialisedFrom?: T };
