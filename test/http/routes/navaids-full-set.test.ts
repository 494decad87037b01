/** Navaids of the whole worldwide set are read over real HTTP. */
import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { describeShared } from '../../helpers/describe-shared.ts';
import { Navaid, navaidTypes, type NavaidList } from '#contract/navaids/navaid.ts';
import { roughDistance } from '#domain/rough-distance.ts';
import { ask, testServer } from '../../helpers/server.ts';
import { layFullSet } from '../../renderer/full/full-set.ts';

describeShared('the navaids of the full set', () => {
  const full = testServer({ lay: layFullSet });

  it('there are 11,008, of which 1,970 idents repeat, each of a known type', async () => {
    const { text } = await ask(full, '/navaids?format=ndjson');
    const all = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Navaid);
    expect(all).toHaveLength(11_008);
    const named = Map.groupBy(all, ({ ident }) => ident.toUpperCase());
    expect([...named.values()].filter((same) => same.length > 1)).toHaveLength(1_970);
    expect(new Set(all.map(({ type }) => type))).toEqual(new Set(navaidTypes));
    expect(all.filter((navaid) => !Value.Check(Navaid, navaid))).toEqual([]);
    expect(all.filter(({ airportCode }) => airportCode !== null)).toHaveLength(7_374);
    expect(all.filter(({ airportCode, airportId }) => airportCode !== null && airportId === null)).toEqual([]);
  });

  it('GVA near Geneva is the VOR-DME on 115.75 MHz, channel 104Y', async () => {
    expect((await ask(full, '/navaids/GVA')).status).toBe(409);
    const { json } = await ask(full, '/navaids/GVA?near=46.2,6.1,50');
    expect(json).toMatchObject({ type: 'VOR-DME', frequency: 115.75, frequencyUnit: 'MHz', dmeChannel: '104Y', airportCode: 'LSGG' });
  });

  it('search finds the ident before names that begin with it', async () => {
    const { navaids = [] } = (await ask(full, '/search?query=GVA&kinds=navaid&limit=5')).json as { navaids?: Navaid[] };
    expect(navaids.slice(0, 2).map(({ ident, type }) => [ident, type])).toEqual([
      ['GVA', 'VOR-DME'],
      ['GVA', 'NDB'],
    ]);
    const named = (await ask(full, '/search?query=st-prex&kinds=navaid')).json as { navaids: Navaid[] };
    expect(named.navaids[0]).toMatchObject({ ident: 'SPR' });
  });

  it('near a place is what distances say, nearest first', async () => {
    const place = { latitude: 46.2381, longitude: 6.10895 };
    const { items } = (await ask(full, `/navaids?near=${place.latitude},${place.longitude},40`)).json as NavaidList;
    const far = items.map(({ latitude, longitude }) => roughDistance(place, { latitude: latitude ?? 0, longitude: longitude ?? 0 }));
    expect(far).toEqual(far.toSorted((a, b) => a - b));
    expect(far.at(-1)).toBeLessThan(40);
    expect(items.map(({ ident }) => ident)).toEqual(expect.arrayContaining(['GVA', 'PAS', 'SPR']));
  });
});
