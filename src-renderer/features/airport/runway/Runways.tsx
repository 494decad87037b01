import { useState } from 'react';
import type { AirportAnswer } from '#contract/airports/airport.ts';
import type { Variation } from '#domain/magnetic.ts';
import { closureOf, endsInWind, favouredEnds, varies, windEnds, type Favoured, type Wind } from '#domain/wind/ends-in-wind.ts';
import { LossLines } from '#renderer/components/dataset/LossLines.tsx';
import { FoldingSheet } from '#renderer/components/page/FoldingSheet.tsx';
import type { OpenNow } from '#renderer/data/airports/use-aerodrome-state.ts';
import { setWind, useWind } from '#renderer/data/winds.ts';
import { leadingCode } from '#renderer/format/names.ts';
import { words } from '#renderer/i18n/words.ts';
import { bestSentence } from '#words/runway-wind.ts';
import { drawingOf, type Drawing } from '../diagram/drawing.ts';
import { RunwayDiagram } from '../diagram/RunwayDiagram.tsx';
import { inReference, readTyped, type Reference, type WindFields } from '../wind/wind-form.ts';
import { windInWords } from '../wind/wind-in-words.ts';
import { WindForm } from '../wind/WindForm.tsx';
import { WindHandle } from '../wind/WindHandle.tsx';
import { rowOf, WindTable } from '../wind/WindTable.tsx';
import { inOrder } from './runway-order.ts';
import styles from './Runways.module.css';
import { RunwayTable } from './RunwayTable.tsx';

type RunwaysProps = {
  airport: AirportAnswer;
  declination: Variation | undefined;
  openNow: OpenNow;
};

/** The runways as a diagram with the user's wind, and as a table. The wind is that of every screen, direction true. */
export function Runways({ airport, declination, openNow }: RunwaysProps) {
  const [reference, setReference] = useState<Reference>('true');
  const code = leadingCode(airport) ?? airport.id;
  const typed = useWind(code);
  const { airport: text } = words;
  if (airport.runways.length === 0)
    return (
      <FoldingSheet name="airport.runways" title={words.common.runways} flush>
        <p className="quiet">{words.airport.openNow.reasons.runwaysNotInData}</p>
        <LossLines only="runways" className="quiet" />
      </FoldingSheet>
    );
  const degrees = declination?.degrees;
  const fields = inReference({ text: typed, reference: 'true' }, reference, degrees ?? 0);
  const setFields = (next: WindFields) => {
    setReference(next.reference);
    setWind(code, inReference(next, 'true', degrees ?? 0).text);
  };
  const drawing = drawingOf(airport, degrees);
  const ends = windEnds(inOrder(airport.runways), openNow.state?.runways ?? [], degrees);
  const { wind, written, fault } = readTyped(fields, degrees);
  const inWind = wind === undefined ? [] : endsInWind(ends, wind);
  const windProps = { fields, onChange: setFields, declination: degrees };
  return (
    <FoldingSheet name="airport.runways" title={words.common.runways} aside={text.listed(airport.runways.length)} flush>
      <div className={styles.top}>
        {drawing.runways.length > 0 && (
          <RunwayDiagram
            name={leadingCode(airport) ?? airport.name}
            drawing={drawing}
            declination={degrees}
            wind={wind}
            inWind={inWind}
            closureOf={(name) => closureOf(openNow.openNowOf(name))}
          >
            {ends.length > 0 && <WindHandle {...windProps} />}
          </RunwayDiagram>
        )}
        <div className="stack">
          {ends.length > 0 ? (
            <>
              <WindForm {...windProps} fault={fault} isDrawn={drawing.runways.length > 0} />
              {wind !== undefined && written !== undefined && (
                <output className={styles.best}>
                  {bestInWords(favouredEnds(ends, wind), wind, windInWords(written, fields.reference))}
                </output>
              )}
            </>
          ) : (
            <p className="note">{text.wind.noEnds}</p>
          )}
        </div>
      </div>
      {ends.length > 0 && wind !== undefined && (
        <div className={styles.components}>
          <WindTable label={text.wind.table} rows={inWind.map(rowOf)} isVarying={varies(wind)} />
          {varies(wind) && <p className="note">{text.wind.worst}</p>}
          <p className="note">{text.wind.caution}</p>
        </div>
      )}
      <RunwayTable airport={airport} declination={declination} openNowOf={openNow.openNowOf} />
      <RunwayNotes drawing={drawing} />
      <p className="quiet">
        {declination === undefined ? text.noMagnetic : text.magneticNote(declination.model, declination.date, declination.until)}
      </p>
    </FoldingSheet>
  );
}

function bestInWords(best: Favoured, wind: Wind, conditions: string): string {
  const { wind: text } = words.airport;
  const sentence = bestSentence(best, varies(wind), words.weather);
  return best.reason === null ? text.best(conditions, words.briefing.best(sentence)) : text.noBest(conditions, sentence);
}

const namesOf = (runways: readonly { name: string }[]): string => runways.map(({ name }) => name).join(', ');

/** Shows how reliable the drawing is, in words. */
function RunwayNotes({ drawing: { runways, undrawn, contradicted } }: { drawing: Drawing }) {
  const { airport: text } = words;
  const estimated = runways.filter(({ isEstimated }) => isEstimated);
  return (
    <div className="tight quiet">
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
