import { expect, it } from 'vitest';
import { common as english } from '#words/en/common.ts';
import { common as french } from '#words/fr/common.ts';
import { isNoneLeft, runwaysLeftSentence } from '#words/runways-left.ts';

const open = { name: '09/27', state: 'open', isClosedInData: false } as const;
const part = { name: '09/27', state: 'part', isClosedInData: false } as const;
const doubtful = { name: '09/27', state: 'mayBeClosed', isClosedInData: false } as const;
const shortened = { name: '09/27', state: 'shortened', isClosedInData: false } as const;
const closed = { name: '09/27', state: 'closed', isClosedInData: false } as const;
const closedInData = { name: '09/27', state: 'closed', isClosedInData: true } as const;

const helipad = { ...open, name: '01H/19H' };

it.each([
  [[open, helipad], 1, true, '1 of 1 open', '1 piste ouverte sur 1'],
  [[helipad, helipad], 2, true, '2 of 2 open', '2 pistes ouvertes sur 2'],
  [[open, open, closedInData], 2, true, '2 of 2 open', '2 pistes ouvertes sur 2'],
  [[open, part, shortened], 3, true, '3 of 3 open, 2 restricted', '3 pistes ouvertes sur 3, dont 2 restreintes par NOTAM'],
  [
    [open, part],
    1,
    false,
    '1 of 2 open, 1 restricted, as far as the stored NOTAMs show',
    '1 piste ouverte sur 2, dont 1 restreinte par NOTAM, d’après les NOTAM enregistrés',
  ],
  [
    [open, doubtful],
    1,
    false,
    '1 of 2 open, 1 may be closed, as far as the stored NOTAMs show',
    '1 piste ouverte sur 2, 1 peut-être fermée, d’après les NOTAM enregistrés',
  ],
  [[doubtful, doubtful], 0, false, '2 of 2 may be closed', '2 pistes peut-être fermées sur 2'],
  [[doubtful, closed], 0, true, '1 of 2 may be closed', '1 piste peut-être fermée sur 2'],
  [[closed], 0, false, '0 of 1 open', 'aucune piste ouverte'],
  [[open], null, false, 'unknown', 'pistes ouvertes : nombre inconnu'],
])('of %j, %j left, complete %j: %s', (runways, runwaysLeft, isComplete, short, long) => {
  const left = { runways, runwaysLeft, isComplete };
  expect(runwaysLeftSentence(left, english, 'short')).toBe(short);
  expect(runwaysLeftSentence(left, french, 'long')).toBe(long);
});

it('none is left for certain only where no NOTAM leaves a doubt', () => {
  expect(isNoneLeft({ runways: [closed, closedInData], runwaysLeft: 0 })).toBe(true);
  expect(isNoneLeft({ runways: [doubtful, closed], runwaysLeft: 0 })).toBe(false);
  expect(isNoneLeft({ runways: [open], runwaysLeft: null })).toBe(false);
});
