/** The time in milliseconds since 1970 UTC. The only place in the window that reads it; screens use `useNow`. */
export const readClock = (): number => Date.now();
