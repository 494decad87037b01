/** What can be done with a row of the NOTAM list, as the row's own controls and keys do it. */
import type { NotamAnswer } from '#contract/notams/notam.ts';
import { copyItem, type MenuItem } from '#renderer/data/open-menu.ts';
import { words } from '#renderer/i18n/words.ts';
import { onMap } from '#renderer/data/on-map.ts';

type Acts = {
  isOpen: boolean;
  /** Undefined where acknowledging is not available. */
  isAcknowledged: boolean | undefined;
  toggle: (id: string) => void;
  acknowledge: (id: string, number: string) => unknown;
};

export function notamItems(
  { id, notamId, icao, decoded, message }: NotamAnswer,
  { isOpen, isAcknowledged, toggle, acknowledge }: Acts,
): MenuItem[] {
  const { menu, notams, common } = words;
  const place = icao ?? decoded?.locations[0] ?? null;
  return [
    { name: 'open', label: isOpen ? common.close : menu.open, run: () => toggle(id) },
    ...(isAcknowledged === undefined
      ? []
      : [
          {
            name: 'acknowledge',
            label: isAcknowledged ? notams.withdraw : notams.acknowledge,
            run: () => acknowledge(id, notamId ?? words.common.numberUnknown),
          },
        ]),
    ...(place === null ? [] : [{ name: 'onMap', label: menu.onMap, run: (go: (path: string) => void) => go(onMap('notams', place)) }]),
    copyItem('text', menu.copyText, message),
    ...(notamId === null ? [] : [copyItem('number', menu.copy(notamId), notamId)]),
  ];
}
