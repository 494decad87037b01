/**
 * The tiles of the ground that the map of the world begins with, by `z/x/y` as base64. The build fills them in (resources/packaging/world-tiles.ts), so that
 * no window cuts them; without a build they are made when they are needed, as all others.
 */
export const worldTiles: Readonly<Record<string, string>> = {};
