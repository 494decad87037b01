/** Entry of the worker thread that makes one briefing after the other. It writes nothing. */
import { doTasks } from '#core/platform/worker-task.ts';
import { makeBriefingOf, type BriefingMade, type BriefingTask } from './make-briefing.ts';

type Task = { files: Parameters<typeof makeBriefingOf>[0]; task: BriefingTask };

await doTasks<Task, BriefingMade>(({ files, task }) => makeBriefingOf(files, task), {
  isAwaited: true,
  handedOver: ({ file }) => (file && 'bytes' in file ? [file.bytes.buffer] : []),
});
