/**
 * Decodes the bytes of a file: UTF-8 or UTF-16, by its mark, its XML declaration or its letters; any other file is read as Windows-1252,
 * and reported so.
 */
import { refuseFile } from './reading.ts';

const MOST_BYTES = 10_000_000;
const MB = 1_000_000;

/** `guessed`: the encoding is nowhere said and the bytes are no UTF-8. */
export function decodeFile(bytes: Uint8Array): { text: string; guessed: string | undefined } {
  if (bytes.length > MOST_BYTES) refuseFile('routeFileTooLarge', { mostMb: MOST_BYTES / MB });
  const wide = utf16Of(bytes);
  if (wide !== undefined) return { text: new TextDecoder(wide).decode(bytes), guessed: undefined };
  const declared = declaredIn(bytes);
  const utf8 = declared === undefined ? utf8Of(bytes) : undefined;
  const text = utf8 ?? new TextDecoder(declared ?? 'windows-1252').decode(bytes);
  if (Array.from(text.slice(0, 4_096)).some((letter) => letter < '\t')) refuseFile('routeFileNotText', {});
  if (text.trim() === '') refuseFile('routeFileEmpty', {});
  return { text, guessed: declared === undefined && utf8 === undefined ? 'windows-1252' : undefined };
}

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // These are the bytes of `<?` without a byte order mark.
  if (first === 0x3c && second === 0 && third === 0x3f && fourth === 0) return 'utf-16le';
  return first === 0 && second === 0x3c && third === 0 && fourth === 0x3f ? 'utf-16be' : undefined;
}

function utf8Of(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const declaration = /^<\?xml[^>]{0,100}encoding=["'](?<name>[A-Za-z0-9_-]{3,20})["']/;

/** An encoding of one byte a letter that XML declares; UTF-8 is tried anyway. */
function declaredIn(bytes: Uint8Array): string | undefined {
  const name = declaration.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1'))?.groups?.['name']?.toLowerCase();
  return name !== undefined && /^(?:iso-8859-\d{1,2}|windows-125\d)$/.test(name) && canDecode(name) ? name : undefined;
}

function canDecode(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
}
