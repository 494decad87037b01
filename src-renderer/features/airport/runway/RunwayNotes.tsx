import { words } from '#renderer/i18n/words.ts';
import type { Drawing } from '../diagram/drawing.ts';
import styles from './Runways.module.css';

const namesOf = (runways: readonly { name: string }[]): string => runways.map(({ name }) => name).join(', ');

/** How reliable the drawing is, in words. */
export function RunwayNotes({ drawing: { runways, undrawn, contradicted } }: { drawing: Drawing }) {
  const { airport: text } = words;
  const estimated = runways.filter(({ isEstimated }) => isEstimated);
  return (
    <div className={styles.notes}>
      {runways.length === 0 ? (
        <p>{text.noDiagram}</p>
      ) : (
        <p>
          {text.toScale} {text.diagramTable}
        </p>
      )}
      {estimated.length > 0 && <p>{text.estimatedNote(namesOf(estimated))}</p>}
      {contradicted.length > 0 && <p>{text.contradictedNote(namesOf(contradicted))}</p>}
      {runways.length > 0 && undrawn.length > 0 && <p>{text.undrawnNote(namesOf(undrawn))}</p>}
    </div>
  );
}
