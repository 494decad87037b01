import { Button, Menu } from '@mantine/core';
import type { Paper } from '#contract/print.ts';
import type { RouteFileFormat } from '#contract/route/files.ts';
import type { RoutePlan } from '#contract/route/route.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { LeftOut, useSavedFile } from '#renderer/components/saved-file.tsx';
import { download } from '#renderer/data/api/client.ts';
import { language, words } from '#renderer/i18n/words.ts';
import type { Present } from '../use-parsed.ts';
import styles from '../Route.module.css';

/** The nav log to print, and files for other programs, of the route as it is computed; what a format cannot hold is said with the file. */
export function PrintMenu({ present }: { present: Present }) {
  const { save: saveAs, saved, busy, problem } = useSavedFile();
  const { flightFiles, common } = words;
  const save = (fetched: (body: RoutePlan) => ReturnType<typeof download>) => saveAs(async () => fetched((await present()).plan));
  const print = (paper: Paper) => save((body) => download('plogRoute', { body, query: { format: 'pdf', paper, language } }));
  const exportAs = (format: RouteFileFormat) => save((body) => download('exportRoute', { body, query: { format } }));
  return (
    <>
      <Menu position="top-start" shadow="md">
        <Menu.Target>
          <Button size="compact-xs" loading={busy} rightSection={<span aria-hidden="true">▾</span>}>
            {flightFiles.printOrExport}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={styles.menu ?? ''}>
          <Menu.Label>{flightFiles.log}</Menu.Label>
          {entriesOf(flightFiles.papers).map(([paper, name]) => (
            <Menu.Item key={paper} onClick={() => print(paper)}>
              {name}
            </Menu.Item>
          ))}
          <Menu.Label>{flightFiles.format}</Menu.Label>
          {entriesOf(flightFiles.formats).map(([format, name]) => (
            <Menu.Item key={format} onClick={() => exportAs(format)}>
              {name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <output className="note">{busy ? common.makingFile : saved === undefined ? '' : common.savedNamed(saved.name)}</output>
      <ProblemNotice problem={problem} />
      <LeftOut saved={saved} />
    </>
  );
}

const entriesOf = <Name extends string>(names: Readonly<Record<Name, string>>) => Object.entries(names) as [Name, string][];
