/** `origins`: which web pages may call this server. */
import { print, say } from './terminal.ts';
import { withCore, type CoreOptions } from './with-core.ts';

export function listOrigins(options: CoreOptions): Promise<number> {
  return withCore(options, async ({ origins }) => {
    for (const origin of origins.list()) await print(`${origin}\n`);
    return 0;
  });
}

export function approveOrigin(origin: string, options: CoreOptions): Promise<number> {
  return withCore(options, async ({ origins }) => {
    origins.approve(origin);
    say(`Pages of ${origin} may now ask Aeroshelf.`);
    return 0;
  });
}

export function withdrawOrigin(origin: string, options: CoreOptions): Promise<number> {
  return withCore(options, async ({ origins }) => {
    origins.withdraw(origin);
    say(`Pages of ${origin} are refused.`);
    return 0;
  });
}
