import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { isCommand } from '#renderer/components/keyboard/is-command.ts';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { saveFile } from '#renderer/components/save-file.ts';
import { readRows, readNotamSlices } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import type { WriteTime } from '#renderer/format/notams/period.ts';
import { count } from '#renderer/format/units.ts';
import { words } from '#renderer/i18n/words.ts';
import { sortOf } from '../filters/question.ts';
import { type Listing, listQuery } from '../list/use-notam-rows.ts';
import styles from '../NotamsScreen.module.css';
import { PrintSheet } from './PrintSheet.tsx';
import { markdownHead, markdownOf, type Heading } from './to-markdown.ts';

type OutputBarProps = {
  listing: Omit<Listing, 'pageSize'>;
  /** The list has this many. */
  total: number;
  heading: Heading;
  write: WriteTime;
};

type Printed = { slices: readonly (readonly NotamAnswer[])[]; heading: Heading; isWhole: boolean };

const NAME = 'notams';
/** A list of this length takes long enough to show its progress. */
const LONG = 500;

/** Prints all of the list, not the part in sight, and saves it as a file; Ctrl-P prints too. */
export function OutputBar({ listing, total, heading, write }: OutputBarProps) {
  const { notams, common } = words;
  const { busy, problem, act } = useAct();
  const [printed, setPrinted] = useState<Printed>();
  const [read, setRead] = useState<number>();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  /** A caller may get fewer than there are. */
  const headingOf = (got: number): Heading =>
    got < total ? { ...heading, lines: [...heading.lines, notams.onPaper(count(got), count(total))] } : heading;
  /** Reads all, says how far it is, and ends without a word where the user stops it. */
  const readAll = (take: (slice: readonly NotamAnswer[]) => void, end: (got: number) => void) =>
    void act(async () => {
      const { signal } = (reading.current = new AbortController());
      try {
        let got = 0;
        setRead(got);
        await eachSlice(listing, signal, (slice) => {
          take(slice);
          setRead((got += slice.length));
        });
        end(got);
      } catch (thrown) {
        if (!signal.aborted) throw thrown;
        setPrinted(undefined);
      } finally {
        setRead(undefined);
      }
    });
  const print = () => {
    const slices: (readonly NotamAnswer[])[] = [];
    readAll(
      (slice) => {
        slices.push(slice);
        setPrinted({ slices: [...slices], heading, isWhole: false });
      },
      (got) => setPrinted({ slices, heading: headingOf(got), isWhole: true }),
    );
  };
  const save = (format: 'csv' | 'geojson') =>
    void act(async () => {
      const { notamQuery, at, order } = listing;
      const query = { ...notamQuery, ...(at === undefined ? {} : { at }), expand: 'decoded', sort: sortOf(order), format } as const;
      const type = format === 'csv' ? 'text/csv' : 'application/geo+json';
      saveFile(`${NAME}.${format}`, new Blob([await readRows('listNotams', query)], { type }));
    });
  const saveMarkdown = () => {
    const pieces: string[] = [];
    readAll(
      (slice) => pieces.push(markdownOf(slice, write)),
      (got) => saveFile(`${NAME}.md`, new Blob([markdownHead(headingOf(got)), ...pieces], { type: 'text/markdown' })),
    );
  };

  const isPrinted = printed?.isWhole === true;
  useEffect(() => {
    if (!isPrinted) return undefined;
    const end = () => setPrinted(undefined);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [isPrinted]);
  useWindowEvent('keydown', (event) => {
    if (!isCommand(event, 'p')) return;
    event.preventDefault();
    if (!busy) print();
  });

  const button = { size: 'compact-xs', disabled: busy } as const;
  return (
    <div className={styles.output}>
      <Button {...button} onClick={print} {...withKey(words.common.print, 'everywhere.print')}>
        {words.common.print}
      </Button>
      <Button {...button} aria-label={notams.saveAs('CSV')} onClick={() => save('csv')}>
        CSV
      </Button>
      <Button {...button} aria-label={notams.saveAs('GeoJSON')} onClick={() => save('geojson')}>
        GeoJSON
      </Button>
      <Button {...button} aria-label={notams.saveAs('Markdown')} onClick={saveMarkdown}>
        Markdown
      </Button>
      <ProblemNotice problem={problem} />
      {read !== undefined && total > LONG && (
        <>
          <output>{notams.reading(count(read), count(total))}</output>
          <Button size="compact-xs" onClick={() => reading.current?.abort()}>
            {common.cancel}
          </Button>
        </>
      )}
      {printed !== undefined && <PrintSheet heading={printed.heading} slices={printed.slices} write={write} />}
    </div>
  );
}

/** This many NOTAMs are written or drawn in one go: some ten milliseconds. */
const SLICE = 50;

/**
 * The whole list from its beginning, whatever is in sight; of a caller who gets fewer, as many as that. One slice after the other, with a pause in which the
 * page answers the user. Throws ApiProblem, and when `signal` ends it.
 */
async function eachSlice(
  listing: Omit<Listing, 'pageSize'>,
  signal: AbortSignal,
  take: (slice: readonly NotamAnswer[]) => void,
): Promise<number> {
  let read = 0;
  for await (const slice of readNotamSlices(listQuery(listing), { size: SLICE, signal })) {
    take(slice);
    read += slice.length;
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  return read;
}
