/**
 * METAR and TAF of 10,000 stations, one of each: what importing them costs next to the server, and what `GET /weather?near` costs it where none of the stations was
 * asked for before, in processor time of the serving thread and against `/health`; the longest turn is what others wait. Goals: 5,000 of both in 8 s, a request
 * in 5 ms, a turn of at most 25 ms. Of 10,000 of each the import may take twice as long. `node test/bench/weather.ts [stations]`.
 */
import '../helpers/fixed-clock.mjs';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { startTestServer } from '../helpers/server.ts';
import { median } from './full-set.ts';

const stations = Number(process.argv[2] ?? 10_000);
const ASKED = 40;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LETTERS = 26;
/** /proc counts this many ticks a millisecond. */
const TICKS = 0.1;

const columns = Math.ceil(Math.sqrt(stations));
const placeOf = (index: number) => ({
  lat: -70 + (140 * Math.floor(index / columns)) / columns,
  lon: -180 + (360 * (index % columns)) / columns,
});
const letter = (value: number): string => String.fromCharCode(65 + (value % LETTERS));
const codeOf = (index: number): string =>
  `${letter(index / LETTERS ** 3 + 20)}${letter(index / LETTERS ** 2)}${letter(index / LETTERS)}${letter(index)}`;

function file(now: number): Buffer {
  const at = new Date(now - 30 * MINUTE);
  const group = (moment: Date): string => moment.toISOString().replaceAll(/[-:T]/g, '').slice(6, 12);
  const hour = (ahead: number): string => group(new Date(now + ahead * HOUR)).slice(0, 4);
  const rows = Array.from({ length: stations }, (_, index) => {
    const wind = `${String((index % 36) * 10).padStart(3, '0')}15G28KT`;
    const base = String(index % 50).padStart(3, '0');
    const metar = `METAR ${codeOf(index)} ${group(at)}Z ${wind} 4000 -RA SCT${base} BKN045 12/10 Q0${978 + (index % 20)} TEMPO 2000 SHRA BKN010CB`;
    const groups = `TEMPO ${hour(1)}/${hour(5)} 25020G45KT 2000 TSRA BKN010CB BECMG ${hour(6)}/${hour(8)} 04020G35KT SCT040 PROB30 ${hour(9)}/${hour(12)} 0800 FG`;
    const taf = `TAF ${codeOf(index)} ${group(at)}Z ${hour(0)}/${hour(24)} ${wind} 9999 BKN${base} ${groups}`;
    return [
      { rawOb: metar, obsTime: at.getTime() / 1000, ...placeOf(index) },
      { rawTAF: taf, issueTime: at.toISOString(), ...placeOf(index) },
    ];
  });
  return Buffer.from(JSON.stringify(rows.flat()));
}

/** Reads the processor time of this process's ended children in milliseconds, on Linux. */
function ofChildren(): number {
  if (process.platform !== 'linux') return Number.NaN;
  const [user = 0, system = 0] = (readFileSync('/proc/self/stat', 'utf8').split(') ')[1] ?? '').split(' ').slice(13, 15).map(Number);
  return (user + system) / TICKS;
}

const spent = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

const server = await startTestServer();
const client = new Worker(
  `const { parentPort } = require('node:worker_threads');
   parentPort.on('message', async (url) => { const answer = await fetch(url); parentPort.postMessage([answer.status, (await answer.text()).length]); });`,
  { eval: true },
);
const ask = (path: string) =>
  new Promise<{ cpu: number; ms: number }>((resolve, reject) => {
    const [began, before] = [performance.now(), process.threadCpuUsage()];
    client.once('message', ([status]: [number]) => {
      if (status !== 200) return reject(new Error(`${path}: ${status}`));
      resolve({ cpu: spent(process.threadCpuUsage(before)), ms: performance.now() - began });
    });
    client.postMessage(server.url + path);
  });

/** Asks one after the other and answers the most processor time that one turn of the loop took. */
async function longestTurn(paths: readonly string[]): Promise<number> {
  let longest = 0;
  let isOver = false;
  let before = process.threadCpuUsage();
  const turn = (): void => {
    longest = Math.max(longest, spent(process.threadCpuUsage(before)));
    before = process.threadCpuUsage();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  for (const path of paths) await ask(path);
  isOver = true;
  return longest;
}

const middle = async (paths: readonly string[]) => {
  const taken = [];
  for (const path of paths) taken.push(await ask(path));
  const cpu = taken.map((one) => one.cpu).sort((a, b) => a - b);
  return { least: cpu[0] ?? Number.NaN, cpu: median(cpu), most: cpu.at(-1) ?? Number.NaN, ms: median(taken.map(({ ms }) => ms)) };
};

/** Places that are far from each other, so that each is asked of stations of its own. */
const near = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const { lat, lon } = placeOf(Math.floor(((from + index) * stations) / (2 * ASKED + 1)));
    return `/weather?near=${lat},${lon},700`;
  });

const before = process.cpuUsage();
const bytes = file(Date.now());
const { read } = await server.core.weather.import([() => Promise.resolve(bytes)], { isDryRun: false });
const serving = spent(process.cpuUsage(before));
// What is loaded with the first list is not counted.
await ask('/weather?near=89,0,60');
const health = await middle(Array.from({ length: ASKED }, () => '/health'));
const fresh = near(0, ASKED);
const first = await middle(fresh);
const turn = await longestTurn(near(ASKED, ASKED));
const again = await middle(fresh);
await client.terminate();
await server.close();
const figures = ({ least, cpu, most, ms }: typeof first) =>
  `${cpu.toFixed(1)} ms of processor time in the middle, ${least.toFixed(1)} to ${most.toFixed(1)}, ${ms.toFixed(1)} ms by the clock; ${(cpu / health.cpu).toFixed(0)} of /health`;
console.log(`near, asked for the first time: ${figures(first)} (goal 5 ms)`);
console.log(`near, asked again: ${figures(again)}`);
console.log(`longest turn: ${turn.toFixed(1)} ms of processor time (goal 25)`);
console.log(
  `import of ${read} reports: ${(serving / 1000).toFixed(1)} s of processor time in the server, ${(ofChildren() / 1000).toFixed(1)} in its worker`,
);
