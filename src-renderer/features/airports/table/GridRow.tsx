import { memo } from 'react';
import type { ListedAirport } from '#contract/airports/airport.ts';
import { airportHandle } from '#renderer/components/airport/airport-handle.ts';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { words } from '#renderer/i18n/words.ts';
import { airportKey, leadingCode } from '#renderer/format/names.ts';
import { columnOf, type AnyColumnId, type Shown } from './columns.tsx';
import { cell, row } from './grid-aria.ts';
import styles from './AirportGrid.module.css';

type GridRowProps = {
  id: string;
  /** The position among all that match counts from 0. */
  index: number;
  /** It is this many pixels from the top of the list. */
  top: number;
  /** Undefined while its page is loading. */
  airport: ListedAirport | undefined;
  inTable: readonly AnyColumnId[];
  below: readonly AnyColumnId[];
  shown: Shown;
  isMarked: boolean;
  isCompared: boolean;
  isFavourite: boolean;
};

/** One airport. It has no handlers: the list handles events for all its rows. */
export const GridRow = memo(function GridRow({ id, index, top, airport, inTable, below, shown, ...marks }: GridRowProps) {
  return (
    <div
      id={id}
      {...row(index, marks.isMarked)}
      {...(airport && airportHandle({ id: airport.id, code: leadingCode(airport), name: airport.name }))}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
      data-index={index}
    >
      {airport === undefined ? (
        // It is a single element, for dragging the scrollbar renders thousands of these.
        <div {...cell(1)} aria-colspan={inTable.length + 1} aria-label={words.airports.loadingRow} className={styles.waiting} />
      ) : (
        <div className={styles.cells} role="presentation">
          <Marks airport={airport} isCompared={marks.isCompared} isFavourite={marks.isFavourite} />
          {inTable.map((column, at) => (
            <span key={column} {...cell(at + 2)} className={styles.cell} data-column={column} data-number={columnOf(column).isNumber}>
              {column === 'name' ? <Name airport={airport} /> : columnOf(column).show(airport, shown)}
            </span>
          ))}
        </div>
      )}
      {airport !== undefined && below.length > 0 && (
        <div {...cell(inTable.length + 2)} className={styles.below}>
          {below.map((column) => (
            <span key={column} className={styles.fact}>
              {!columnOf(column).saysItself(airport) && <span className={styles.belowName}>{columnOf(column).title} </span>}
              {columnOf(column).show(airport, shown)}
            </span>
          ))}
        </div>
      )}
    </div>
  );
});

/** A plain link: eighty links of wouter would each subscribe to the address. */
const Name = ({ airport }: { airport: ListedAirport }) => (
  <a href={`#/airports/${encodeURIComponent(airportKey(airport))}`} tabIndex={-1} title={airport.name}>
    {airport.name}
  </a>
);

type MarksProps = { airport: ListedAirport; isCompared: boolean; isFavourite: boolean };

/** These are for the mouse; the keyboard has C and F. */
function Marks({ airport: { name }, isCompared, isFavourite }: MarksProps) {
  const { airports } = words;
  return (
    <span {...cell(1)} className={styles.marks}>
      <button
        type="button"
        tabIndex={-1}
        data-act="compare"
        aria-pressed={isCompared}
        aria-label={airports.compareAdd(name)}
        {...withKey(airports.compareAdd(name), 'airports.compare')}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <rect x="2.5" y="2.5" width="11" height="11" rx="2" />
          {isCompared && <path d="m5 8 2.200 2.300L11 5.800" />}
        </svg>
      </button>
      <button
        type="button"
        tabIndex={-1}
        data-act="favourite"
        aria-pressed={isFavourite}
        aria-label={words.common.favouriteNamed(name)}
        {...withKey(words.common.favouriteNamed(name), 'airports.favourite')}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" data-filled={isFavourite}>
          <path d="m8 1.800 1.900 4 4.300.5-3.200 3 .9 4.300L8 11.400l-3.900 2.200.9-4.300-3.200-3 4.300-.5z" />
        </svg>
      </button>
    </span>
  );
}
