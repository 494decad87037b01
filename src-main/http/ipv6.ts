/**
 * Serves the same port on ::1. Promise: while another program has it, that is among the problems; as soon as it is free, Aeroshelf serves
 * there. A machine without ::1 is no problem.
 */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Core } from '#core/core.ts';
import type { Log } from '#core/platform/log.ts';
import { reason } from '#core/reasons/reason.ts';
import type { Timer } from '#core/platform/clock.ts';

const LOOK_EVERY_MS = 300_000;
/** Least time between two looks that requests cause. */
const LEAST_PAUSE_MS = 10_000;

type Parts = { server: Server; port: number; core: Pick<Core, 'problems'>; log: Log; timer: Timer };

export async function serveOverIpv6({ server, port, core, log, timer }: Parts) {
  let withdraw: (() => void) | undefined;
  let lookedAt = timer.now();
  let looking: Promise<void> | undefined;
  let leave: (() => void) | undefined;
  let isClosed = false;
  // A later error is no reason to end.
  server.on('error', () => undefined);

  async function tryNow(): Promise<void> {
    if (server.listening) return;
    lookedAt = timer.now();
    const failure = await listenOverIpv6(server, port);
    if (isClosed) return void server.close();
    if (failure === undefined || failure.code !== 'EADDRINUSE') {
      withdraw?.();
      withdraw = undefined;
    } else withdraw ??= core.problems.add(reason('ipv6PortTaken', { port }));
    if (failure) log.info('not served on ::1', { reason: failure.message });
  }

  const lookOnce = () => (looking ??= tryNow().finally(() => (looking = undefined)));

  function plan(): void {
    leave = timer.after(LOOK_EVERY_MS, () => {
      void lookOnce();
      plan();
    });
  }

  await lookOnce();
  plan();
  return {
    /** Tries to serve there, unless it does already or has just tried. */
    async look(): Promise<void> {
      if (!server.listening && timer.now() - lookedAt >= LEAST_PAUSE_MS) await lookOnce();
    },
    close(): void {
      isClosed = true;
      leave?.();
      withdraw?.();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Tells why ::1 can't be served; undefined when it is. */
async function listenOverIpv6(server: Server, port: number): Promise<NodeJS.ErrnoException | undefined> {
  server.listen({ host: '::1', port, exclusive: true, ipv6Only: true });
  return once(server, 'listening').then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error,
  );
}
