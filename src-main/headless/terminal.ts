/**
 * Standard output carries results, standard error everything else. Promise: what is for people passes `isolated`, so that no text of data steers the
 * terminal; data keep their bytes. A reader that closed the pipe (`| head`) is not a failure.
 */
import { writeFileSync } from 'node:fs';
import { reason } from '#core/reasons/reason.ts';
import { invalidBecause } from '#core/refusal.ts';
import { isolated } from '#domain/text/visible-text.ts';

/** Writes text for people. */
export const print = (text: string): Promise<void> => printData(isolated(text));

/** Makes one line of a text, so that no name of data begins another line of a list. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Prints what programs read, or a file unchanged. Resolves when the bytes have left this process, so that exiting then truncates nothing. */
export function printData(output: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(output, (error) => {
      if (error && (error as NodeJS.ErrnoException).code !== 'EPIPE') reject(error);
      else resolve();
    });
  });
}

/** Writes a result into a file. Throws `invalidRequest` with what the system says of the place. */
export function writeOutput(path: string, bytes: Uint8Array): void {
  try {
    writeFileSync(path, bytes);
  } catch (error) {
    throw invalidBecause(reason('notWritable', { path, error: (error as Error).message }));
  }
}

/** Writes one line to the person at the terminal. */
export const say = (line: string): void => write(`${line}\n`);

/** Writes text on standard error without an end of line. */
export function write(text: string): void {
  process.stderr.write(isolated(text));
}

/** A closed pipe would end the process with a stack trace if no one listened. */
export function outliveClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
