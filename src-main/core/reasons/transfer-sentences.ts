/** English sentences of what is wrong with packs, backups and the places for them. Each names the file and the way out. */
import type { Sentences } from './reason.ts';

const AGAIN = 'Make the file again.';
const COPY = 'Copy the file again.';
const PACK_AGAIN = 'Make the pack again.';

export const transferSentences = {
  signerUnknown: ({ file, fingerprint }) =>
    `${file} is signed by another Aeroshelf, which you have not trusted yet: ${fingerprint}. Compare this with what "aeroshelf pack" printed there; if it is the same, unpack it with --trust ${fingerprint}.`,
  signerOther: ({ file, fingerprint, expected }) =>
    `${file} is signed by ${fingerprint}, not by ${expected}. Ask the person who made it which one is right.`,
  signatureInvalid: ({ file }) =>
    `The signature of ${file} does not match its content: it was changed or damaged on the way. Copy or make the file again.`,
  notPackedByAeroshelf: ({ file, error }) =>
    `${file} is not a file that Aeroshelf packs, or it is damaged (${error}). Copy or make the file again.`,
  containerDamaged: ({ file, error }) => `${file} is damaged (${error}). Copy or make the file again.`,
  entryMissing: ({ file, entry }) => `${file} holds no ${entry}: it is not a file that Aeroshelf packs.`,
  entryAbsent: ({ file, entry }) => `${file} lacks ${entry}. Copy or make the file again.`,
  entryDamaged: ({ file, entry, error }) => `${entry} in ${file} is damaged (${error}). Copy or make the file again.`,
  entryChanged: ({ file, entry }) => `${entry} in ${file} is not what the manifest says: it was changed or damaged on the way. ${COPY}`,
  entryUnexpected: ({ file, entry }) => `${file} holds ${entry}, which does not belong there. ${AGAIN}`,
  entryTwice: ({ file, entry }) => `${file} holds ${entry} twice. ${AGAIN}`,
  entrySizeOther: ({ file, entry }) => `${entry} in ${file} is not of the size that the manifest says. ${COPY}`,
  entryTooLarge: ({ file, entry, most }) => `${entry} in ${file} is larger than ${most} bytes, the most that is accepted. ${AGAIN}`,
  tooManyEntries: ({ file, count, most }) => `${file} holds ${count} files; at most ${most} are accepted.`,
  manifestInvalid: ({ file, fault }) => `The manifest of ${file} is not as Aeroshelf writes it: ${fault}. ${AGAIN}`,
  madeByNewer: ({ file, format, known }) =>
    `${file} was made by a newer Aeroshelf (format ${format}, this one knows ${known}). Update Aeroshelf.`,
  kindOther: ({ file, kind, command }) =>
    `${file} is ${kind === 'pack' ? 'a pack, not a backup' : 'a backup, not a pack'}. Use "${command}".`,
  packTablesOther: ({ file }) =>
    `The dataset in ${file} cannot be used: its tables are not those of this version. Make the pack again, with an Aeroshelf of this version.`,
  packReferenceDamaged: ({ file, error }) => `The dataset in ${file} cannot be used: it is damaged: ${error}. ${PACK_AGAIN}`,
  packRevisionOther: ({ file, revision, expected }) =>
    `The dataset in ${file} cannot be used: it is ${revision}, and the manifest says ${expected}. ${PACK_AGAIN}`,
  packCountOther: ({ file, table, count, expected }) =>
    `The dataset in ${file} cannot be used: it holds ${count} ${table} instead of ${expected}. ${PACK_AGAIN}`,
  packNotamCountOther: ({ file, count, expected }) => `${file} holds ${count} NOTAMs instead of ${expected}. ${PACK_AGAIN}`,
  packLineInvalid: ({ file, line }) => `The NOTAMs in ${file}: line ${line} is not as Aeroshelf writes it. ${PACK_AGAIN}`,
  packLineTooLong: ({ file, line }) => `The NOTAMs in ${file}: line ${line} is longer than any NOTAM. ${PACK_AGAIN}`,
  backupSignerOther: ({ file }) => `${file} is not signed by the key in it. Use another backup.`,
  backupStateNewer: ({ file, format, known }) =>
    `state.sqlite in ${file} is of a newer Aeroshelf (format ${format}, this one knows ${known}). Update Aeroshelf.`,
  backupStateDamaged: ({ file, error }) => `state.sqlite in ${file} is damaged: ${error}. Use another backup.`,
  backupStateForeign: ({ file }) => `state.sqlite in ${file} is not a state of Aeroshelf. Use another backup.`,
  signingKeyInvalid: ({ path }) =>
    `${path} holds no Ed25519 key. Restore a copy of it, or move it away: a new one will be created, which other machines then have to trust.`,
  notWritable: ({ path, error }) =>
    `${path} cannot be written: ${error}. Make room or allow writing there, or choose another place; nothing was changed.`,
  placeFull: ({ path }) => `The disk of ${path} is full. Make room there, or choose another place; nothing was changed.`,
  fileExists: ({ path }) => `${path} exists. Choose another name, or overwrite it with --force.`,
  fileMissing: ({ path }) => `There is no file ${path}.`,
  folderGiven: ({ path }) => `${path} is a folder. Name a file.`,
  noAutomaticBackup: ({ folder, damaged }) =>
    `There is no automatic backup in ${folder} that can be restored${Number(damaged) > 0 ? `; ${damaged} are damaged` : ''}. Restore a backup of your own, or start without one with "aeroshelf restore --fresh".`,
  dataFolderEmpty: ({ folder }) => `${folder} is empty. Start Aeroshelf once, or choose another data folder with --data-dir.`,
  stateFormatOther: ({ path, format, known }) =>
    `${path} is of format ${format}, and this Aeroshelf packs format ${known}. Start this Aeroshelf once, or use the one that runs.`,
} satisfies Partial<Sentences>;
