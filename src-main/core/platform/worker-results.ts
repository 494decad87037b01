/** Everyone who waits for a worker gets what it has sent: a result, or the one reason why there will be none. Nothing waits forever. */
import { Refusal } from '../refusal.ts';
import type { Refused } from './worker-task.ts';

/** It is the error for a worker that is gone, or was ended, without a reason. */
export class EndedWithoutResult extends Error {
  constructor(what: string, code: number | string | null | undefined) {
    super(`${what} ended without a result (exit code ${code}).`);
  }
}

export type Listeners<Message> = {
  /** It receives every message other than the result. */
  onProgress?: ((progress: Extract<Message, { kind: 'progress' }>) => void) | undefined;
  /** Hears every message instead, of a worker that answers one task after the other. */
  onMessage?: ((message: Message) => void) | undefined;
};

export function openResults<Message extends { kind: string }>({ onProgress, onMessage }: Listeners<Message>) {
  const results = new Map<string, PromiseWithResolvers<Message>>();
  let failure: { reason: unknown } | undefined;

  function resultOf(kind: string): PromiseWithResolvers<Message> {
    let result = results.get(kind);
    if (result) return result;
    result = Promise.withResolvers<Message>();
    // A worker stopped before its result was requested must not cause an unhandled rejection.
    result.promise.catch(() => undefined);
    results.set(kind, result);
    if (failure) result.reject(failure.reason);
    return result;
  }
  function fail(reason: unknown): void {
    failure ??= { reason };
    for (const { reject } of results.values()) reject(failure.reason);
  }

  return {
    receive(message: Message | Refused): void {
      if (isRefused(message)) fail(new Refusal(message.code, message.about));
      else if (onMessage) onMessage(message);
      else if (message.kind === 'progress') onProgress?.(message as Extract<Message, { kind: 'progress' }>);
      else resultOf(message.kind).resolve(message);
    },
    /** The first reason counts. */
    fail,
    /** The first message of this kind, including one that has already arrived. */
    result: <Kind extends Message['kind']>(kind: Kind) => resultOf(kind).promise as Promise<Extract<Message, { kind: Kind }>>,
  };
}

const isRefused = (message: { kind: string }): message is Refused => message.kind === 'refused';
