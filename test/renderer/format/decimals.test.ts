import { afterEach, expect, it, vi } from 'vitest';
import { upToOneDecimal, withDecimals } from '#renderer/format/units.ts';
import { speak } from '#renderer/i18n/words.ts';

vi.stubGlobal('document', { documentElement: {} });
afterEach(() => speak('en'));

it('writes so many decimals as the language of the moment does', () => {
  expect([withDecimals(1234.56, 1), withDecimals(12, 1), withDecimals(1234.56, 0)]).toEqual(['1,234.6', '12.0', '1,235']);
  expect([upToOneDecimal(3.5), upToOneDecimal(6)]).toEqual(['3.5', '6']);
  speak('fr');
  expect([withDecimals(12, 1), upToOneDecimal(3.5)]).toEqual(['12,0', '3,5']);
});
