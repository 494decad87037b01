/** The next so many messages of a worker, which may send them before they are waited for; throws when the worker fails. */
export async function* eachFrom<Message>(worker: Worker, count: number): AsyncGenerator<Message, void> {
  const stream = new ReadableStream<Message>({
    start: (sent) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Message>) => sent.enqueue(data));
      worker.addEventListener('error', ({ message }) => sent.error(new Error(message)));
    },
  });
  const reader = stream.getReader();
  for (let read = 0; read < count; read++) {
    const { value } = await reader.read();
    if (value !== undefined) yield value;
  }
}
