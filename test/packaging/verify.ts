/**
 * `npm run verify:package [TARGET...]`: packs the program for every system and processor, or for those named, on a placeholder of Electron, looks
 * through what was packed, and runs it with plain Node. What only Electron's own runtime can show is said at the end.
 */
import { builtOnce } from '../helpers/build.ts';
import { faultsOf } from './faults.ts';
import { runExtracted } from './run-extracted.ts';
import { staged, type Staged } from './stage.ts';
import { nameOf, targets } from './targets.ts';

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(2).padStart(6);
const weight = ({ files }: Staged, start: string) =>
  files.filter(({ path }) => path.startsWith(start)).reduce((sum, { bytes }) => sum + bytes, 0);

const names = process.argv.slice(2);
const unknown = names.find((name) => !targets.some((target) => nameOf(target) === name));
if (unknown !== undefined) {
  const all = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(targets.map(nameOf));
  throw new Error(`There is no target ${unknown}: ${all}.`);
}
await builtOnce();

let faults = 0;
const lines = ['target         files   total    main  window resources library  MB'];
for (const target of targets.filter((one) => names.length === 0 || names.includes(nameOf(one)))) {
  await staged(target, async (found) => {
    const sizes = ['', 'out/main/', 'out/renderer/', 'resources/', 'node_modules/'].map((start) => megabytes(weight(found, start)));
    lines.push(`${nameOf(target).padEnd(13)} ${String(found.files.length).padStart(6)}  ${sizes.join('  ')}`);
    const wrong = faultsOf(found);
    const { statuses, airports, wrongCommands } = await runExtracted(found.archive, target);
    for (const [path, status] of Object.entries(statuses)) if (status !== 200) wrong.push(`${path} answers ${status}`);
    wrong.push(...wrongCommands);
    if (airports === 0) wrong.push('there are no airports');
    faults += wrong.length;
    for (const fault of wrong) lines.push(`  ${nameOf(target)}: ${fault}`);
  });
}
console.log(lines.join('\n'));
console.log(
  'NOT covered, for there is no Electron here: its start from the archive, the turned fuses at work, signatures, and the installers.',
);
if (faults > 0) {
  console.error(`${faults} faults.`);
  process.exitCode = 1;
}
