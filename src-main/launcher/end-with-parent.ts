const LOOK_EVERY_MS = 500;

/**
 * Ends this process as SIGTERM does when the one that started it is gone. npm passes a signal to the shell between it and us, which dies
 * without passing it on; the server would run on unseen and keep the data folder. Windows knows no new parents, and ends the whole tree.
 */
export function endWithParent(): void {
  const parent = process.ppid;
  if (process.platform === 'win32' || parent === 1) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  watch.unref();
}
