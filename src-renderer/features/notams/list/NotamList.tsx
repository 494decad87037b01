import { useCallback, useEffect, useRef, useState, type MouseEvent } from 'react';
import { useFolded } from '#renderer/data/folded.ts';
import { openMenu, copyItem, type MenuItem } from '#renderer/data/open-menu.ts';
import { numberOrUnknown, locationOf } from '#renderer/format/notams/notam-name.ts';
import { words } from '#renderer/i18n/words.ts';
import { isRead, type Acknowledging } from '#renderer/data/notams/acknowledgements.ts';
import { toggled } from '#renderer/data/toggled.ts';
import { NotamRow } from './NotamRow.tsx';
import { useNotamKeys } from './use-notam-keys.ts';
import { useVirtualRows } from '#renderer/components/list/use-virtual-rows.ts';
import { useRowsInSight } from '#renderer/data/list/use-paged-rows.ts';
import type { NotamRows } from './use-notam-rows.ts';
import styles from '../NotamsScreen.module.css';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { onMap } from '#renderer/data/on-map.ts';

/** Estimated height of a closed row, pixels; each is measured once it is rendered. */
const ROW = 92;

/** The window remembers under this name that texts are folded. */
export const TEXTS = 'notams.texts';

/** The screen scrolls as a whole. */
const scroller = (): HTMLElement | null => document.querySelector('#content');

type NotamListProps = {
  notices: NotamRows;
  /** Rows that may be shown: all that match, or for anonymous callers the first ones. */
  count: number;
  /** What was stored or changed after it is marked as new; ISO 8601 UTC. */
  newAfter: string | undefined;
  acknowledging: Acknowledging;
  folds: boolean;
};

/** Lists the NOTAMs and renders only those in sight; it is an ARIA feed, because it loads while it is read. */
export function NotamList({ notices, count, newAfter, acknowledging: { acknowledgements, acknowledge }, folds }: NotamListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [open, setOpen] = useState<readonly string[]>([]);
  const showsText = useFolded(({ names }) => !names.includes(TEXTS));
  const wanted = useRef<number | undefined>(undefined);
  const { items, height, measure, show, first, last, firstWhole } = useVirtualRows({
    scroller,
    list,
    count,
    rowHeight: ROW,
    pinned: current,
    keyOf: (index) => notices.at(index)?.id ?? index,
  });
  useRowsInSight(notices, first, last);
  useEffect(() => {
    const row = wanted.current === undefined ? null : list.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    if (row === null || row === undefined) return;
    wanted.current = undefined;
    row.focus({ preventScroll: true });
  });

  const toggle = useCallback((id: string) => setOpen((before) => toggled(before, id)), []);
  const toggleAcknowledged = (notam: NotamAnswer) =>
    void acknowledge(notam.id, !isRead(acknowledgements?.get(notam.id)), numberOrUnknown(notam));
  useNotamKeys({
    list,
    count,
    current,
    firstInSight: firstWhole,
    reached: setCurrent,
    go: (index) => {
      wanted.current = index;
      setCurrent(index);
      show(index);
      // If the row was already current nothing is rendered again, so nothing else would focus it.
      list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: true });
    },
    open: (index) => {
      const notam = notices.at(index);
      if (notam !== undefined) toggle(notam.id);
    },
    close: (index) => {
      const id = notices.at(index)?.id;
      if (id === undefined || !open.includes(id)) return false;
      toggle(id);
      list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: true });
      return true;
    },
    acknowledge: (index) => {
      const notam = notices.at(index);
      if (acknowledgements !== undefined && notam !== undefined) toggleAcknowledged(notam);
    },
  });

  const showMenu = ({ nativeEvent: event }: MouseEvent) => {
    const row = event.target instanceof Element ? event.target.closest('[data-index]') : null;
    const notam = row === null ? undefined : notices.at(Number(row.getAttribute('data-index')));
    if (row === null || notam === undefined) return;
    const items = () =>
      notamItems(notam, {
        isOpen: open.includes(notam.id),
        isAcknowledged: acknowledgements && isRead(acknowledgements.get(notam.id)),
        toggle: () => toggle(notam.id),
        acknowledge: () => toggleAcknowledged(notam),
      });
    openMenu(event, row, { title: numberOrUnknown(notam), items });
  };

  return (
    <div
      ref={list}
      className={styles.list}
      role="feed"
      aria-label={words.notams.title}
      aria-busy={notices.isBusy}
      style={{ height }}
      {...{ onContextMenu: showMenu }}
    >
      {items.map(({ index, key, top }) => {
        const notam = notices.at(index);
        if (notam === undefined) {
          return (
            <article
              key={key}
              ref={measure}
              className={styles.waiting}
              style={{ transform: `translateY(${top}px)` }}
              data-index={index}
              tabIndex={-1}
              aria-label={words.common.loading}
            >
              {words.common.loading}
            </article>
          );
        }
        const { id, updatedAt } = notam;
        return (
          <NotamRow
            key={key}
            measure={measure}
            top={top}
            index={index}
            total={count}
            notam={notam}
            isOpen={open.includes(id)}
            isNew={newAfter !== undefined && updatedAt > newAfter}
            held={acknowledgements?.get(id)}
            folds={folds}
            showsText={showsText}
            onToggle={toggle}
            onAcknowledge={acknowledgements && acknowledge}
          />
        );
      })}
    </div>
  );
}

type Acts = {
  isOpen: boolean;
  /** Undefined where acknowledging is not available. */
  isAcknowledged: boolean | undefined;
  toggle: () => void;
  acknowledge: () => void;
};

/** These can be done with a row of the NOTAM list, as the row's own controls and keys do it. */
function notamItems(notam: NotamAnswer, { isOpen, isAcknowledged, toggle, acknowledge }: Acts): MenuItem[] {
  const { notamId, message } = notam;
  const { menu, notams, common } = words;
  const place = locationOf(notam);
  return [
    { name: 'open', label: isOpen ? common.close : menu.open, run: toggle },
    ...(isAcknowledged === undefined
      ? []
      : [{ name: 'acknowledge', label: isAcknowledged ? notams.withdraw : notams.acknowledge, run: acknowledge }]),
    ...(place === null
      ? []
      : [{ name: 'onMap', label: common.showOnMap, run: (go: (path: string) => void) => go(onMap('notams', place)) }]),
    copyItem('text', menu.copyText, message),
    ...(notamId === null ? [] : [copyItem('number', menu.copy(notamId), notamId)]),
  ];
}
