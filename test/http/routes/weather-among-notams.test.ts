/** METAR and TAF that are sent where NOTAMs are imported, over real HTTP. */
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import type { EndpointName } from '#contract/endpoints.ts';
import { ask } from '../../helpers/server.ts';
import { good, twoUsers } from '../../helpers/users.ts';

const { server, owner } = twoUsers();
const send = (path: string, body: string | Uint8Array) =>
  ask(server, path, { method: 'POST', body, headers: { 'x-api-key': server.key, 'content-type': 'text/plain' } });
const imported = async (body: string | Uint8Array, query = '') => good(await send(`/notams/import${query}`, body), 'importNotams');
const get = async <Name extends EndpointName>(path: string, name: Name) => good(await ask(server, path), name);

// It is 2026-11-21T06:00Z.
const metar = 'METAR LSGG 210520Z 23015G28KT 3000 -RA BKN008 12/10 Q0998=';
const taf = 'TAF LSGG 210225Z 2103/2209 22010KT 9999 BKN030 TEMPO 2104/2108 25020G35KT 2000 TSRA BKN010CB=';

beforeEach(async () => {
  await owner('DELETE', '/weather');
});

it('METAR and TAF between NOTAMs are stored with them and counted apart, and are no issues', async () => {
  const notam = (number: string) =>
    `(${number}/26 NOTAMN\nQ) LSAS/QFAXX/IV/NBO/A/000/999/4614N00607E005\nA) LSGG B) 2611210000 C) 2611212359\nE) METAR NOT AVBL.\nTAF NOT AVBL.)`;
  const text = `${notam('A0901')}\n${metar}\n\nTAF LSGG 210225Z 2103/2209 22010KT 9999 BKN030\n  TEMPO 2104/2108 25020G35KT\n\n${notam('A0902')}\nsome other words of a mail\n`;
  expect((await imported(text, '?dryRun=true')).weather).toMatchObject({ isDryRun: true, read: 2, added: 2 });
  const { report, weather } = await imported(text);
  expect(report).toMatchObject({ read: 2, issueCount: 1, issues: [{ code: 'notNotam', text: 'some other words of a mail' }] });
  expect(weather).toMatchObject({ read: 2, added: 2, stations: 1, refusedCount: 0 });
  expect((await get('/weather/LSGG', 'getStationWeather')).taf?.decoded?.trends).toHaveLength(1);
  expect(await imported(`${metar}\n`)).toMatchObject({ report: { read: 0, issueCount: 0 }, weather: { added: 0, unchanged: 1 } });
  expect((await imported(notam('A0901'))).weather).toBeNull();
});

it('files of METAR and TAF alone are stored as weather where they are imported as NOTAMs', async () => {
  const csv =
    'No errors\nNo warnings\n5 ms\ndata source=metars\n1 results\nraw_text,station_id,observation_time,latitude,longitude\n"METAR QQQQ 210527Z 22007KT CAVOK 02/01 Q1010",QQQQ,2026-11-21T05:27:00Z,46.0,6.3\n';
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<response version="1.2"><data_source name="tafs" /><data num_results="1"><TAF><raw_text>${taf}</raw_text><issue_time>2026-11-21T02:25:00Z</issue_time></TAF></data></response>`;
  const json = JSON.stringify([{ icaoId: 'QQQR', rawOb: 'QQQR 210550Z 22007KT CAVOK 02/01 Q1010', obsTime: 1_795_240_200 }]);
  const cycle = '2026/11/21 05:20\nQQQS 210520Z 22007KT CAVOK 02/01 Q1010\n\n2026/11/21 05:20\nQQQT 210520Z 22007KT CAVOK 02/01 Q1010\n';
  const bulletin = 'SAXX40 LFPW 210530\nMETAR\nQQQU 210520Z 22007KT CAVOK 02/01 Q1010=\n';
  expect((await imported(gzipSync(csv), '?dryRun=true')).weather).toMatchObject({ isDryRun: true, read: 1, added: 1 });
  for (const [body, read] of [
    [gzipSync(csv), 1],
    [csv, 1],
    [xml, 1],
    [json, 1],
    [cycle, 2],
    [bulletin, 1],
    [gzipSync(metar), 1],
  ] as const)
    expect(await imported(body)).toMatchObject({ report: { files: 1, read: 0, issueCount: 0 }, weather: { read, refusedCount: 0 } });
  expect(await get('/weather/QQQQ', 'getStationWeather')).toMatchObject({ latitude: 46, longitude: 6.3 });
  const { items } = await get('/weather', 'listWeather');
  expect(items.map(({ station }) => station)).toEqual(['LSGG', 'QQQQ', 'QQQR', 'QQQS', 'QQQT', 'QQQU']);
  const other = await send('/notams/import', gzipSync('ident,latitude_deg'));
  expect([other.status, other.headers['x-error-code']]).toEqual([400, 'invalidRequest']);
});
