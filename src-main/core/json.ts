/** UTF-8 bytes of a JSON text that was serialised from a `T`; the server sends them as they are. */
export type JsonBytes<T> = Buffer & { readonly serialisedFrom?: T };
