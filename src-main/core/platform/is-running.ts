/** The process may be of any user. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process is another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
