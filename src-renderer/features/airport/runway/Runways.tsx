import { useState } from 'react';
import type { AirportAnswer } from '#contract/airports/airport.ts';
import type { Variation } from '#domain/magnetic.ts';
import { LossLines } from '#renderer/components/dataset/LossLines.tsx';
import { FoldingSheet } from '#renderer/components/page/FoldingSheet.tsx';
import { words } from '#renderer/i18n/words.ts';
import { leadingCode } from '#renderer/format/names.ts';
import { drawingOf } from '../diagram/drawing.ts';
import { windEnds } from './ends.ts';
import { RunwayDiagram } from '../diagram/RunwayDiagram.tsx';
import { RunwayNotes } from './RunwayNotes.tsx';
import { RunwayTable } from './RunwayTable.tsx';
import { noWind, readTyped } from '../wind/wind-form.ts';
import { WindForm } from '../wind/WindForm.tsx';
import { WindHandle } from '../wind/WindHandle.tsx';
import { bestInWords, windInWords } from '../wind/wind-in-words.ts';
import { WindTable } from '../wind/WindTable.tsx';
import { endsInWind } from '#domain/wind/ends-in-wind.ts';
import { isShut, type OpenNow } from '#renderer/data/airports/use-aerodrome-state.ts';
import styles from './Runways.module.css';

type RunwaysProps = {
  airport: AirportAnswer;
  declination: Variation | undefined;
  openNow: OpenNow;
};

/** Ends whose wind fits beside the diagram. */
const MOST_BESIDE = 10;

/** The runways as a diagram with the user's wind, and as a table. The wind is kept only while the airport is open. */
export function Runways({ airport, declination, openNow }: RunwaysProps) {
  const [fields, setFields] = useState(noWind);
  const { airport: text } = words;
  if (airport.runways.length === 0)
    return (
      <FoldingSheet name="airport.runways" title={text.runways} flush>
        <p className={styles.quiet}>{text.noRunways}</p>
        <LossLines only="runways" className={styles.quiet} />
      </FoldingSheet>
    );
  const degrees = declination?.degrees;
  const drawing = drawingOf(airport, degrees);
  const ends = windEnds(airport.runways, degrees, openNow.openNowOf);
  const { wind, written, fault } = readTyped(fields, degrees);
  const inWind = wind === undefined ? [] : endsInWind(ends, wind);
  const windProps = { fields, onChange: setFields, declination: degrees };
  return (
    <FoldingSheet name="airport.runways" title={text.runways} aside={text.listed(airport.runways.length)} flush>
      <div className={styles.body} data-few={ends.length <= MOST_BESIDE}>
        <div className={styles.top}>
          {drawing.runways.length > 0 && (
            <RunwayDiagram
              name={leadingCode(airport) ?? airport.name}
              drawing={drawing}
              declination={degrees}
              wind={wind}
              inWind={inWind}
              isClosed={(name) => isShut(openNow.openNowOf(name))}
            >
              {ends.length > 0 && <WindHandle {...windProps} />}
            </RunwayDiagram>
          )}
          <div className={styles.beside}>
            {ends.length > 0 ? (
              <>
                <WindForm {...windProps} fault={fault} isDrawn={drawing.runways.length > 0} />
                {wind !== undefined && written !== undefined && (
                  <output className={styles.best}>{bestInWords(inWind, wind, windInWords(written, fields.reference))}</output>
                )}
              </>
            ) : (
              <p className={styles.dim}>{text.wind.noEnds}</p>
            )}
          </div>
        </div>
        <div className={styles.tables}>
          {ends.length > 0 && wind !== undefined && <WindTable rows={inWind} wind={wind} />}
          <RunwayTable airport={airport} declination={declination} openNowOf={openNow.openNowOf} />
          <RunwayNotes drawing={drawing} />
          <p className={styles.quiet}>
            {declination === undefined ? text.noMagnetic : text.magneticNote(declination.model, declination.date, declination.until)}
          </p>
        </div>
      </div>
    </FoldingSheet>
  );
}
