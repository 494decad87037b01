import { useState } from 'react';
import type { SheetPart } from '#contract/briefing/sheet.ts';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { DataTable } from '#renderer/components/tables/DataTable.tsx';
import { Columns, Line } from './Columns.tsx';
import { CorridorDrawing } from './CorridorDrawing.tsx';
import { NoticeRow, type View } from './NoticeRow.tsx';
import { NotShownTexts } from './NotShownTexts.tsx';
import styles from '../Briefing.module.css';

/** The sheet that the server made: the aerodromes, then a panel for each of its sections. Nothing is computed here. */
export function SheetView({ view }: { view: View }) {
  const { parts, appendix } = view.sheet;
  const top = parts.flatMap((part) => (part.kind === 'aerodromes' ? part.columns : []));
  return (
    <>
      <div data-sheet>
        <Columns columns={top} view={view} />
      </div>
      {sectionsOf(parts).map((section) => (
        <Section key={section.title} {...section} view={view} />
      ))}
      <div data-appendix>
        {sectionsOf(appendix.parts).map((section) => (
          <Section key={section.title} {...section} view={view} />
        ))}
      </div>
    </>
  );
}

type SectionProps = { title: string; isFolded: boolean; parts: SheetPart[] };

/** What comes before the first heading is drawn above them. */
function sectionsOf(parts: readonly SheetPart[]): SectionProps[] {
  const sections: SectionProps[] = [];
  for (const part of parts)
    if (part.kind === 'heading' && part.level === 1) sections.push({ title: part.text, isFolded: part.isFolded, parts: [] });
    else sections.at(-1)?.parts.push(part);
  return sections;
}

function Section({ title, isFolded, parts, view }: SectionProps & { view: View }) {
  const [isOpen, setOpen] = useState(!isFolded);
  const map = parts.flatMap((part) => (part.kind === 'corridor' ? [part.map] : []))[0];
  const drawn = parts.map((part, at) => (
    // The parts of a sheet have no names, and their order is that of the briefing.
    // oxlint-disable-next-line react/no-array-index-key
    <Part key={`${at} ${part.kind}`} part={part} view={view} />
  ));
  return (
    <div data-sheet>
      <Sheet title={title} flush={!isFolded} {...(isFolded && { fold: { isOpen, toggle: () => setOpen(!isOpen) } })}>
        {map === undefined ? (
          <div className={styles.stack}>{drawn}</div>
        ) : (
          <div className={styles.flight}>
            <CorridorDrawing map={map} />
            <div>{drawn}</div>
          </div>
        )}
      </Sheet>
    </div>
  );
}

function Part({ part, view }: { part: SheetPart; view: View }) {
  switch (part.kind) {
    case 'heading':
      return <h3>{part.text}</h3>;
    case 'lines':
      return part.lines.length > 0 && <Lines part={part} view={view} />;
    case 'table':
      return (
        <DataTable
          label={part.head.join(', ')}
          rows={part.rows}
          // Two rows can be alike: a route may pass a point twice.
          keyOf={([first], at) => `${at} ${first}`}
          columns={part.head.map((name, at) => ({ label: name, renderCell: (row: readonly string[]) => row[at] }))}
        />
      );
    case 'notices':
      return <Group part={part} view={view} />;
    case 'notShown':
      return <NotShownTexts part={part} view={view} />;
    case 'aerodromes':
    case 'corridor':
      return null;
  }
}

function Lines({ part: { lines, isList }, view }: { part: Extract<SheetPart, { kind: 'lines' }>; view: View }) {
  const Item = isList ? 'li' : 'p';
  const items = lines.map((line) => (
    <Item key={line.text}>
      <Line line={line} view={view} />
    </Item>
  ));
  return isList ? <ul className={styles.lines}>{items}</ul> : items;
}

/** Lists the NOTAMs of one place, those acknowledged after the others. */
function Group({ part, view }: { part: Extract<SheetPart, { kind: 'notices' }>; view: View }) {
  const { title, isFolded, notices, acknowledged } = part;
  const rows = (
    <>
      {[...notices, ...acknowledged].map((notice) => (
        <NoticeRow key={notice.id} text={notice} view={view} />
      ))}
    </>
  );
  if (isFolded)
    return (
      <details className={styles.group}>
        <summary>{title}</summary>
        {rows}
      </details>
    );
  return (
    <section className={styles.group} aria-label={title}>
      <h3>{title}</h3>
      {rows}
    </section>
  );
}

/** The first section follows these lines. */
export const openingOf = ({ sheet: { parts } }: View) => (parts[0]?.kind === 'lines' ? parts[0].lines : []);
