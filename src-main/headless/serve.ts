/** `serve` runs until SIGTERM or SIGINT. It fetches nothing without `--sync`: the user who starts a server decides about its traffic. */
import type { Core } from '#core/core.ts';
import { startServer } from '#http/server.ts';
import { openInBrowser } from './link/browser.ts';
import { openLog } from './log.ts';
import { printData, say } from './terminal.ts';
import { withCore, type CoreOptions } from './with-core.ts';

/** An import's worker or a slow client must not delay the exit for longer. */
const GRACE_MS = 900;

type ServeOptions = CoreOptions & {
  port?: number;
  sync?: boolean;
  offline?: boolean;
  /** False: no one-time link is made. */
  link?: boolean;
  /** False: the link is printed and not opened. */
  open?: boolean;
};

export async function serve(options: ServeOptions): Promise<void> {
  const stopped = untilStopped();
  await withCore({ ...options, log: openLog({ least: 'info' }) }, async (core, log) => {
    if (options.offline === true) core.sync.stayOffline();
    const server = await startServer(core, { log, ...(options.port !== undefined && { port: options.port }) });
    const link = options.link === false ? undefined : linkOf(core, server.url);
    // One line for programs; a ticket in it that is kept somewhere is worth nothing a minute later.
    await printData(`${JSON.stringify({ ready: true, url: server.url, link })}\n`);
    if (link !== undefined) offer(link, options);
    if (options.sync === true) core.sync.start('always');
    const signal = await stopped;
    log.info('stopping', { signal });
    await server.close();
  });
}

/** Undefined where every user was removed. */
function linkOf({ users, sessions }: Core, url: string): string | undefined {
  const owner = users.owner();
  return owner && `${url}/ui/?ticket=${sessions.makeTicket(owner.id).ticket}`;
}

/** The link is shown to a person only: standard error is the log, where no ticket may be. */
function offer(link: string, { open }: ServeOptions): void {
  if (process.stderr.isTTY) say(`Open ${link} in a browser: it signs in once, within 60 seconds. "aeroshelf link" makes another.`);
  if (open !== false) openInBrowser(link);
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
