import { Button, Loader } from '@mantine/core';
import { ImportProgress } from '#renderer/components/dataset/ImportProgress.tsx';
import { LossLines } from '#renderer/components/dataset/LossLines.tsx';
import { StarterNotice } from '#renderer/components/dataset/StarterNotice.tsx';
import { StoredFacts } from '#renderer/components/dataset/StoredFacts.tsx';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { PartedPage } from '#renderer/components/page/PartedPage.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { useSavedFile } from '#renderer/components/saved-file.tsx';
import { NeedsUser } from '#renderer/components/session/NeedsUser.tsx';
import { OwnersPart } from '#renderer/components/session/OwnersPart.tsx';
import { download } from '#renderer/data/api/client.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useSync } from '#renderer/data/dataset/sync.ts';
import { useIncomingOf } from '#renderer/data/incoming.ts';
import { megabytes } from '#renderer/format/units.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './Data.module.css';
import { NotamBin } from './notams/NotamBin.tsx';
import { NotamImports } from './notams/NotamImports.tsx';
import { OpenPack } from './packs/OpenPack.tsx';
import { RestoreBackup } from './packs/RestoreBackup.tsx';
import { useUnpacking } from './packs/unpacking.ts';
import { Sources } from './sources/Sources.tsx';
import { SyncSheet } from './sources/SyncSheet.tsx';
import { Conflicts } from './versions/Conflicts.tsx';
import { Differences } from './versions/Differences.tsx';
import { Versions } from './versions/Versions.tsx';

/** One file has the data: a pack is for other machines, a backup for this one. */
function Packs() {
  useIncomingOf('pack', (file) => useUnpacking.getState().choose(file));
  const { data } = words;
  return (
    <NeedsUser why={data.packsNeedUser}>
      <OwnersPart>
        <OpenPack />
        <Sheet title={data.savePack}>
          <SaveFile of="getPack" how={data.savePackHow} save={data.savePack} saving={data.packing} />
        </Sheet>
        <Sheet title={data.backup}>
          <div className="stack">
            <SaveFile of="getBackup" how={data.backupHow} save={data.saveBackup} saving={data.backingUp} />
            <RestoreBackup />
          </div>
        </Sheet>
      </OwnersPart>
    </NeedsUser>
  );
}

function Overview() {
  const { status, problem } = useDataset();
  // A sync that builds a dataset reports its own progress.
  const isFetching = useSync(({ sync }) => sync?.state === 'running');
  return (
    <>
      <ProblemNotice problem={problem} />
      {status !== undefined && <StarterNotice status={status} />}
      {status !== undefined && status.losses.length > 0 && (
        <Notice tone="warn">
          <LossLines />
        </Notice>
      )}
      {status?.import?.state === 'running' && !isFetching && <ImportProgress progress={status.import} />}
      {status !== undefined && <StoredFacts status={status} />}
      {status !== undefined && <NotamBin status={status} />}
      <NotamImports />
      <SyncSheet />
    </>
  );
}

/** The stored data, its age and sources, and how to get other data. */
export default function DataScreen({ part }: { part: string }) {
  const { data } = words;
  return (
    <PartedPage
      title={data.title}
      label={data.parts}
      base="/data"
      part={part}
      parts={[
        ['', data.overview, Overview],
        ['sources', words.common.sources, Sources],
        ['versions', data.versions, Versions],
        ['differences', data.differences, Differences],
        ['conflicts', data.conflicts, Conflicts],
        ['packs', data.packs, Packs],
      ]}
    />
  );
}

type SaveFileProps = { of: 'getPack' | 'getBackup'; how: string; save: string; saving: string };

/** Has the server create a file and saves it through the browser's downloads: a link could not carry the session. */
function SaveFile({ of, how, save, saving }: SaveFileProps) {
  const { save: saveAs, saved, busy, problem } = useSavedFile();
  return (
    <div className="stack">
      <p className="how">{how}</p>
      <div className={`row ${styles.running}`}>
        <Button onClick={() => saveAs(() => download(of, {}))} disabled={busy}>
          {save}
        </Button>
        {busy && <Loader size={16} />}
        <output>{busy ? saving : saved === undefined ? '' : words.data.saved(saved.name, megabytes(saved.size))}</output>
      </div>
      <ProblemNotice problem={problem} />
    </div>
  );
}
