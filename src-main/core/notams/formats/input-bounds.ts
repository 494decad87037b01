/** These limits on memory and nesting stop hostile files. */

/** Bytes of one NOTAM with all that a format puts around it; real ones stay under 100 KB. */
export const MAX_NOTICE_BYTES = 16_000_000;
/** Levels of JSON and XML; real files have 15. */
export const MAX_DEPTH = 64;
/** Bytes kept of a file in which no format finds a NOTAM, to take it as one text. */
export const MAX_UNKNOWN_BYTES = 1_000_000;
