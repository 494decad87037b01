import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { userOfSocket } from '#core/platform/user-of-socket.ts';

async function atBothEnds(host: string): Promise<(number | undefined)[]> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const accepted = once(server, 'connection') as Promise<[ReturnType<typeof connect>]>;
  const client = connect(port, host);
  const [[socket]] = await Promise.all([accepted, once(client, 'connect')]);
  const users = [userOfSocket(socket), userOfSocket(client)];
  client.destroy();
  socket.destroy();
  server.close();
  return users;
}

test.runIf(process.platform === 'linux')('says whose connection it is', async () => {
  const own = process.getuid?.();
  expect(await atBothEnds('127.0.0.1')).toEqual([own, own]);
});

test.runIf(process.platform === 'linux')('says it for IPv6 too where the machine has it', async ({ skip }) => {
  const own = process.getuid?.();
  const users = await atBothEnds('::1').catch(() => undefined);
  skip(users === undefined, 'SKIPPED: this machine has no ::1, so it is NOT covered');
  expect(users).toEqual([own, own]);
});

test('says nothing of a connection that is not there', () => {
  expect(userOfSocket({ remoteAddress: undefined, remotePort: undefined })).toBeUndefined();
  expect(userOfSocket({ remoteAddress: '127.0.0.1', remotePort: 1, localAddress: '127.0.0.1', localPort: 2 })).toBeUndefined();
  expect(userOfSocket({ remoteAddress: 'elsewhere', remotePort: 1, localAddress: '::1', localPort: 2 })).toBeUndefined();
});
