import { expect, it } from 'vitest';
import { Refusal } from '#core/refusal.ts';
import { refuseUncountable } from '#core/user-files/counted.ts';

function codeOf(text: string): string | undefined {
  try {
    refuseUncountable(text, 'gpx');
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? error.reasons?.[0]?.code : String(error);
  }
}

it.each([
  ['elements up to 300,000', '<a/>'.repeat(300_000), undefined],
  ['one more', '<a/>'.repeat(300_001), 'routeFileTooManyParts'],
  ['ends, comments and declarations, which are none', `<?xml?>${'<!-- --></a>'.repeat(300_001)}`, undefined],
  ['JSON 64 deep', '['.repeat(64), undefined],
  ['deeper', '['.repeat(65), 'routeFileTooDeep'],
  ['brackets in a text, which are none', `["${'['.repeat(65)}\\"${'{'.repeat(65)}"]`, undefined],
  ['brackets up to 600,000', `[${'[],'.repeat(599_999)}`, undefined],
  ['one more bracket', `[${'[],'.repeat(600_000)}`, 'routeFileTooManyParts'],
  ['rows up to 100,000, however they end', `a${'\r\n'.repeat(50_000)}${'\r'.repeat(50_000)}`, undefined],
  ['one more row', `a${'\n'.repeat(100_001)}`, 'routeFileTooManyRows'],
  ['cells up to two million', `a${','.repeat(2_000_000)}`, undefined],
  ['one more cell', `a${';'.repeat(2_000_001)}`, 'routeFileTooManyParts'],
])('a file is counted before it is read: %s', (_, text, code) => {
  expect(codeOf(text)).toBe(code);
});
