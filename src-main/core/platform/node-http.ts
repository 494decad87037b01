/**
 * Loads node:http and node:https without their client of fetch: an import by name or star makes Node load every member of the module, and
 * that one takes longer than the rest of Node's start.
 */
export const http = process.getBuiltinModule('node:http');

/** node:https is loaded when it is needed: a server on loopback does without TLS. */
export const https = (): typeof import('node:https') => process.getBuiltinModule('node:https');
