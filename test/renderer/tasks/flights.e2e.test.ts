/**
 * Twelve flights from words typed on Home to a printed briefing, each key counted: every key pressed, and keys pressed together as one, but for the characters
 * of the places and the time themselves, which nobody can spare the pilot. A space between two words is a key, and so is each letter of `to`.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLong } from '../../helpers/long.ts';
import { describeWindows, endOf, type Opened, ownersBridge } from '../open-window.ts';
import { savedBy } from '../page-files.ts';

/** Two codes and a time need no more keys. */
const MOST_KEYS = 6;
/** Words next to them need no more keys. */
const MOST_KEYS_OF_WORDS = 10;

/** What is typed, in parts: each counts only where it is no place and no time. */
type Flight = { parts: readonly string[]; file: RegExp; isPlain?: true };
const plain = (from: string, to: string, time: string): Flight => ({
  parts: [from, ' ', to, ' ', time],
  file: new RegExp(`^${from}-${to}-briefing-.*\\.pdf$`),
  isPlain: true,
});
const flights: readonly Flight[] = [
  plain('LSGG', 'LSZH', '2000'),
  plain('EGKK', 'LSZH', '2200'),
  plain('EGLL', 'LFPG', '230900'),
  plain('LFPG', 'EGLL', '+3h'),
  plain('LSZH', 'LOWW', '1930Z'),
  plain('KJFK', 'EGLL', '2300'),
  { parts: ['LSGG', ' ', 'LSZH'], file: /^LSGG-LSZH-/, isPlain: true },
  { parts: ['Geneva', ' ', 'Zürich', ' ', '2000'], file: /^LSGG-LSZH-/, isPlain: true },
  { parts: ['gatwick', ' to ', 'zürich', ' ', '2200'], file: /^EGKK-LSZH-/ },
  { parts: ['GVA', ' ', 'ZRH', ' ', 'tomorrow 0800'], file: /^LSGG-LSZH-/, isPlain: true },
  { parts: ['heathrow', ' → ', 'LFPG', ' ', '2100'], file: /^EGLL-LFPG-/ },
  { parts: ['LSGG', ' ', 'N0120F055', ' ', 'LSZH', ' ', '2000'], file: /^LSGG-LSZH-/, isPlain: true },
];
const isSpared = (part: string): boolean => part !== ' to ' && part !== ' → ' && part !== ' ';

describeWindows('a flight from typed words to a printed page', { at: '2026-11-22T18:00:00Z' }, ({ open, server }) => {
  let window: Opened;
  const counts: string[] = [];
  beforeAll(async () => {
    window = await open('/ui/', { bridge: await ownersBridge(server()) });
  });
  afterAll(async () => {
    console.log(counts.join('\n'));
    const troubles = await endOf(window);
    if (troubles.length > 0) throw new Error(troubles.join('\n'));
  });

  it.each((isLong ? flights : flights.filter((_, at) => at % 4 === 0)).map((flight) => [flight.parts.join(''), flight] as const))(
    '%s',
    async (line, { parts, file, isPlain }) => {
      const { page } = window;
      await page.goto('about:blank');
      await page.goto(`${server().url}/ui/`);
      await page.getByRole('combobox').and(page.locator(':focus')).waitFor();
      let keys = 0;
      const press = (key: string) => ((keys += 1), page.keyboard.press(key));
      for (const part of parts) {
        if (!isSpared(part)) keys += part.length;
        await page.keyboard.type(part);
      }
      await press('Enter');
      await page
        .getByRole('button', { name: /Ctrl-P/ })
        .and(page.locator(':enabled'))
        .waitFor();
      expect((await savedBy(page, () => press('Control+p'))).name).toMatch(file);
      counts.push(`${line}: ${keys} keys`);
      expect(keys).toBeLessThanOrEqual(isPlain ? MOST_KEYS : MOST_KEYS_OF_WORDS);
    },
  );
});
