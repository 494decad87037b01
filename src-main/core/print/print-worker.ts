/** Entry of the worker thread that prints one document after the other. */
import { doTask, received, send } from '#core/platform/worker-task.ts';
import type { PrintedDocument } from './document.ts';
import type { PrintMessage } from './printer.ts';
import { render } from './render.ts';

await doTask(async () => {
  for (;;) {
    const bytes = await render(await received<PrintedDocument>());
    send<PrintMessage>({ kind: 'printed', bytes }, [bytes.buffer]);
  }
});
