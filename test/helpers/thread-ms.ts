/** Milliseconds that this thread itself works at something: unlike the clock's, no other process makes them more. */
export function threadMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
