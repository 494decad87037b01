/** No program reads a sentence that we made: what is compared, counted or switched on is a code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, test } from 'vitest';
import { parsedProse } from './helpers/source/parsed-prose.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const notam = 'the text of a NOTAM, which others wrote';

/**
 * Places that look like it, each with the reason why they are none. A line that no longer applies fails.
 */
const declared: Readonly<Record<string, string>> = {
  "src-main/core/briefing/forms/notice-lines.ts: message.replaceAll(/\\s+/g, ' ')": notam,
  'src-main/core/briefing/touched.ts: /\\bFICON\\b/.test(message)': notam,
  'src-main/core/notams/formats/damage/tally.ts: itemE.test(message.slice(0, own[0].at))': notam,
  "src-main/core/notams/formats/multipart-notams.ts: message.includes('PART')": notam,
  'src-main/core/notams/formats/multipart-notams.ts: message.indexOf(mark, at + mark.length)': notam,
  'src-main/core/notams/formats/multipart-notams.ts: message.indexOf(mark, mark.length + 4)': notam,
  'src-main/core/notams/formats/multipart-notams.ts: opening.exec(message.slice(0, 200))': notam,
  'src-main/core/notams/formats/multipart-notams.ts: opening.test(message.slice(begin, begin + 200))': notam,
  "src-main/core/notams/import/identity.ts: notice.message.replace(/\\s+/g, ' ')": notam,
  'src-main/core/notams/import/understand.ts: /^\\s*\\(?(?<number>SW[A-Z]{2}\\d{4})\\b/.exec(message.slice(0, 60))': notam,
  "src-main/core/notams/store/store.ts: message.replace(/[^A-Z0-9]+/gi, '')": notam,
  "src-main/electron/failed-pages.ts: reason === 'clean-exit'": 'a code of Electron',
  "src-renderer/features/notams/details/NotamTexts.tsx: message.replaceAll(/\\s/g, ' ')": notam,
};

const found = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name.startsWith('src-'))
  .flatMap(({ name }) => readdirSync(join(root, name), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .flatMap((path) => {
    const name = relative(root, path).split(sep).join('/');
    return parsedProse(name, readFileSync(path, 'utf8')).map((use) => `${name}: ${use}`);
  });

test('no source file looks for words in a message, reason, sentence or warning', () => {
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(declared).toSorted());
});

it.each([
  [`if (/item Q/.test(warning.text)) mark();`, ['/item Q/.test(warning.text)']],
  [`if (warning.sentence.startsWith('no ')) mark();`, [`warning.sentence.startsWith('no ')`]],
  [`const [part] = problem.message.match(/"(.*)"/) ?? [];`, ['problem.message.match(/"(.*)"/)']],
  [`const places = details.filter((detail) => detail.includes('filter'));`, [`detail.includes('filter')`]],
  [`if (report.reason === 'not valid JSON') retry();`, [`report.reason === 'not valid JSON'`]],
  [`switch (step.sentence) { case 'Downloading': show(); }`, [`switch (step.sentence)`]],
  [`const { message } = refusal; if (message?.endsWith('.')) cut();`, [`message?.endsWith('.')`]],
  [`if (/^no /.test((message ?? '').trim())) skip();`, [`/^no /.test((message ?? '').trim())`]],
  [`const said = problem.message; if (said.startsWith('no ')) skip();`, [`said.startsWith('no ')`]],
  [`const { message: said } = refusal; if (said == 'no') skip();`, [`said == 'no'`]],
  [`const icon = icons[problem.message];`, ['icons[problem.message]']],
  [`if (harmless.has(String(error.message))) skip();`, ['harmless.has(String(error.message))']],
  [`if (decoded.subject === 'Runway') draw();`, [`decoded.subject === 'Runway'`]],
])('finds %s', (text, uses) => {
  expect(parsedProse('x.ts', text)).toEqual(uses);
});

it.each([
  `switch (warning.code) { case 'endBeforeStart': mark(); }`,
  `if (message === null || reason === undefined || sentence === '') skip();`,
  `const known = sentences.has(code); const is = words.includes(other);`,
  `expect(reason.length > 0);`,
])('passes %s', (text) => {
  expect(parsedProse('x.ts', text)).toEqual([]);
});
