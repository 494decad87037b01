import type { Fetching } from './fetch-replica.ts';
import { replaceList, wholeList } from './whole-list.ts';

/** All navaids, where the server lists them and some may have changed since the copy has them. */
export async function fetchNavaids(fetching: Fetching): Promise<void> {
  const { file } = fetching;
  if (file.progress().hasNavaids) return;
  const items = await wholeList(fetching, '/navaids');
  if (items !== undefined) replaceList(file, 'navaids', items);
  file.note({ hasNavaids: true });
}
