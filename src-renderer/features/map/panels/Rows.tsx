import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { trackBetween } from '#domain/geodesic.ts';
import type { LatLon } from '#domain/lat-lon.ts';
import { count, wholeDegrees } from '#renderer/format/units.ts';
import type { Units } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './rows.module.css';
import { useMap } from '../map-state.ts';

/** The list has this many rows at first, and as many are added at a time. */
const [FEW, STEP] = [8, 40];

type RowsProps<Item> = { label: string; items: readonly Item[]; children: (item: Item) => ReactNode };

/** A list that starts short and grows; the first added row gets the focus, since the button may be gone. */
export function Rows<Item>({ label, items, children }: RowsProps<Item>) {
  const [most, setMost] = useState(FEW);
  const list = useRef<HTMLOListElement>(null);
  const grownFrom = useRef<number>(undefined);
  const { map } = words;
  const left = items.length - most;
  useEffect(() => {
    if (grownFrom.current === undefined) return;
    list.current?.children[grownFrom.current]?.querySelector('a')?.focus();
    grownFrom.current = undefined;
  });
  const grow = () => {
    grownFrom.current = most;
    setMost(most + STEP);
  };
  return (
    <>
      <ol ref={list} className="bare-list" aria-label={label}>
        {items.slice(0, most).map(children)}
      </ol>
      {left > 0 && (
        <div className={styles.foot}>
          <Button onClick={grow}>{map.more(Math.min(STEP, left))}</Button> {map.outOf(count(most), count(items.length))}
        </div>
      )}
    </>
  );
}

type PlaceRowProps = {
  mark?: ReactNode;
  href: string;
  place: LatLon | undefined;
  code: string | null;
  name: ReactNode;
  children: ReactNode;
};

/** Shows a place and its facts; its link marks it on the map while hovered or focused. */
export const PlaceRow = ({ mark, href, place, code, name, children }: PlaceRowProps) => (
  <li className={styles.row}>
    {mark}
    <div className={styles.text}>
      <Link className={styles.link ?? ''} href={href} {...usePointing(place)}>
        {code === null ? <i>{words.common.noCode}</i> : <span className={styles.code}>{code}</span>} {name}
      </Link>
      {children}
    </div>
  </li>
);

/** Two places within this many nautical miles are the same. */
const SAME = 0.05;

/** Writes distance and direction from one place to another. */
export function awayInWords(from: LatLon, to: LatLon, units: Units): string {
  const { distance, initialCourse } = trackBetween(from, to);
  return distance < SAME ? words.map.samePlace : words.common.away(units.distance(distance), wholeDegrees(initialCourse));
}

/** Shows the place on the map while its link is hovered or focused. */
export function usePointing(place: LatLon | undefined) {
  const show = () => useMap.setState({ pointed: place });
  const hide = () => useMap.setState({ pointed: undefined });
  return { onMouseEnter: show, onMouseLeave: hide, onFocus: show, onBlur: hide };
}
