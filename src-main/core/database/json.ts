/** The type marks UTF-8 bytes of a JSON text that was serialised from a `T`; the server sends them unchanged. */
export type JsonBytes<T> = Buffer & { readonly serialisedFrom?: T };

/** The same in separate pieces, which are sent one after the other without being joined. */
export type JsonPieces<T> = { readonly pieces: readonly Buffer[]; readonly serialisedFrom?: T };
