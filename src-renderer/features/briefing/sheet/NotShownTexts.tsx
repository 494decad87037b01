import { Button } from '@mantine/core';
import { useState } from 'react';
import type { SheetPart } from '#contract/briefing/sheet.ts';
import { scrollGroup } from '#renderer/components/keyboard/focus.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { useApi } from '#renderer/data/api/use-query.ts';
import { words } from '#renderer/i18n/words.ts';
import type { View } from './NoticeRow.tsx';
import styles from '../Briefing.module.css';

/** NOTAMs in one request, because an address must stay below 16 KB. */
const PIECE = 100;

/** The numbers of NOTAMs that are left out for one reason; their texts are fetched when they are opened. */
export function NotShownTexts({ part: { reason: code, lines }, view }: { part: Extract<SheetPart, { kind: 'notShown' }>; view: View }) {
  const [isOpen, setOpen] = useState(false);
  const [pieces, setPieces] = useState(1);
  const { notShown: texts, asPublished } = words.briefing;
  const ids = view.notShown.find((one) => one.reason === code)?.ids ?? [];
  const label = texts.list(texts.reasons[code](ids.length));
  return (
    <div className={styles.notShown}>
      <div className={styles.left} {...scrollGroup(label)}>
        {lines.map((line) => (
          <p key={line} className="note">
            {line}
          </p>
        ))}
      </div>
      <details data-as-published onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{label}</summary>
        {isOpen && (
          <div className={styles.left} {...scrollGroup(`${label}, ${asPublished}`)}>
            {Array.from({ length: pieces }, (_, piece) => (
              <Piece key={piece} ids={ids.slice(piece * PIECE, (piece + 1) * PIECE)} />
            ))}
            {pieces * PIECE < ids.length && (
              <Button size="compact-sm" onClick={() => setPieces(pieces + 1)}>
                {texts.more(ids.length - pieces * PIECE)}
              </Button>
            )}
          </div>
        )}
      </details>
    </div>
  );
}

function Piece({ ids }: { ids: readonly string[] }) {
  const { body, problem } = useApi('listNotams', { query: { filter: JSON.stringify({ id: { in: ids } }), limit: PIECE } });
  const { notShown, working, noNumber } = words.briefing;
  const refusal = problem && <ProblemNotice problem={problem} />;
  if (body === undefined) return refusal ?? <output>{working}</output>;
  const found = new Map(body.items.map((notam) => [notam.id, notam]));
  const gone = ids.filter((id) => !found.has(id)).length;
  return (
    <>
      {refusal}
      <ul className={styles.lines}>
        {ids.flatMap((id) => {
          const notam = found.get(id);
          if (notam === undefined) return [];
          return [
            <li key={id}>
              <b className="code">{[notam.notamId ?? noNumber, notam.icao ?? ''].join(' ')}</b>
              <p className="raw" lang="en">
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
