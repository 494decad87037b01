import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Briefing } from '#contract/briefing/briefing.ts';
import type { NotShown } from '#contract/briefing/notice.ts';
import { scrollGroup } from '#renderer/components/keyboard/scroll-group.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { useApi } from '#renderer/data/api/use-query.ts';
import { count } from '#renderer/format/units.ts';
import { words } from '#renderer/i18n/words.ts';
import { numberOf } from '../view.ts';
import styles from '../Briefing.module.css';

/** As many as are asked for at once; an address must stay below 16 KB. */
const PIECE = 100;

/** How many NOTAMs are left out, and why; each number opens its list. */
export function NotShownLists({ briefing: { notShown } }: { briefing: Briefing }) {
  const { notShown: texts } = words.briefing;
  if (notShown.length === 0) return <p>{texts.none}</p>;
  return (
    <div className={styles.notShown}>
      <p>
        <b>{texts.total(notShown.reduce((sum, one) => sum + one.count, 0))}</b>
      </p>
      {notShown.map((one) => (
        <Left key={one.reason} left={one} />
      ))}
    </div>
  );
}

function Left({ left: { reason: code, count: total, ids } }: { left: NotShown }) {
  const [isOpen, setOpen] = useState(false);
  const [pieces, setPieces] = useState(1);
  const { notShown: texts } = words.briefing;
  const label = `${count(total)} ${texts.reasons[code]}`;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen && (
        <div className={styles.left} {...scrollGroup(texts.list(label))}>
          {Array.from({ length: pieces }, (_, piece) => (
            <Piece key={piece} ids={ids.slice(piece * PIECE, (piece + 1) * PIECE)} />
          ))}
          {pieces * PIECE < ids.length && (
            <Button variant="default" size="compact-sm" onClick={() => setPieces(pieces + 1)}>
              {texts.more(ids.length - pieces * PIECE)}
            </Button>
          )}
        </div>
      )}
    </details>
  );
}

function Piece({ ids }: { ids: readonly string[] }) {
  const { body, problem } = useApi('listNotams', { query: { filter: JSON.stringify({ id: { in: ids } }), limit: PIECE } });
  const { notShown, working } = words.briefing;
  if (problem !== undefined) return <ProblemNotice problem={problem} />;
  if (body === undefined) return <output>{working}</output>;
  const found = new Map(body.items.map((notam) => [notam.id, notam]));
  const gone = ids.filter((id) => !found.has(id)).length;
  return (
    <>
      <ul className={styles.lines}>
        {ids.flatMap((id) => {
          const notam = found.get(id);
          if (notam === undefined) return [];
          return [
            <li key={id}>
              <b className={styles.code}>{[numberOf(notam), notam.icao ?? ''].join(' ')}</b>
              <p className={styles.raw} lang="en">
                {notam.message}
              </p>
            </li>,
          ];
        })}
      </ul>
      {gone > 0 && <p>{notShown.gone(gone)}</p>}
    </>
  );
}
