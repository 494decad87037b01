import { beforeEach, describe, expect, it } from 'vitest';
import { useHistory } from '#renderer/features/route/edit/history.ts';
import { endOfChange } from '#renderer/features/route/edit/typing.ts';
import { useRoute } from '#renderer/features/route/route-state.ts';

const text = (): string => useRoute.getState().text;
const { undo, redo } = useHistory.getState();

/** One event of the page after the other. */
async function write(...texts: readonly string[]): Promise<void> {
  for (const next of texts) {
    useRoute.getState().change({ text: next });
    await Promise.resolve();
  }
}
const typed = (whole: string): string[] => Array.from(whole, (_, at) => whole.slice(0, at + 1));

describe('undo and redo of the route', () => {
  beforeEach(() => {
    useRoute.setState({ text: '', choices: [] });
    useHistory.setState({ past: [], future: [] });
  });

  it('take a typed word at once, and every word alone', async () => {
    await Promise.resolve();
    useHistory.setState({ past: [], future: [] });
    await write(...typed('LSGG GVA'));
    undo();
    expect(text()).toBe('LSGG ');
    undo();
    expect(text()).toBe('LSGG');
    undo();
    expect(text()).toBe('');
    undo();
    expect(text()).toBe('');
    redo();
    redo();
    redo();
    expect(text()).toBe('LSGG GVA');
  });

  it('take text and choice that one event changes together', async () => {
    await write('LSGG GVA');
    useRoute.getState().choose({ word: 'GVA', id: '7' });
    useRoute.getState().change({ text: 'LSGG GVA ' });
    await Promise.resolve();
    undo();
    expect([text(), useRoute.getState().choices]).toEqual(['LSGG GVA', []]);
    redo();
    expect([text(), useRoute.getState().choices]).toEqual(['LSGG GVA ', [{ word: 'GVA', id: '7' }]]);
  });

  it('lead nowhere new after another change', async () => {
    await write('LSGG', 'LSGG LFMN');
    undo();
    await write('LSGG LFPG');
    redo();
    expect(text()).toBe('LSGG LFPG');
    undo();
    expect(text()).toBe('LSGG');
  });

  it('undo at once what the same event changed', () => {
    useRoute.getState().change({ text: 'LSGG' });
    undo();
    expect(text()).toBe('');
  });
});

it.each([
  ['LSGG LFMN', 'LSGG GVA LFMN', 9],
  ['LSGG GVA LFMN', 'LSGG LFMN', 5],
  ['', 'LSGG', 4],
  ['LSGG', '', 0],
])('the caret after "%s" became "%s" is at %i', (before, after, at) => {
  expect(endOfChange(before, after)).toBe(at);
});
