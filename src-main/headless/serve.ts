/** `serve`: runs until SIGTERM or SIGINT. Fetches nothing without `--sync`: the user who starts a server decides about its traffic. */
import { startServer } from '#http/server.ts';
import { openLog } from './log.ts';
import { print } from './terminal.ts';
import { withCore, type CoreOptions } from './with-core.ts';

/** An import's worker or a slow client must not delay the exit for longer. */
const GRACE_MS = 900;

export async function serve(options: CoreOptions & { port?: number; sync?: boolean; offline?: boolean }): Promise<number> {
  const stopped = untilStopped();
  await withCore(
    options,
    async (core, log) => {
      if (options.offline === true) core.sync.stayOffline();
      const server = await startServer(core, { log, ...(options.port !== undefined && { port: options.port }) });
      await print(`${JSON.stringify({ ready: true, url: server.url })}\n`);
      if (options.sync === true) core.sync.start('always');
      const signal = await stopped;
      log.info('stopping', { signal });
      await server.close();
    },
    openLog({ least: 'info' }),
  );
  return 0;
}

/** Listens from the start, so that a signal while the data folder is being opened is not lost. */
function untilStopped(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.once(signal, () => {
        setTimeout(() => process.exit(0), GRACE_MS).unref();
        resolve(signal);
      });
    }
  });
}
