import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { isCommand } from '#renderer/components/keyboard/is-command.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { saveFile } from '#renderer/components/save-file.ts';
import { readRows } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { count } from '#renderer/format/units.ts';
import type { WriteTime } from '#renderer/format/notams/period.ts';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { words } from '#renderer/i18n/words.ts';
import { sortOf } from '../filters/question.ts';
import type { Listing } from '../list/use-notam-rows.ts';
import { PrintSheet } from './PrintSheet.tsx';
import { readAll, type AllRead } from './read-all.ts';
import { toMarkdown, type Heading } from './to-markdown.ts';
import styles from '../NotamsScreen.module.css';

type OutputBarProps = { listing: Omit<Listing, 'pageSize'>; heading: Heading; write: WriteTime };

const NAME = 'notams';

/** Prints all of the list, not the part in sight, and saves it as a file; Ctrl-P prints too. */
export function OutputBar({ listing, heading, write }: OutputBarProps) {
  const { notams } = words;
  const { busy, problem, act } = useAct();
  const [printed, setPrinted] = useState<AllRead & { heading: Heading }>();

  const withCount = ({ items, totalCount }: AllRead): Heading => {
    const part = items.length < totalCount ? [notams.onPaper(count(items.length), count(totalCount))] : [];
    return { ...heading, lines: [...heading.lines, ...part] };
  };
  const print = () =>
    void act(async () => {
      const all = await readAll(listing);
      setPrinted({ ...all, heading: withCount(all) });
    });
  const save = (format: 'csv' | 'geojson') =>
    void act(async () => {
      const { asked, at, order } = listing;
      const query = { ...asked, ...(at === undefined ? {} : { at }), expand: 'decoded', sort: sortOf(order), format } as const;
      const type = format === 'csv' ? 'text/csv' : 'application/geo+json';
      saveFile(`${NAME}.${format}`, new Blob([await readRows('listNotams', query)], { type }));
    });
  const saveMarkdown = () =>
    void act(async () => {
      const all = await readAll(listing);
      saveFile(`${NAME}.md`, new Blob([toMarkdown(withCount(all), all.items, write)], { type: 'text/markdown' }));
    });

  useEffect(() => {
    if (printed === undefined) return undefined;
    const end = () => setPrinted(undefined);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [printed]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isCommand(event, 'p')) return;
    event.preventDefault();
    if (!busy) print();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const button = { variant: 'default', size: 'compact-xs', disabled: busy } as const;
  return (
    <div className={styles.output}>
      <Button {...button} onClick={print} {...withKey(notams.print, 'everywhere.print')}>
        {notams.print}
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
      {problem !== undefined && <ProblemNotice problem={problem} />}
      {printed !== undefined && <PrintSheet heading={printed.heading} items={printed.items} write={write} />}
    </div>
  );
}
