/** METAR and TAF of another Aeroshelf are fetched, between two servers. */
import { beforeEach, expect, it } from 'vitest';
import type { Core } from '#core/core.ts';
import { fetchWeatherOfServer } from '#core/sync/replica/fetch-weather.ts';
import type { StoreWeather } from '#core/weather/weather.ts';
import { temporaryFolder } from '../../../helpers/dataset-files.ts';
import { testServer } from '../../../helpers/server.ts';
import { countingProxy, remoteAt, type Proxy } from './counting-proxy.ts';

const source = testServer();
const target = testServer();
let proxy: Proxy;
let folder: string;
beforeEach(async () => {
  proxy = await countingProxy(source);
  folder = temporaryFolder();
});

const two = (value: number): string => String(value).padStart(2, '0');
const dayTime = (minutesAgo: number): string => {
  const at = new Date(Math.floor(Date.now() / 60_000) * 60_000 - minutesAgo * 60_000);
  return `${two(at.getUTCDate())}${two(at.getUTCHours())}${two(at.getUTCMinutes())}Z`;
};
const store = (core: Core, ...reports: string[]) =>
  core.weather.import([() => Promise.resolve(Buffer.from(reports.join('\n')))], { isDryRun: false });
const storeHere: StoreWeather = (contents, about) =>
  target.core.weather.import(
    contents.map((content) => () => Promise.resolve(content)),
    { ...about, isPart: true },
  );

function fetching(storeWeather = storeHere) {
  const remote = remoteAt(proxy);
  return fetchWeatherOfServer({ folder, base: proxy.url, remote, storeWeather, clock: () => new Date(), progress: () => undefined });
}

it('comes with its own times, goes on after a run that ended, and costs two requests when nothing has changed', async () => {
  const stations = Array.from({ length: 520 }, (_, at) => `Z${String.fromCharCode(65 + Math.floor(at / 26), 65 + (at % 26))}0`);
  await store(source.core, ...stations.map((station) => `METAR ${station} ${dayTime(40)} 23015KT CAVOK 12/10 Q0998=`));
  let calls = 0;
  const ended: StoreWeather = (...sent) => (++calls > 1 ? Promise.reject(new Error('ended')) : storeHere(...sent));
  await expect(fetching(ended)).rejects.toThrow('ended');
  expect(target.core.weather.station(stations[0] ?? '')?.ages).toMatchObject({ metar: 'fresh' });
  await fetching();
  // Ten pages were stored before: only the last twenty stations are asked for.
  expect(proxy.asked.filter((address) => address.includes('filter'))).toHaveLength(1);
  for (const station of [stations[0] ?? '', stations.at(-1) ?? '']) {
    const [there, here] = [source, target].map(({ core }) => core.weather.station(station));
    expect(here?.metar).toEqual(there?.metar);
  }
  await fetching();
  expect(proxy.asked).toHaveLength(2);
});

it('says nothing of a server that has no weather', async () => {
  source.core.weather.clear();
  await fetching();
  expect(proxy.asked).toHaveLength(1);
});
