// The NOTAMs of an aerodrome out of the Aeroshelf that runs on this machine, kept up to date: node client.mjs LSGG [data folder]
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const folders = {
  win32: join(process.env.APPDATA ?? '', 'Aeroshelf'),
  darwin: join(homedir(), 'Library', 'Application Support', 'Aeroshelf'),
};
const linux = join(process.env.XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'aeroshelf');
const [place = 'LSGG', folder = process.env.AEROSHELF_DATA_DIR ?? folders[process.platform] ?? linux] = process.argv.slice(2);
const { url, key } = JSON.parse(readFileSync(join(folder, 'server.json'), 'utf8'));

async function get(path, query) {
  const response = await fetch(`${url}${path}?${new URLSearchParams(query)}`, { headers: { authorization: `Bearer ${key}` } });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return { headers: response.headers, body: await response.json() };
}

const filter = JSON.stringify({ airport: place, status: 'active' });
const { headers, body } = await get('/notams', { filter, limit: 300 });
for (const { notamId, message } of body.items) console.log(notamId, message.split('\n')[0]);
console.log(`${body.totalCount} NOTAMs are in force at ${place}.`);

const since = headers.get('x-notams-cursor');
const { body: changes } = await get('/changes', { resource: 'notams', since });
console.log(`${changes.count} changes since; ask again with since=${changes.revision}.`);
