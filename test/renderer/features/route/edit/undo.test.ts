import { beforeEach, describe, expect, it } from 'vitest';
import { useHistory } from '#renderer/features/route/edit/history.ts';
import { useRoute } from '#renderer/features/route/route-state.ts';

const route = () => useRoute.getState();
const { undo, redo } = useHistory.getState();
const nextEvent = () => new Promise((go) => setTimeout(go));

describe('undo of winds', () => {
  beforeEach(async () => {
    useRoute.setState({ text: '', choices: [], legWinds: [] });
    await nextEvent();
    useHistory.setState({ past: [], future: [] });
  });

  it('takes back those of legs in turn with changes of the text, and redo gives them again', async () => {
    route().change({ text: 'LSGG GVA LFMN' });
    await nextEvent();
    route().change({ legWinds: [{ between: 'GVA LSGG', times: 0, wind: '240/25' }] });
    await nextEvent();
    route().change({ text: 'LFMN GVA LSGG' });
    undo();
    expect([route().text, route().legWinds.length]).toEqual(['LSGG GVA LFMN', 1]);
    undo();
    expect([route().text, route().legWinds.length]).toEqual(['LSGG GVA LFMN', 0]);
    redo();
    expect(route().legWinds.length).toBe(1);
  });

  it('has no step for what changes nothing, and none for the wind of the whole route', async () => {
    route().change({ text: '', choices: [], legWinds: [], wind: '240/25' });
    await nextEvent();
    expect(useHistory.getState().past).toEqual([]);
  });
});
