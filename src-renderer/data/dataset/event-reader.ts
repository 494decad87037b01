import type { ServerEvent } from '#contract/sync/events.ts';

/**
 * Reads server-sent events (HTML Standard, 9.2) from text that arrives in chunks of any length. Comments, and events unknown to this
 * page, are skipped: a newer server may send more.
 */
export function eventReader(tell: (event: ServerEvent) => void): (piece: string) => void {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = eventOf(block);
      if (event !== undefined) tell(event);
    }
  };
}

const PREFIX = 'data: ';

function eventOf(block: string): ServerEvent | undefined {
  const data = block.split('\n').flatMap((line) => (line.startsWith(PREFIX) ? [line.slice(PREFIX.length)] : []));
  try {
    const value: unknown = JSON.parse(data.join('\n'));
    return isEvent(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const types: readonly unknown[] = ['dataset', 'notams', 'briefings', 'sync'] satisfies ServerEvent['type'][];

const isEvent = (value: unknown): value is ServerEvent =>
  typeof value === 'object' && value !== null && 'type' in value && types.includes(value.type);
