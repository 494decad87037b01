import type { SheetLine, SheetPart } from '#contract/briefing/sheet.ts';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { words } from '#renderer/i18n/words.ts';
import { goToRow, rowIdOf } from '../use-keys.ts';
import { NoticeRow, type View } from './NoticeRow.tsx';
import { NotShownTexts } from './NotShownTexts.tsx';
import styles from '../Briefing.module.css';

/** The sheet that the server made, a panel for each of its sections. Nothing is worked out here: what can be clicked hangs on the ids of its lines. */
export function SheetView({ view }: { view: View }) {
  return sectionsOf(view.sheet.parts).map(({ title, parts }) => (
    <div key={title} data-sheet>
      <Sheet title={title}>
        <div className={styles.stack}>
          {parts.map((part, at) => (
            // The parts of a sheet have no names, and their order is that of the briefing.
            // oxlint-disable-next-line react/no-array-index-key
            <Part key={`${at} ${part.kind}`} part={part} view={view} />
          ))}
        </div>
      </Sheet>
    </div>
  ));
}

type Section = { title: string; parts: SheetPart[] };

/** What stands before the first heading is drawn with the title of the briefing. */
function sectionsOf(parts: readonly SheetPart[]): Section[] {
  const sections: Section[] = [];
  for (const part of parts)
    if (part.kind === 'heading' && part.level === 1) sections.push({ title: part.text, parts: [] });
    else sections.at(-1)?.parts.push(part);
  return sections;
}

/** The lines before the first section. */
export const openingOf = ({ sheet }: View): SheetLine[] => {
  const end = sheet.parts.findIndex(({ kind }) => kind === 'heading');
  return sheet.parts.slice(0, end === -1 ? undefined : end).flatMap((part) => (part.kind === 'lines' ? part.lines : []));
};

function Part({ part, view }: { part: SheetPart; view: View }) {
  switch (part.kind) {
    case 'heading':
      return <h3>{part.text}</h3>;
    case 'lines':
      return part.lines.length > 0 && <Lines part={part} view={view} />;
    case 'table':
      return <SheetTable part={part} view={view} />;
    case 'notice':
      return <NoticeRow text={part.notice} view={view} />;
    case 'folded':
      return (
        <>
          <p className={styles.small}>{part.title}</p>
          {part.notices.map((notice) => (
            <NoticeRow key={notice.id} text={notice} view={view} />
          ))}
        </>
      );
    case 'notShown':
      return <NotShownTexts part={part} view={view} />;
  }
}

/** The lines on the left, the texts that they rest on as published on the right. */
function Lines({ part: { lines, isList }, view }: { part: Extract<SheetPart, { kind: 'lines' }>; view: View }) {
  const Item = isList ? 'li' : 'p';
  const items = lines.map(({ text, isStrong }) => (
    <Item key={text} data-strong={isStrong} className={isList ? undefined : styles.line}>
      {text}
    </Item>
  ));
  return (
    <div className={styles.beside}>
      <div>{isList ? <ul className={styles.lines}>{items}</ul> : items}</div>
      <AsPublished ids={lines.flatMap(({ ids }) => ids)} view={view} />
    </div>
  );
}

/** The texts of NOTAMs; each number leads to its place in the briefing. */
function AsPublished({ ids, view }: { ids: readonly string[]; view: View }) {
  const notices = view.of([...new Set(ids)]);
  const { briefing } = words;
  if (notices.length === 0) return null;
  return (
    <div data-as-published>
      <p className={styles.small}>{briefing.asPublished}</p>
      <ul className={styles.lines}>
        {notices.map((notice) => {
          const number = notice.notamId ?? briefing.noNumber;
          return (
            <li key={notice.id}>
              <button
                type="button"
                className={styles.goTo}
                aria-label={briefing.goTo(number)}
                onClick={() => goToRow(document.getElementById(rowIdOf(notice.id)))}
              >
                {number}
              </button>
              <p className={styles.raw} lang="en">
                {notice.message}
              </p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function SheetTable({ part: { head, rows, ids }, view }: { part: Extract<SheetPart, { kind: 'table' }>; view: View }) {
  return (
    <>
      <DataTable
        label={head.join(', ')}
        columns={head.map((name, at) => ({ id: name, label: name, renderCell: (row: readonly string[]) => row[at] }))}
        rows={rows}
        // Two rows can be alike: a route may pass a point twice.
        keyOf={([first], at) => `${at} ${first}`}
      />
      <AsPublished ids={ids} view={view} />
    </>
  );
}
