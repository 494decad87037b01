import { expect, it } from 'vitest';
import { reason } from '#core/reasons/reason.ts';
import { Refusal, type RefusalAbout } from '#core/refusal.ts';
import { fr } from '#words/fr/fr.ts';

const empty = reason('fileEmpty', { file: 'a.csv' });
const twice = reason('columnTwice', { file: 'a.csv', column: 'id' });

it.each<[string, RefusalAbout, string[]]>([
  ['only the general sentence', {}, ['Nothing was found at this address.']],
  ['its own message', { message: 'There is no file x.' }, ['There is no file x.']],
  ['details in the place of the general sentence', { details: ['a: is missing', 'b: is missing'] }, ['a: is missing', 'b: is missing']],
  ['the sentences of reasons', { reasons: [empty] }, [empty.text]],
  ['a message, then what it does not say', { message: 'No.', reasons: [empty, twice] }, ['No.', empty.text, twice.text]],
  [
    'nothing twice',
    { message: `Not imported: ${empty.text}`, reasons: [empty, twice], detailsInMessage: 1 },
    [`Not imported: ${empty.text}`, twice.text],
  ],
  ['a message that is its only reason, once', { message: empty.text, reasons: [empty] }, [empty.text]],
  // What one sentence contains by chance is still said.
  [
    'a detail that is a word of the message',
    { message: 'The file a.csv is empty.', details: ['a.csv'] },
    ['The file a.csv is empty.', 'a.csv'],
  ],
])('the lines of a refusal hold %s', (_what, about, lines) => {
  expect(new Refusal('notFound', about).lines).toEqual(lines);
});

it('a refusal whose message is its only reason gives it once, in French too', () => {
  const once = fr.refusal(new Refusal('stateUnusable', { message: empty.text, reasons: [empty] }));
  expect(once).toHaveLength(2);
  expect(once.join(' ')).not.toContain(empty.text);
});
