/** `link` prints another one-time link into the running server, alone on standard output. */
import type { Link } from '#contract/users/sessions.ts';
import { chooseDataDir } from '#core/platform/data-folder.ts';
import { Refusal } from '#core/refusal.ts';
import { apiOfServer, runningServer } from '../api.ts';
import { print } from '../terminal.ts';
import type { CoreOptions } from '../with-core.ts';
import { openInBrowser } from './browser.ts';

/** `open` false: only prints it. Throws `notFound` where no server has the data folder. */
export async function link(options: CoreOptions & { open?: boolean }): Promise<void> {
  const dataDir = chooseDataDir(options.dataDir);
  const server = runningServer(dataDir);
  if (!server)
    throw new Refusal('notFound', {
      message: `No server runs on the data folder ${dataDir}. "aeroshelf serve" starts one, and prints a link.`,
    });
  const { path } = await apiOfServer(server).request<Link>('POST', '/links');
  const url = server.url + path;
  await print(`${url}\n`);
  if (options.open !== false) openInBrowser(url);
}
