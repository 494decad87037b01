import { expect, it } from 'vitest';
import { common } from '#words/en/common.ts';
import { emptyService } from '../../../helpers/empty-service.ts';
import { describeWindows, ownerOf, ownersBridge } from '../../open-window.ts';

describeWindows('Make me ready', ({ visit, server }) => {
  it('fetches what favourites lack by its key, and says in one sentence what is whole then', async () => {
    const { core } = server();
    const owner = ownerOf(server());
    core.userData.favourites.add(owner.id, 'CYYZ');
    const { asked: requests, address } = await emptyService();
    core.sources.add({ kind: 'navCanada', address, completeFor: ['CYOW'] });
    const page = await visit('/ui/', { bridge: await ownersBridge(server()) });
    await page.getByRole('button', { name: common.makeReady }).press('g');
    await page.getByText(/^NOTAMs are whole for CYYZ/).waitFor();
    expect(requests).toEqual([['CYYZ']]);
  });
});
