/**
 * Reads PIB XML of EAD and NATS, which has separate items, no text as published; the message is composed from them. Its header says what it
 * is for: one of an area holds all NOTAMs of its regions, one of aerodromes or a route those of its aerodromes, unless the header names a
 * part of the levels, of the traffic, or an update.
 */
import { dateIn, endOf, isoDate, storeDate } from './dates.ts';
import { readMoment } from '../items/moment.ts';
import { known } from './json-values.ts';
import { seriesNumber, typeOf } from './faa-feature.ts';
import type { FileFacts, Given, Place, Taking } from './raw-notice.ts';
import type { XmlListener } from './xml.ts';

type Fields = Record<string, string[]>;

export function pibNotices(take: Taking): XmlListener {
  let fields: Fields | undefined;
  let [line, count] = [0, 0];
  let header = openHeader();
  const around: string[] = [];

  return {
    opens(name, _attributes, at) {
      around.push(name);
      if (name !== 'Notam') return;
      fields = {};
      line = at;
      count++;
    },
    closes(name, text) {
      around.pop();
      const value = text.trim();
      if (name === 'Notam' && fields) {
        takeFields(fields, { line, element: `Notam[${count}]` }, take);
        fields = undefined;
      } else if (fields) {
        if (value !== '') (fields[name] ??= []).push(value);
      } else if (name.endsWith('PIBHeader')) {
        take.facts(header.facts(name));
        header = openHeader();
      } else header.read(name, value, around);
    },
    reset() {
      fields = undefined;
    },
  };
}

/** What a header says that holds a part of the NOTAMs of its places. */
const whole: Readonly<Record<string, RegExp>> = { ServiceType: /^FULL$/, Traffic: /^(?:IV|VI)$/, LowerFL: /^0+$/, UpperFL: /^999$/ };

function openHeader() {
  const [regions, aerodromes] = [new Set<string>(), new Set<string>()];
  let [issuedAt, validTo]: (Date | undefined)[] = [];
  let isPart = false;
  return {
    read(name: string, value: string, around: readonly string[]): void {
      const parent = around.at(-1);
      if (name === 'Issued' && parent?.endsWith('Header')) issuedAt = isoDate(value);
      else if (name === 'ValidTo' && parent === 'Validity') validTo = isoDate(value);
      else if (name === 'Code' && parent === 'Aerodrome') aerodromes.add(value);
      else if (name === 'ICAO' && parent === 'FIR') regions.add(value);
      else if (whole[name]?.test(value) === false) isPart = true;
    },
    facts(name: string): FileFacts {
      const wholeFor = [...aerodromes, ...(name === 'AreaPIBHeader' ? regions : [])];
      // A list without a date does not tell how old it is.
      const isClaimed = !isPart && issuedAt !== undefined;
      return known<FileFacts>({ issuedAt, places: [...aerodromes, ...regions], ...(isClaimed && { wholeFor, validTo }) });
    },
  };
}

function takeFields(fields: Fields, place: Place, take: Taking): void {
  const one = (name: string): string | undefined => fields[name]?.[0];
  const [series, number, year] = [one('Series') ?? '', one('Number'), one('Year')];
  const [start, end = ''] = [one('StartValidity'), one('EndValidity')];
  const until = endOf(/^\d{10}$/.test(end) ? `20${end}${one('Estimation') === 'EST' ? 'EST' : ''}` : end);
  take.notice({
    format: 'pib',
    message: messageOf(fields),
    original: JSON.stringify(fields),
    place,
    given: known<Given>({
      number: number === undefined ? undefined : seriesNumber(series, number, year),
      type: typeOf(one('Type')),
      account: one('NOF'),
      issueDate: dateIn(one('NotamStoreDate'), storeDate),
      startDate: start === undefined ? undefined : (readMoment(start) ?? undefined),
      ...until,
      source: 'EAD',
      sourceType: 'I',
    }),
  });
}

/** The items have the order and form of an ICAO NOTAM; missing ones are left out, not replaced. */
function messageOf(fields: Fields): string {
  const one = (name: string): string => fields[name]?.[0] ?? '';
  const level = (name: string): string => (one(name) === '' ? '' : one(name).padStart(3, '0'));
  const reference =
    one('ReferredNumber') === '' ? '' : ` ${seriesNumber(one('ReferredSeries'), one('ReferredNumber'), one('ReferredYear'))}`;
  const code = one('Code23') + one('Code45');
  const q = [
    one('FIR'),
    code === '' ? '' : `Q${code}`,
    one('Traffic'),
    one('Purpose'),
    one('Scope'),
    level('Lower'),
    level('Upper'),
    one('Coordinates') + (one('Coordinates') === '' ? '' : level('Radius')),
  ];
  const end = one('EndValidity') + (one('Estimation') === '' ? '' : ` ${one('Estimation')}`);
  const item = (letter: string, text: string): string => (text === '' ? '' : `${letter}) ${text}`);
  const inline = (...items: string[]): string => items.filter(Boolean).join(' ');
  const lines = [
    inline(seriesNumber(one('Series'), one('Number'), fields['Year']?.[0]), `NOTAM${one('Type')}`) + reference,
    q.some(Boolean) ? `Q) ${q.join('/')}` : '',
    inline(item('A', (fields['ItemA'] ?? []).join(' ')), item('B', one('StartValidity')), item('C', end)),
    item('D', one('ItemD')),
    item('E', one('ItemE')),
    inline(item('F', one('ItemF')), item('G', one('ItemG'))),
  ];
  return `(${lines.filter(Boolean).join('\n')})`;
}
