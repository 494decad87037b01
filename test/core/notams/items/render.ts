/** Writes an ICAO NOTAM from its parts: the inverse of reading. */
import type { Header } from '#core/notams/items/header.ts';
import type { QLine } from '#core/notams/items/q-line.ts';

export type NoticeParts = {
  header: Header | null;
  q: QLine | null;
  locations: readonly string[];
  begin: Date | null;
  end: { date: Date | null; kind: 'fixed' | 'estimated' | 'permanent' | 'untilFurtherNotice' } | null;
  schedule: string | null;
  text: string;
  lower: string | null;
  upper: string | null;
};

export function renderNotice(parts: NoticeParts): string {
  const { header, q, begin, end } = parts;
  const head = header && [header.number, `NOTAM${header.type ?? ''}`, header.reference].filter(Boolean).join(' ');
  const times = [begin && `B) ${writeMoment(begin)}`, end && `C) ${renderEnd(end)}`].filter(Boolean).join(' ');
  const limits = [parts.lower && `F) ${parts.lower}`, parts.upper && `G) ${parts.upper}`].filter(Boolean).join(' ');
  const lines = [
    head,
    q && `Q) ${renderQLine(q)}`,
    `A) ${parts.locations.join(' ')} ${times}`.trimEnd(),
    parts.schedule && `D) ${parts.schedule}`,
    `E) ${parts.text}`,
    limits,
  ];
  return `(${lines.filter(Boolean).join('\n')})`;
}

function renderEnd(end: NonNullable<NoticeParts['end']>): string {
  if (end.kind === 'permanent') return 'PERM';
  if (end.kind === 'untilFurtherNotice' || !end.date) return 'UFN';
  return writeMoment(end.date) + (end.kind === 'estimated' ? ' EST' : '');
}

const level = (value: number | null): string => (value === null ? '' : String(value).padStart(3, '0'));

function renderQLine(q: QLine): string {
  const place =
    q.latitude === null || q.longitude === null
      ? ''
      : `${angle(q.latitude, 2)}${q.latitude < 0 ? 'S' : 'N'}${angle(q.longitude, 3)}${q.longitude < 0 ? 'W' : 'E'}${level(q.radius)}`;
  return [q.fir, q.code, q.traffic, q.purpose, q.scope, level(q.lower), level(q.upper), place].map((field) => field ?? '').join('/');
}

/** Writes degrees and minutes, to the nearest minute. */
function angle(degrees: number, digits: number): string {
  const minutes = Math.round(Math.abs(degrees) * 60);
  return String(Math.floor(minutes / 60)).padStart(digits, '0') + String(minutes % 60).padStart(2, '0');
}

/** Writes `YYMMDDhhmm` in UTC. */
const writeMoment = (at: Date): string => at.toISOString().replace(/^\d{2}(\d{2})-(\d{2})-(\d{2})T(\d{2}):(\d{2}).*$/, '$1$2$3$4$5');
