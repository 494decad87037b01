/**
 * The pages of these origins are this app: the server's, and in development the renderer's. The list is empty until the server runs, so
 * nothing passes before.
 */
export const ownOrigins = new Set<string>();

/** False for anything that is not an address of this app, addresses that can't be read included. */
export function isOwn(address: string): boolean {
  return URL.canParse(address) && ownOrigins.has(new URL(address).origin);
}
