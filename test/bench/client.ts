/** A client that costs little compared with the server it measures: keep-alive sockets that count the bytes of an answer and read nothing else. */
import { connect, type Socket } from 'node:net';

const LENGTH = /\r\ncontent-length: (\d+)/i;

function opened(url: URL): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname, () => resolve(socket));
    socket.once('error', reject);
    socket.setNoDelay(true);
  });
}

/** One request after the other on one connection until `next` has no path more; gives the number of answers. */
async function walk(url: URL, next: () => string | undefined): Promise<number> {
  const socket = await opened(url);
  let answers = 0;
  let missing = 0;
  await new Promise<void>((resolve, reject) => {
    const ask = () => {
      const path = next();
      if (path === undefined) return resolve();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`);
    };
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`${url.href} closed the connection`)));
    socket.on('data', (chunk: Buffer) => {
      if (missing === 0) {
        const end = chunk.indexOf('\r\n\r\n');
        const head = chunk.toString('latin1', 0, end);
        const length = LENGTH.exec(head)?.[1];
        if (!head.startsWith('HTTP/1.1 200') || length === undefined) return reject(new Error(`unexpected answer: ${head.slice(0, 100)}`));
        missing = end + 4 + Number(length);
      }
      missing -= chunk.length;
      if (missing > 0) return;
      answers++;
      ask();
    });
    ask();
  });
  socket.removeAllListeners('close');
  socket.destroy();
  return answers;
}

/** Requests per second over `connections` for `seconds`, the paths shared out among them in turn. */
export async function requestsPerSecond(address: string, paths: readonly string[], connections: number, seconds: number): Promise<number> {
  const url = new URL(address);
  const start = performance.now();
  let index = 0;
  const next = () => (performance.now() - start < seconds * 1000 ? paths[index++ % paths.length] : undefined);
  const answers = await Promise.all(Array.from({ length: connections }, () => walk(url, next)));
  return answers.reduce((sum, count) => sum + count, 0) / ((performance.now() - start) / 1000);
}
