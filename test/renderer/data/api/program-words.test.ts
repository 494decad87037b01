import { expect, it } from 'vitest';
import { reasonValues, type ReasonCode, type ReasonValues } from '#contract/problems/reasons.ts';
import { refusalCodes, type RefusalCode } from '#contract/problems/refusal-codes.ts';
import { reason } from '#core/reasons/reason.ts';
import { statuses } from '#core/refusal.ts';
import { refusalSentences } from '#words/en/refusals.ts';
import { ApiProblem, faultInWords } from '#renderer/data/api/api-problem.ts';
import { speak } from '#renderer/i18n/words.ts';
import { languages } from '#renderer/i18n/languages.ts';

/** Only a terminal understands these. */
const programWord = /(?<![\p{L}-])--[a-z]|[“«"] ?aeroshelf |absolute path|chemin absolu|asText/iu;

/** These end a command or keep the server from starting, so that no window can show them. */
const neverInWindow: ReadonlySet<string> = new Set<RefusalCode | ReasonCode>([
  'folderInUse',
  'stateUnusable',
  'stateMissing',
  'stateEmpty',
  'stateDamaged',
  'fileExists',
  'noAutomaticBackup',
  'dataFolderMissing',
  // Its own notice compares the fingerprint.
  'signerUnknown',
]);

it.each(languages)('the window says no word of a program where something is refused, in %s', (language) => {
  globalThis.document ??= { documentElement: {} } as Document;
  speak(language);
  const codes = refusalCodes.map((code) => {
    const [statusCode, message] = [statuses[code], refusalSentences[code]];
    return [code, new ApiProblem({ statusCode, name: '', message }, code).message] as const;
  });
  const kinds = ['files', 'gpx', 'kml', 'geoJson', 'airportTable', 'pack', 'notams'];
  const reasons = (Object.keys(reasonValues) as ReasonCode[]).flatMap((code) =>
    kinds.map((kind) => {
      const values = Object.fromEntries(reasonValues[code].map((name) => [name, name === 'kind' ? kind : '1']));
      return [code, faultInWords(reason(code, values as ReasonValues<typeof code>))] as const;
    }),
  );
  expect(codes.length + reasons.length).toBeGreaterThan(300);
  const offending = [...codes, ...reasons].filter(([code, text]) => !neverInWindow.has(code) && programWord.test(text));
  expect(offending).toEqual([]);
  speak('en');
});

it('a reason that the server repeats as its message is said once, and in the words of the window', () => {
  const only = reason('noNotamMark', {});
  const body = { statusCode: 400, name: 'Bad Request', message: only.text, details: [only.text], reasons: [only] };
  const problem = new ApiProblem(body, 'invalidRequest');
  expect([problem.message, problem.details]).toEqual([faultInWords(only), [faultInWords(only)]]);
  expect(programWord.test(problem.message)).toBe(false);
});
