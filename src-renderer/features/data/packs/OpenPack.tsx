import { Button, FileButton, Loader } from '@mantine/core';
import { isLossReason } from '#domain/loss.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Reasons } from '#renderer/components/notices/Reasons.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { useFileDrop } from '#renderer/components/use-file-drop.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { kindOfName } from '#renderer/data/incoming.ts';
import { megabytes, count } from '#renderer/format/units.ts';
import { useStamp } from '#renderer/format/time.ts';
import { words } from '#renderer/i18n/words.ts';
import data from '../Data.module.css';
import { bringsSomething, inGroups, useUnpacking, type PackFile, type Taken } from './unpacking.ts';
import styles from './OpenPack.module.css';

/** A chosen or dropped pack is verified first, imported when the user agrees, and reported in words. */
export function OpenPack() {
  const { step, send, cancel, reset } = useUnpacking();
  const isOver = useFileDrop();
  const text = words.data;
  return (
    <Sheet title={text.importPack}>
      <div className="stack">
        <p className="how">{text.importPackHow}</p>
        {step.status === 'idle' && <Chooser isOver={isOver} />}
        {step.status === 'chosen' && <Chosen file={step.file} />}
        <div className={data.running}>
          {step.status === 'sending' && <Loader size={16} />}
          <output>{step.status === 'sending' ? text.importingPack(step.file.name, megabytes(step.file.content.size)) : ''}</output>
          {step.status === 'sending' && (
            <Button size="compact-sm" onClick={() => void cancel()}>
              {text.importCancel}
            </Button>
          )}
        </div>
        {step.status === 'foreign' && <Foreign file={step.file} fingerprint={step.fingerprint} />}
        {step.status === 'taken' && <PackReport taken={step} />}
        {step.status === 'refused' && <ProblemNotice problem={step.problem} />}
        {(step.status === 'taken' || step.status === 'refused') && (
          <div className="row">
            {step.status === 'taken' && step.report.datasetRefused.some(isLossReason) && (
              <Button variant="filled" onClick={() => void send(step.file, undefined, true)}>
                {text.acceptLoss}
              </Button>
            )}
            <Button onClick={reset}>{text.another}</Button>
          </div>
        )}
      </div>
    </Sheet>
  );
}

function Chooser({ isOver }: { isOver: boolean }) {
  const choose = useUnpacking((unpacking) => unpacking.choose);
  const text = words.data;
  return (
    <div className={styles.place} data-over={isOver}>
      <FileButton accept=".aeroshelf" onChange={(file) => file && choose({ name: file.name, content: file })}>
        {(props) => (
          <Button variant="filled" {...props}>
            {text.choosePack}
          </Button>
        )}
      </FileButton>
      <span className="figures">{text.dropPack}</span>
    </div>
  );
}

function Chosen({ file }: { file: PackFile }) {
  const { send, reset } = useUnpacking();
  const { data: text, common } = words;
  return (
    <>
      {kindOfName(file.name) !== 'pack' && <Notice tone="warn">{text.notAPack(file.name)}</Notice>}
      <p>{text.packChosen(file.name, megabytes(file.content.size))}</p>
      <div className="row">
        <Button variant="filled" onClick={() => void send(file)}>
          {text.verifyAndImport}
        </Button>
        <Button onClick={reset}>{common.cancel}</Button>
      </div>
    </>
  );
}

/** The signer of the pack is unknown: the user compares the fingerprint, or cancels. */
function Foreign({ file, fingerprint }: { file: PackFile; fingerprint: string }) {
  const { send, reset } = useUnpacking();
  const { data: text, common } = words;
  return (
    <Notice tone="warn" live="assertive">
      <p>{text.foreign}</p>
      <p>
        <code className={styles.fingerprint}>{inGroups(fingerprint)}</code>
      </p>
      <p>{text.foreignCompare}</p>
      <div className="ways">
        <Button variant="filled" onClick={() => void send(file, fingerprint)}>
          {text.trust}
        </Button>
        <Button onClick={reset}>{common.cancel}</Button>
      </div>
    </Notice>
  );
}

function PackReport({ taken: { report, isUndone, problem } }: { taken: Taken }) {
  const stamp = useStamp();
  const { data, common } = words;
  const time = (date: string) => stamp(date) ?? common.unknown;
  const { madeAt, isOwn, signer, revision, date, isDatasetNewer, datasetRefused, shrunk, notams, notamsIssuedAt } = report;
  const undo = useUnpacking((unpacking) => unpacking.undo);
  const { busy, act } = useAct();
  const isRefused = datasetRefused.length > 0;
  const dated = date === null ? undefined : stamp(date);
  return (
    <Notice tone={isRefused ? 'bad' : 'good'} live="polite">
      <p className={styles.signer}>{data.packImported(time(madeAt), isOwn ? data.thisAeroshelf : inGroups(signer))}</p>
      <p>
        {isDatasetNewer ? data.datasetImported(revision, dated) : isRefused ? data.importRefused : data.datasetSkipped(revision, dated)}
      </p>
      <Reasons reasons={datasetRefused} />
      {shrunk.map(({ resource, before, now }) => (
        <p key={resource}>{data.shrunk(resource, before, now)}</p>
      ))}
      <p>{data.notamsImported(notams.read, count(notams.added), count(notams.changed), count(notams.unchanged))}</p>
      <p>{notamsIssuedAt === null ? data.newestUnknown : data.newestWas(time(notamsIssuedAt))}</p>
      {isUndone && <p>{data.packUndone}</p>}
      {!isUndone && bringsSomething(report) && (
        <Button size="compact-sm" loading={busy} onClick={() => void act(undo)}>
          {common.undo}
        </Button>
      )}
      <ProblemNotice problem={problem} />
    </Notice>
  );
}
