/** Entry of the worker thread that prints one document. */
import { doTask, send } from '#core/platform/worker-task.ts';
import type { PrintedDocument } from './document.ts';
import type { PrintMessage } from './printer.ts';
import { render } from './render.ts';

await doTask<PrintedDocument>(async (document) => {
  const bytes = await render(document);
  send<PrintMessage>({ kind: 'printed', bytes }, [bytes.buffer]);
});
