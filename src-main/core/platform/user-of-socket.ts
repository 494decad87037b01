/**
 * Finds which user of this machine has the other end of a loopback connection: Linux has it in its table of sockets, other systems do not.
 */
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';

const ESTABLISHED = '01';

type Ends = Pick<Socket, 'remoteAddress' | 'remotePort' | 'localAddress' | 'localPort'>;

/** The number of the user; undefined where it cannot be known. */
export function userOfSocket({ remoteAddress, remotePort, localAddress, localPort }: Ends): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const [theirs, ours] = [endOf(remoteAddress, remotePort), endOf(localAddress, localPort)];
  if (theirs === undefined || ours === undefined) return undefined;
  try {
    const table = readFileSync(theirs.length > 'XXXXXXXX:PPPP'.length ? '/proc/net/tcp6' : '/proc/net/tcp', 'utf8');
    for (const line of table.split('\n')) {
      // The columns of proc(5) are number, local end, remote end, state, queues, timer, retransmissions, user.
      const [, local, remote, state, , , , user] = line.trim().split(/\s+/);
      if (local === theirs && remote === ours && state === ESTABLISHED) return Number(user);
    }
  } catch {
    return undefined;
  }
  return undefined;
}

/** The end as the table writes it: each 32 bits of the address in the order of a little-endian machine, and the port, in hexadecimal digits. */
function endOf(address: string | undefined, port: number | undefined): string | undefined {
  if (address === undefined || port === undefined) return undefined;
  const digits = (value: number, length: number) => value.toString(16).toUpperCase().padStart(length, '0');
  if (address === '::1') return `${'0'.repeat(24)}01000000:${digits(port, 4)}`;
  const bytes = address.split('.').map(Number);
  if (bytes.length !== 4 || bytes.some((byte) => !Number.isInteger(byte))) return undefined;
  return `${bytes
    .toReversed()
    .map((byte) => digits(byte, 2))
    .join('')}:${digits(port, 4)}`;
}
