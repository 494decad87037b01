/**
 * A stored or imported message, read. Promise: what a text costs is bounded, whatever it holds: only its beginning is read, before any pattern
 * runs, and a longer one says so. The message itself is stored and shown whole.
 */
import { oneText } from '../formats/parts.ts';
import { MAX_READ } from '../items/message.ts';
import type { About, NoticeReading } from './notice.ts';
import { readNotice } from './read-notice.ts';

export function readMessage(message: string, about: Pick<About, 'issued' | 'receivedAt'>): NoticeReading {
  const reading = readNotice(oneText(message.slice(0, MAX_READ)), about);
  if (message.length > MAX_READ) reading.warnings.push({ item: null, code: 'textNotReadWhole', text: null });
  return reading;
}
