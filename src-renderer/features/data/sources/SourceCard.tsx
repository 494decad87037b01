import { readAgain } from '#renderer/data/api/use-query.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Source, SourceAnswer, SourceTest } from '#contract/sync/sources.ts';
import { datasetAge, notamAge } from '#domain/age.ts';
import { visible } from '#domain/text/visible-text.ts';
import { scrollGroup } from '#renderer/components/keyboard/focus.ts';
import { isLossReason } from '#domain/loss.ts';
import { Confirm } from '#renderer/components/notices/Confirm.tsx';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { AgeMark } from '#renderer/components/text/AgeMark.tsx';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { api } from '#renderer/data/api/client.ts';
import { reasonInWords } from '#renderer/data/api/api-problem.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { startSync, useSync } from '#renderer/data/dataset/sync.ts';
import { useNow } from '#renderer/data/use-now.ts';
import { ageOf, spanInWords } from '#renderer/format/age.ts';
import { words } from '#renderer/i18n/words.ts';
import { giveCredentials } from './credentials.ts';
import { changeOf, type Typed } from './source-form.ts';
import { SourceForm } from './SourceForm.tsx';
import { Facts } from '#renderer/components/tables/Facts.tsx';
import { orUnknown } from '#renderer/components/text/Unknown.tsx';
import { useStamp } from '#renderer/format/time.ts';

/** What is fetched depends on the sources. */
export function readSourcesAgain(): void {
  readAgain('listSources');
  readAgain('listFetchPlaces');
}

export function SourceCard({ source }: { source: Source }) {
  const [open, setOpen] = useState<'change' | 'remove' | 'turn'>();
  const [tested, setTested] = useState<SourceTest>();
  const [answer, setAnswer] = useState<SourceAnswer>();
  const running = useSync(({ sync }) => sync?.state === 'running');
  const acting = useAct();
  const { busy, problem, act } = acting;
  const { data } = words;
  const { id, name, kind, isEnabled, failure } = source;
  const params = { sourceId: id };
  const after = async (done: Promise<boolean>) => {
    if (!(await done)) return;
    setOpen(undefined);
    readSourcesAgain();
  };
  const fetchNow = (acceptLoss = false) => act(() => startSync({ sourceId: id, ...(acceptLoss && { acceptLoss }) }));
  const change = async (typed: Typed) => {
    await giveCredentials(id, typed);
    await api('changeSource', { params, body: changeOf(typed) });
  };
  const remove = (acceptLoss = false) => void after(act(() => api('removeSource', { params, query: acceptLoss ? { acceptLoss } : {} })));
  const turn = async (acceptLoss = false) => {
    setOpen('turn');
    const body = { isEnabled: !isEnabled, ...(acceptLoss && { acceptLoss }) };
    await after(act(() => api('changeSource', { params, body })));
  };
  const showAnswer = () => act(async () => setAnswer(await api('getSourceAnswer', { params })));
  const test = () => act(async () => setTested(await api('testSource', { params })));
  // Refused once with the counts, which are shown above the button that accepts them.
  const isLoss = problem?.code === 'lossNotAccepted';
  return (
    <Sheet title={name} aside={<SourceState source={source} />}>
      <div className="stack">
        <SourceFacts source={source} />
        {failure !== null && (
          <Notice tone={source.state === 'refused' ? 'bad' : 'warn'}>
            <p>{reasonInWords(failure)}</p>
            {failure.code === 'shapeChanged' && (
              <Button aria-label={data.answerOne(name)} onClick={() => void showAnswer()} disabled={busy}>
                {data.answer}
              </Button>
            )}
            {isLossReason(failure) && (
              <Button aria-label={data.acceptLossOne(name)} onClick={() => void fetchNow(true)} disabled={busy || running}>
                {data.acceptLoss}
              </Button>
            )}
          </Notice>
        )}
        <div className="row">
          {kind !== 'import' && kind !== 'unknown' && (
            <>
              <Button aria-label={data.updateOne(name)} onClick={() => void fetchNow()} disabled={busy || running}>
                {data.updateNow}
              </Button>
              <Button aria-label={data.testOne(name)} onClick={() => void test()} disabled={busy || running}>
                {data.testNow}
              </Button>
            </>
          )}
          {kind !== 'unknown' && (
            <>
              <Button aria-label={data.changeOne(name)} onClick={() => setOpen('change')}>
                {data.change}
              </Button>
              <Button aria-label={isEnabled ? data.turnOffOne(name) : data.turnOnOne(name)} onClick={() => void turn()} disabled={busy}>
                {isEnabled ? data.turnOff : data.turnOn}
              </Button>
            </>
          )}
          <Button aria-label={words.common.removeNamed(name)} onClick={() => setOpen('remove')} disabled={running}>
            {data.remove}
          </Button>
        </div>
        {answer !== undefined && (
          <pre className="raw" lang="en" {...scrollGroup(data.answerOne(name))}>
            {visible(answer.text)}
          </pre>
        )}
        {tested !== undefined && <Tested test={tested} />}
        {open === 'change' && (
          <SourceForm
            label={data.changeOne(name)}
            source={source}
            act={acting}
            onCancel={() => setOpen(undefined)}
            onSave={(typed) => void after(act(() => change(typed)))}
          />
        )}
        {open !== 'change' && <ProblemNotice problem={problem} />}
        {open === 'remove' && (
          <Confirm yes={isLoss ? data.acceptLoss : data.removeYes} busy={busy} onNo={() => setOpen(undefined)} onYes={() => remove(isLoss)}>
            {data.removeWhat(name)}
          </Confirm>
        )}
        {isLoss && open === 'turn' && (
          <div className="row">
            <Button variant="filled" onClick={() => void turn(true)} disabled={busy}>
              {data.acceptLoss}
            </Button>
          </div>
        )}
      </div>
    </Sheet>
  );
}

function Tested({ test: { result, reason, notams, places } }: { test: SourceTest }) {
  const { data } = words;
  if (result === 'offline') return <Notice>{data.testedOffline}</Notice>;
  if (reason !== null) return <Notice tone="bad">{reasonInWords(reason)}</Notice>;
  const named = places.slice(0, 6).join(', ');
  return <Notice tone="good">{data.tested(notams === null ? '' : data.testedNotams(notams), named === '' ? '' : ` (${named})`)}</Notice>;
}

/** These kinds bring NOTAMs or reports alone, which age faster than a dataset. */
const ofDays: ReadonlySet<Source['kind']> = new Set(['notams', 'ukPib', 'navCanada', 'faaNms', 'faaNotamApi', 'weather']);

const tones = { never: 'plain', fresh: 'good', running: 'plain', unreachable: 'warn', refused: 'bad' } as const;

/** A source has its state in a word, and how old its data is. */
function SourceState({ source: { state, isEnabled, kind, dataDate } }: { source: Source }) {
  const now = useNow();
  const { data } = words;
  return (
    <span className="row">
      {!isEnabled && <Tag>{data.off}</Tag>}
      <Tag tone={tones[state]}>{data.states[state]}</Tag>
      {state !== 'never' && <AgeMark age={ageOf(dataDate, now, ofDays.has(kind) ? notamAge : datasetAge)} />}
    </span>
  );
}

const MS_AN_HOUR = 3_600_000;

function SourceFacts({ source }: { source: Source }) {
  const stamp = useStamp();
  const { data } = words;
  const { kind, address, completeFor, everyHours, rank, hasKey, isConfigured, failures } = source;
  return (
    <Facts
      facts={[
        {
          name: words.common.type,
          value: data.kinds[kind],
          more: hasKey ? data.keyStored : isConfigured ? undefined : data.credentialsMissing,
        },
        { name: words.common.address, value: address, isWide: true },
        { name: data.every, value: everyHours === null ? data.nextAttempts.onRequest : spanInWords(everyHours * MS_AN_HOUR) },
        { name: data.priority, value: String(rank) },
        ...(completeFor.length === 0 ? [] : [{ name: data.completeFor, value: completeFor.join(', '), isWide: true }]),
        { name: words.common.dataEffective, value: orUnknown(source.dataDate, stamp) },
        { name: data.lastUpdate, value: source.fetchedAt === null ? data.never : orUnknown(stamp(source.fetchedAt), String) },
        {
          name: data.lastAttempt,
          value: source.triedAt === null ? data.never : orUnknown(stamp(source.triedAt), String),
          more: failures > 0 ? data.failures(failures) : undefined,
        },
        { name: data.nextAttempt, value: data.nextAttempts[source.nextAttempt] ?? orUnknown(source.nextAt, stamp), isWide: true },
      ]}
    />
  );
}
