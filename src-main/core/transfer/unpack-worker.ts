/**
 * Entry of the worker thread that checks a pack and imports its NOTAMs alongside the running server, over its own connection to state.sqlite. It
 * writes only the file it is given, and NOTAMs only when instructed to.
 */
import { openState } from '../database/state.ts';
import { isStarterSet } from '../reference/store/open-reference.ts';
import { isCancelled } from '../platform/cancellation.ts';
import { doTask, received, send } from '../platform/worker-task.ts';
import { checkPack } from './check-pack.ts';
import { mergeNotams } from './merge-notams.ts';
import type { UnpackMessage, UnpackTask } from './unpack.ts';

await doTask<UnpackTask>(async (task) => {
  using opened = new DisposableStack();
  const pack = opened.adopt(await checkPack(task), (open) => open.close());
  const { manifest, signer } = pack;
  const mergeMessage = received();
  send<UnpackMessage>({ kind: 'checked', manifest, signer, isStarter: isStarterSet(task.build) });
  await mergeMessage;
  const clock = () => new Date(task.now);
  const db = opened.adopt(openState(task.state, { clock }), (open) => void open.close());
  const { importedAt, issuedAt } = manifest.notams;
  const about = { name: task.file, importedAt, issuedAt, clock, isCancelled: isCancelled.bind(undefined, task.cancellation) };
  send<UnpackMessage>({ kind: 'merged', merged: await mergeNotams(db, pack.lines(), about) });
});
