/** Entry of the worker thread that prints one document after the other. */
import { doTasks } from '#core/platform/worker-task.ts';
import type { PrintedDocument } from './document.ts';
import { render } from './render.ts';

await doTasks<PrintedDocument, Uint8Array<ArrayBuffer>>(render, { handedOver: ({ buffer }) => [buffer] });
