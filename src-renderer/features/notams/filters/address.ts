/**
 * Writes the search as the query of an address: `/notams?fir=LSAS&text=RWY&hours=24&severity=5,4`. An airport is in the path. Defaults are
 * left out; an unknown value is ignored, because a link may be of another version.
 */
import { bandInWords, everyLevel, readBand } from '#domain/flight-level.ts';
import { categories, hiddenAtFirst, severities, statuses, type Hidden } from '#renderer/format/notams/facets.ts';
import { atFirst, radii, spans, type Choices, type Way } from './asking.ts';

export type Asked = Omit<Choices, 'foldsAcknowledged'>;

const named: readonly (readonly [Way, name: string])[] = [
  ['number', 'number'],
  ['fir', 'fir'],
  ['near', 'near'],
  ['country', 'country'],
  ['source', 'source'],
  ['area', 'bbox'],
];
const facets = { status: statuses, severity: severities, category: categories } as const;
/** It is written for a facet where every value is hidden, and for one where none is. */
const [NONE, ALL] = ['none', 'all'];

export function choicesOf(search: string): Asked {
  const given = new URLSearchParams(search);
  const [way, name] = named.find(([, parameter]) => given.has(parameter)) ?? ['airport' as const, ''];
  return {
    ...atFirst,
    way,
    box: (given.get(name) ?? '').toUpperCase(),
    radiusNm: radii.find((radius) => radius === Number(given.get('within'))) ?? atFirst.radiusNm,
    text: given.get('text') ?? '',
    order: given.get('sort') === 'newest' ? 'newest' : 'severity',
    hours: spans.find((hours) => hours === Number(given.get('hours'))) ?? 0,
    band: readBand(given.get('levels') ?? '') ?? everyLevel,
    hidden: hiddenIn(given),
    onlyNew: given.get('new') === '1',
  };
}

export function queryOf({ way, box, radiusNm, text, order, hours, band, hidden, onlyNew }: Asked): string {
  const name = named.find(([one]) => one === way)?.[1];
  const pairs: [string, string | undefined][] = [
    ...(name === undefined ? [] : [[name, box] as [string, string]]),
    ['within', way === 'near' && radiusNm !== atFirst.radiusNm ? String(radiusNm) : undefined],
    ['text', text === '' ? undefined : text],
    ['hours', hours === 0 ? undefined : String(hours)],
    ['levels', bandInWords(band) === '' ? undefined : bandInWords(band).replace('–', '-')],
    ...(hidden === undefined ? [] : shownIn(hidden, way)),
    ['sort', order === atFirst.order ? undefined : order],
    ['new', onlyNew ? '1' : undefined],
  ];
  const given = pairs.filter((pair): pair is [string, string] => pair[1] !== undefined);
  return given.map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':')}`).join('&');
}

/** These facets differ from their first state; the status is always among them for a number, because nothing is hidden then at first. */
const shownIn = (hidden: Hidden, way: Way): [string, string][] =>
  (['status', 'severity', 'category'] as const).flatMap((name): [string, string][] => {
    if (hidden[name].join() === hiddenAtFirst[name].join() && !(name === 'status' && way === 'number')) return [];
    const shown = facets[name].filter((value) => !(hidden[name] as readonly (string | number)[]).includes(value));
    return [[name, shown.length === 0 ? NONE : shown.length === facets[name].length ? ALL : shown.join(',')]];
  });

/** Undefined where no facet is named, as before a chip is touched. */
function hiddenIn(given: URLSearchParams): Hidden | undefined {
  const hidden = <Value extends string | number>(name: keyof Hidden, all: readonly Value[], first: readonly Value[]): readonly Value[] => {
    const text = given.get(name);
    if (text === null) return first;
    const shown = text.split(',');
    return text === ALL ? [] : all.filter((value) => !shown.includes(String(value)));
  };
  if (!Object.keys(facets).some((name) => given.has(name))) return undefined;
  return {
    status: hidden('status', statuses, hiddenAtFirst.status),
    severity: hidden('severity', severities, hiddenAtFirst.severity),
    category: hidden('category', categories, hiddenAtFirst.category),
  };
}
