/** What a list is worth by the coverage of its places, in words: complete, single NOTAMs, samples, old. */
import { expect, it } from 'vitest';
import { coverageInWords } from '#renderer/format/notams/coverage.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const fresh = { issuedAt: '2026-11-21T11:00:00.000Z', freshness: 'fresh' as const };
const old = { issuedAt: '2026-08-22T18:00:00.000Z', freshness: 'stale' as const };
const imported = { importedAt: '2026-11-21T09:00:00.000Z', ...fresh, places: [], countries: [] };
const gatwick = { place: 'EGKK', importedAt: '2026-08-23T00:00:00.000Z', claim: null, freshness: 'unknown' as const, countryCode: 'GB' };
const claim = {
  source: 'UK bulletin',
  kind: 'full' as const,
  from: '2026-11-21T06:12:00.000Z',
  to: null,
  count: 1204,
  claimedAt: '2026-11-21T06:20:00.000Z',
};
const empty = { isEmpty: true, where: 'EGKK', when: '22 NOV 2026 2200Z', now, stored: 36 };
it.each<[string, Parameters<typeof coverageInWords>[0], string]>([
  [
    'an empty list of old data',
    { ...empty, coverage: { ...imported, places: [gatwick], countries: [{ countryCode: 'GB', ...old }] } },
    'No NOTAM stored for EGKK at 22 NOV 2026 2200Z. Single NOTAMs of EGKK are stored, no complete list. The newest NOTAM (United Kingdom) is 91 days old. This does not mean that nothing is closed.',
  ],
  [
    'an empty list of a place of which all is stored',
    { ...empty, coverage: { ...imported, places: [{ ...gatwick, claim: { ...claim, place: 'EGKK' }, freshness: 'fresh' }] } },
    'No NOTAM stored for EGKK at 22 NOV 2026 2200Z. EGKK: complete as of 0612Z by UK bulletin (1,204 NOTAMs). The newest NOTAM is 60 minutes old. This does not mean that nothing is closed.',
  ],
  [
    'an empty list of a place that a checklist was compared with',
    {
      ...empty,
      coverage: { ...imported, places: [{ ...gatwick, claim: { ...claim, kind: 'checklist', source: 'FAA NMS', place: 'EGKK' } }] },
    },
    'No NOTAM stored for EGKK at 22 NOV 2026 2200Z. EGKK: complete as of 0612Z by the checklist of FAA NMS (1,204 of 1,204). The newest NOTAM is 60 minutes old. This does not mean that nothing is closed.',
  ],
  [
    'a place of no import and a country of no NOTAM',
    {
      ...empty,
      coverage: {
        ...imported,
        places: [{ ...gatwick, importedAt: null }],
        countries: [{ countryCode: 'GB', issuedAt: null, freshness: 'unknown' }],
      },
    },
    'No NOTAM stored for EGKK at 22 NOV 2026 2200Z. No import has covered EGKK. No NOTAM is stored (United Kingdom). This does not mean that nothing is closed.',
  ],
  [
    'an empty list of everything',
    { ...empty, where: '', coverage: imported },
    'No NOTAM stored at 22 NOV 2026 2200Z. The newest NOTAM is 60 minutes old. This does not mean that nothing is closed.',
  ],
  [
    'samples alone',
    { ...empty, coverage: { ...imported, importedAt: null, issuedAt: null, freshness: 'unknown' } },
    'No NOTAM stored for EGKK at 22 NOV 2026 2200Z. Nothing has been imported; the 36 NOTAMs in your data are samples, not real NOTAMs. This does not mean that nothing is closed.',
  ],
  [
    'a list that is old',
    { ...empty, isEmpty: false, coverage: { ...imported, countries: [{ countryCode: 'GB', ...old }] } },
    'The newest NOTAM (United Kingdom) is 91 days old. What has been issued since is not listed.',
  ],
  [
    'an empty list of a place whose last whole list is old',
    {
      ...empty,
      coverage: {
        ...imported,
        places: [{ ...gatwick, claim: { ...claim, from: '2026-11-20T06:12:00.000Z', place: 'EGKK' }, freshness: 'stale' }],
      },
    },
    'No NOTAM stored for EGKK at 22 NOV 2026 2200Z. EGKK: complete as of 20 NOV 0612Z by UK bulletin (1,204 NOTAMs). The last complete list of EGKK is more than 24 hours old. The newest NOTAM is 60 minutes old. This does not mean that nothing is closed.',
  ],
  [
    'a list of such a place',
    {
      ...empty,
      isEmpty: false,
      coverage: { ...imported, places: [{ ...gatwick, claim: { ...claim, place: 'EGKK' }, freshness: 'stale' }] },
    },
    'The last complete list of EGKK is more than 24 hours old. What has been issued since is not listed.',
  ],
  ['a list that is not', { ...empty, isEmpty: false, coverage: imported }, ''],
])('says what %s is worth', (_, covered, sentence) => {
  expect(coverageInWords(covered).join(' ')).toBe(sentence);
});
