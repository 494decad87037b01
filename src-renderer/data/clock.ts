/** The time in milliseconds since 1970 UTC. The only place of the window that reads it; a screen that shows it asks `useNow`. */
export const readClock = (): number => Date.now();
