import { beforeEach, describe, expect, it } from 'vitest';
import { noHistory } from '#renderer/features/route/undo/history.ts';
import { useRoute } from '#renderer/features/route/route-state.ts';

const route = () => useRoute.getState();
const nextEvent = () => new Promise((go) => setTimeout(go));
async function type(text: string): Promise<void> {
  for (const letter of text) {
    route().change({ text: route().text + letter });
    await nextEvent();
  }
}

describe('undo', () => {
  beforeEach(async () => {
    await nextEvent();
    useRoute.setState({ text: '', choices: [], legWinds: [], history: noHistory });
  });

  it('takes back a word that was typed letter by letter, then the one before, and redo gives them again', async () => {
    await type('LSGG GVA');
    route().undo();
    expect(route().text).toBe('LSGG ');
    route().undo();
    expect(route().text).toBe('');
    route().undo();
    expect(route().text).toBe('');
    route().redo();
    route().redo();
    expect(route().text).toBe('LSGG GVA');
  });

  it('takes back a choice together with the word that it was made by', async () => {
    await type('GV');
    route().choose({ word: 'GVA', id: '1' });
    route().change({ text: 'GVA ' });
    route().undo();
    expect([route().text, route().choices]).toEqual(['GV', []]);
  });

  it('takes back winds of legs in turn with changes of the text', async () => {
    route().change({ text: 'LSGG GVA LFMN' });
    await nextEvent();
    route().change({ legWinds: [{ between: 'GVA LSGG', times: 0, wind: '240/25' }] });
    await nextEvent();
    route().change({ text: 'LFMN GVA LSGG' });
    route().undo();
    expect([route().text, route().legWinds.length]).toEqual(['LSGG GVA LFMN', 1]);
    route().undo();
    expect(route().legWinds).toEqual([]);
  });

  it('has no step for what changes nothing, and none for the flight', () => {
    route().change({ text: '', choices: [], wind: '240/25', depart: 0 });
    expect(route().history.past).toEqual([]);
  });
});
