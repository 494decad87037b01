/** Standard output carries results, standard error everything else. A reader that closed the pipe (`| head`) is not a failure. */

/** Resolves when the bytes have left this process, so that exiting then truncates nothing. */
export function print(output: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(output, (error) => {
      if (error && (error as NodeJS.ErrnoException).code !== 'EPIPE') reject(error);
      else resolve();
    });
  });
}

/** One line to the person at the terminal. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Without a listener a closed pipe would end the process with a stack trace. */
export function outliveClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
