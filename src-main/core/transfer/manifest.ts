/** A pack or backup describes itself as JSON in its first entry; the signature is over exactly these bytes. */
import { parsedJson } from '../text/json.ts';
import { hasShape, type Shaped } from './shape.ts';
import { reason } from '../reasons/reason.ts';
import { invalidBecause } from '../refusal.ts';

/** Format of packs and backups. Incremented when an older program would misread them. */
export const TRANSFER_FORMAT = 1;

const common = {
  format: 'count',
  kind: 'text',
  madeAt: 'moment',
  /** The version of the program that made the file is here. */
  program: 'text',
  entries: [{ name: 'text', bytes: 'count', sha256: 'digest' }],
} as const;

const shapes = {
  pack: {
    ...common,
    dataset: {
      revision: 'text',
      source: 'text',
      date: 'moment?',
      counts: { airports: 'count', runways: 'count', frequencies: 'count', countries: 'count', navaids: 'count' },
    },
    /** Samples do not count. `importedAt`: when NOTAMs were last imported; `issuedAt`: of the newest. */
    notams: { count: 'count', importedAt: 'moment?', issuedAt: 'moment?' },
  },
  backup: {
    ...common,
    /** The dataset that was in use; it is not in the file. */
    dataset: { revision: 'text?', source: 'text?', date: 'moment?' },
    /** `format` is that of state.sqlite; the others count its content. */
    state: {
      format: 'count',
      users: 'count',
      keys: 'count',
      favourites: 'count',
      notes: 'count',
      routes: 'count',
      waypoints: 'count',
      briefings: 'count',
      notams: 'count',
    },
  },
} as const;

export type Kind = keyof typeof shapes;
export type Manifest<K extends Kind> = Omit<Shaped<(typeof shapes)[K]>, 'kind'> & { kind: K };
export type Listed = Manifest<Kind>['entries'][number];

const commands: Record<Kind, string> = { pack: 'aeroshelf unpack', backup: 'aeroshelf restore' };

/** Reads a manifest whose signature was checked. Throws a Refusal for one of a newer format, of the other kind, or of the wrong shape. */
export function readManifest<K extends Kind>(bytes: Buffer, kind: K, file: string): Manifest<K> {
  const value = parsedJson(bytes.toString('utf8'));
  const broken = () => invalidBecause(reason('manifestInvalid', { file }));
  if (!hasShape(value, { format: 'count', kind: 'text' })) throw broken();
  const head = value as { format: number; kind: string };
  if (head.format > TRANSFER_FORMAT) {
    throw invalidBecause(reason('madeByNewer', { file, format: head.format, known: TRANSFER_FORMAT }));
  }
  if (head.format !== TRANSFER_FORMAT) throw broken();
  if (head.kind !== kind) {
    const command = Object.hasOwn(commands, head.kind) ? commands[head.kind as Kind] : undefined;
    throw command === undefined ? broken() : invalidBecause(reason('kindOther', { file, kind: head.kind, command }));
  }
  if (!hasShape(value, shapes[kind])) throw broken();
  return value as Manifest<K>;
}
