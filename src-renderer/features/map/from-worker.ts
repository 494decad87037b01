/** The next message of a worker; rejects when the worker fails. */
export function nextFrom<Message>(worker: Worker): Promise<Message> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Message>) => resolve(data), { once: true });
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
  });
}
