/** The process that started this one: by Node's `fork`, or as a utility process of Electron. */

/** What Electron gives its utility processes as `process.parentPort`. */
type ParentPort = {
  on(event: 'message', listener: (event: { data: unknown }) => void): void;
  postMessage(message: unknown): void;
};

export type Parent = {
  /** Messages that came before are heard too. */
  listen(listener: (message: unknown) => void): void;
  send(message: unknown): void;
};

/** `onGone` is called when it has ended, or has let go of this one. Electron ends its utility processes itself. */
export function openParent(onGone: () => void): Parent {
  const { parentPort } = process as { parentPort?: ParentPort };
  if (parentPort)
    return {
      listen: (listener) => parentPort.on('message', ({ data }) => listener(data)),
      send: (message) => parentPort.postMessage(message),
    };
  process.once('disconnect', onGone);
  if (!process.connected) onGone();
  return {
    listen: (listener) => void process.on('message', listener),
    // Fails when the other is gone, which `onGone` hears.
    send: (message) => void process.send?.(message, undefined, {}, () => undefined),
  };
}
