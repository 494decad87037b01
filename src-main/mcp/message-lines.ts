/**
 * Reads the messages of the client, a line each, before the protocol's own reader. Promise: a line that is too long, no JSON or no message
 * is answered with its error, holds no more memory than a message may have, and does not end the connection.
 */
import { Transform, type Readable, type TransformCallback } from 'node:stream';
import { isJSONRPCErrorResponse, isJSONRPCNotification, isJSONRPCRequest, isJSONRPCResultResponse } from '@modelcontextprotocol/server';

export const MOST_MESSAGE_BYTES = 10_000_000;

/** JSON-RPC 2.0, section 5.1, gives these codes. */
const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;

const LINE_FEED = 10;
/** Bytes at either end of a line that is not stored, where clients put the id of a request. */
const MOST_OF_ID = 300;
const idAtBegin = /^\s*\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"id"\s*:\s*(\d{1,15}|"[^"\\]{1,100}")\s*,/;
const idAtEnd = /,\s*"id"\s*:\s*(\d{1,15}|"[^"\\]{1,100}")\s*(?:,\s*"jsonrpc"\s*:\s*"2\.0"\s*)?\}\s*$/;

type Answer = (line: string) => void;

/** The lines of the input that are messages; the others are answered. */
export function messageLines(input: Readable, answer: Answer): Readable {
  const lines = new MessageLines(answer);
  input.on('error', () => lines.end());
  return input.pipe(lines);
}

class MessageLines extends Transform {
  readonly #answer: Answer;
  #pieces: Buffer[] = [];
  #bytes = 0;
  #begin = '';
  #end = '';

  constructor(answer: Answer) {
    super();
    this.#answer = answer;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let rest = chunk;
    for (let at = rest.indexOf(LINE_FEED); at >= 0; at = rest.indexOf(LINE_FEED)) {
      this.#keep(rest.subarray(0, at));
      this.#close();
      rest = rest.subarray(at + 1);
    }
    this.#keep(rest);
    done();
  }

  #keep(piece: Buffer): void {
    this.#bytes += piece.length;
    if (this.#bytes <= MOST_MESSAGE_BYTES) {
      this.#pieces.push(piece);
      return;
    }
    if (this.#pieces.length > 0) this.#begin = Buffer.concat(this.#pieces).subarray(0, MOST_OF_ID).toString();
    this.#pieces = [];
    this.#end = (this.#end + piece.subarray(-MOST_OF_ID).toString()).slice(-MOST_OF_ID);
  }

  #close(): void {
    const [line, bytes] = [Buffer.concat(this.#pieces), this.#bytes];
    const id = (idAtEnd.exec(this.#end) ?? idAtBegin.exec(this.#begin))?.[1];
    this.#pieces = [];
    this.#bytes = 0;
    this.#begin = this.#end = '';
    if (bytes > MOST_MESSAGE_BYTES) {
      const message = `A message may have at most ${MOST_MESSAGE_BYTES} bytes, and this one has ${bytes}. Send less at once, or use "aeroshelf notams import" for a file.`;
      this.#refuse(INVALID_REQUEST, message, id === undefined ? null : JSON.parse(id));
      return;
    }
    const text = line.toString();
    if (text.trim() === '') return;
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch {
      this.#refuse(PARSE_ERROR, 'This line is no JSON. Each message is one line of JSON.', null);
      return;
    }
    if (isMessage(message)) this.push(`${text}\n`);
    else this.#refuse(INVALID_REQUEST, 'This JSON is no message of JSON-RPC 2.0; batches are not supported.', idOf(message));
  }

  #refuse(code: number, message: string, id: unknown): void {
    this.#answer(`${JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })}\n`);
  }
}

const isMessage = (value: unknown): boolean =>
  isJSONRPCRequest(value) || isJSONRPCNotification(value) || isJSONRPCResultResponse(value) || isJSONRPCErrorResponse(value);

function idOf(value: unknown): unknown {
  const id: unknown = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
