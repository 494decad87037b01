/** A server between ours and another one, which counts the requests and can make the other one less able than it is. */
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { openPacer, openRemote, type Remote } from '#core/sync/replica/remote.ts';
import { serving } from '../../../helpers/listening.ts';

export type Proxy = {
  url: string;
  /** The server behind has this port. */
  target: number;
  /** These are path and query of every request, in order. */
  asked: string[];
  /** Answers requests in the place of the server; undefined lets them through. */
  instead: ((asked: IncomingMessage, reply: ServerResponse) => boolean) | undefined;
  /** Headers that the server behind seems not to have. */
  hidden: string[];
  /** What the server behind is asked for; undefined: the same. */
  rewrite: ((url: string) => string) | undefined;
  close(): Promise<void>;
};

/** Is closed at the end of the test. */
export async function countingProxy({ port }: { port: number }): Promise<Proxy> {
  const proxy: Proxy = {
    url: '',
    target: port,
    asked: [],
    instead: undefined,
    hidden: [],
    rewrite: undefined,
    close: () => Promise.resolve(),
  };
  const { address, close } = await serving((asked, reply) => {
    const url = asked.url ?? '';
    proxy.asked.push(url);
    if (proxy.instead?.(asked, reply)) return;
    const headers = { ...asked.headers, host: `127.0.0.1:${proxy.target}` };
    const path = proxy.rewrite?.(url) ?? url;
    const on = request({ host: '127.0.0.1', port: proxy.target, path, method: asked.method, headers }, (answer) => {
      const given = Object.entries(answer.headers).filter(([name]) => !proxy.hidden.includes(name));
      reply.writeHead(answer.statusCode ?? 500, Object.fromEntries(given));
      answer.pipe(reply);
    });
    on.on('error', () => reply.destroy());
    on.end();
  });
  proxy.url = address.slice(0, -1);
  proxy.close = close;
  return proxy;
}

/** What a run asks, as fast as it can; what was asked before is forgotten. */
export function remoteAt(proxy: Proxy, apiKey: string | null = null, signal = new AbortController().signal): Remote {
  proxy.asked.length = 0;
  return openRemote({ base: proxy.url, apiKey, signal, pacer: openPacer({ perSecond: 1_000_000 }) });
}
