import { describe, expect, it } from 'vitest';
import { everyLevel } from '#domain/flight-level.ts';
import { hiddenOf, type Choices } from '#renderer/features/notams/filters/asking.ts';
import { hiddenAtFirst, nothingHidden } from '#renderer/format/notams/facets.ts';
import { askedOf, sortOf, type NotamScope, type Question } from '#renderer/features/notams/filters/question.ts';
import { countedFor, countedIds } from '#renderer/features/notams/use-screen.ts';
import { areaOf, numberOf } from '#renderer/features/notams/filters/use-place.ts';

const bare: Question = { place: { kind: 'everywhere' }, text: '', at: undefined, hidden: nothingHidden, changedAfter: undefined };
const filterOf = (question: Question): unknown => {
  const { filter } = askedOf(question);
  return filter === undefined ? undefined : (JSON.parse(filter) as unknown);
};

const places: [string, NotamScope, unknown][] = [
  ['everything', { kind: 'everywhere' }, undefined],
  ['a whole code', { kind: 'airport', code: 'LSGG' }, { airport: 'LSGG' }],
  ['a code of three', { kind: 'airport', code: 'GVA' }, { OR: [{ icao: { startsWith: 'GVA' } }, { airport: 'GVA' }] }],
  ['a longer code', { kind: 'airport', code: 'CH-0002' }, { airport: 'CH-0002' }],
  ['the beginning of a code', { kind: 'airport', code: 'LS' }, { icao: { startsWith: 'LS' } }],
  ['a region', { kind: 'fir', code: 'LSAS' }, { fir: 'LSAS' }],
  ['a country', { kind: 'country', code: 'DE' }, { country: 'DE' }],
  ['a number', { kind: 'number', number: 'B1234/26', location: undefined }, { notamId: 'B1234/26' }],
  ['a number of one office', { kind: 'number', number: 'B1234/26', location: 'LOWW' }, { notamId: 'B1234/26', airport: 'LOWW' }],
  ['a source', { kind: 'source', source: 'sample' }, { source: 'sample' }],
  ['a part of a number', { kind: 'partOfNumber', text: '1234' }, { notamId: { contains: '1234' } }],
];

describe('the question to the server', () => {
  it.each(places)('about %s', (_name, place, where) => {
    expect(filterOf({ ...bare, place })).toEqual(where);
  });

  it('asks for surroundings and areas in addition to the filter', () => {
    expect(askedOf({ ...bare, place: { kind: 'near', code: 'LSGG', latitude: 46.2, longitude: 6.1, radiusNm: 25 } })).toEqual({
      near: '46.2,6.1,25',
    });
    expect(askedOf({ ...bare, place: { kind: 'area', corners: '5,45,11,48' } })).toEqual({ bbox: '5,45,11,48' });
  });

  it('leaves levels to the server, and counts what they leave out', () => {
    expect(filterOf({ ...bare, levels: 'FL050–FL195' })).toEqual({ levels: 'FL050–FL195' });
    expect(countedFor({ ...bare, levels: 'FL050–FL195' }, undefined)).toEqual({ everyLevel: {} });
  });

  it('wants every word of the text', () => {
    expect(filterOf({ ...bare, text: ' rwy  clsd ' })).toEqual({
      AND: [{ message: { contains: 'rwy' } }, { message: { contains: 'clsd' } }],
    });
  });

  it('names the moment once, as the parameter, and only next to a status, because the server refuses one without effect', () => {
    const at = '2026-11-28T10:00:00.000Z';
    expect(askedOf({ ...bare, at })).toEqual({});
    const filter = JSON.stringify({ status: { in: ['active', 'overdue', 'future'] } });
    expect(askedOf({ ...bare, at, hidden: hiddenAtFirst })).toEqual({ filter, at });
  });

  it('separates overdue from active, though the server counts overdue as both', () => {
    const hidden = { ...nothingHidden, status: ['overdue'] } as const;
    expect(filterOf({ ...bare, hidden })).toEqual({
      AND: [{ status: { in: ['active', 'future', 'expired', 'cancelled', 'replaced'] } }, { NOT: { status: 'overdue' } }],
    });
  });

  it('leaves out what the chips hide', () => {
    const hidden = { status: [], severity: [1, 2], category: ['obstacle'] } as const;
    const { AND } = filterOf({ ...bare, hidden }) as { AND: [{ severity: unknown }, { category: { in: string[] } }] };
    expect(AND[0]).toEqual({ severity: { in: [5, 4, 3] } });
    expect(AND[1].category.in).not.toContain('obstacle');
    expect(AND[1].category.in).toHaveLength(15);
  });

  it('wants what has begun by the end of a span, or has no begin', () => {
    expect(filterOf({ ...bare, until: '2026-11-23T22:00:00.000Z' })).toEqual({
      OR: [{ startDate: null }, { startDate: { lte: '2026-11-23T22:00:00.000Z' } }],
    });
  });

  it('sorts by severity, status and date, or by date and severity', () => {
    expect([sortOf('severity'), sortOf('newest')]).toEqual(['-severity,status,-issueDate', '-issueDate,-severity']);
  });
});

describe('the numbers next to those of the chips', () => {
  it('are what is new, and all where the list is only of what is new', () => {
    const newAfter = '2026-11-20T00:00:00.000Z';
    expect(countedFor({ ...bare, hidden: hiddenAtFirst }, undefined)).toEqual({});
    const isNew = { filter: JSON.stringify({ updatedAt: { gt: newAfter } }) };
    expect(countedFor({ ...bare, hidden: hiddenAtFirst }, newAfter)).toEqual({ new: isNew });
    expect(countedFor({ ...bare, hidden: hiddenAtFirst, changedAfter: newAfter }, newAfter)).toEqual({ new: isNew, all: {} });
  });

  it('of acknowledged NOTAMs are asked for in pieces that fit an address, and not at all beyond ten', () => {
    const ids = Array.from({ length: 301 }, (_, index) => `id ${index}`);
    const pieces = Object.values(countedIds({ filter: '{"icao":"LSGG"}' }, ids) ?? {});
    expect(pieces).toHaveLength(3);
    expect(JSON.parse(pieces[2]?.filter ?? '')).toEqual({ AND: [{ icao: 'LSGG' }, { id: { in: ['id 300'] } }] });
    expect(
      countedIds(
        {},
        Array.from({ length: 1501 }, () => 'id'),
      ),
    ).toBeUndefined();
  });
});

const untouched: Choices = {
  way: 'airport',
  box: '',
  radiusNm: 25,
  text: '',
  order: 'severity',
  hours: 0,
  band: everyLevel,
  hidden: undefined,
  onlyNew: false,
  foldsAcknowledged: false,
};

it('hides what is over until the user says otherwise, but not from who asks for a number', () => {
  expect(hiddenOf(untouched)).toEqual(hiddenAtFirst);
  expect(hiddenOf({ ...untouched, way: 'number', box: 'B1234/26' })).toEqual(nothingHidden);
  expect(hiddenOf({ ...untouched, hidden: nothingHidden })).toEqual(nothingHidden);
});

it.each([
  ['B1234/26', { kind: 'number', number: 'B1234/26', location: undefined }],
  ['B1234-26', { kind: 'number', number: 'B1234/26', location: undefined }],
  ['LOWW B1234/26', { kind: 'number', number: 'B1234/26', location: 'LOWW' }],
  ['1234', { kind: 'partOfNumber', text: '1234' }],
])('takes %s for a number', (text, place) => {
  expect(numberOf(text)).toEqual(place);
});

it('takes four numbers for an area and nothing else', () => {
  expect(areaOf('5.9, 45.8 ,10.5,47.8')).toEqual({ kind: 'area', corners: '5.9,45.8,10.5,47.8' });
  for (const text of ['5,45,11', '5,45,11,north', '5,,11,48', '']) expect(areaOf(text)).toBeUndefined();
});
