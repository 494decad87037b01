import { VisuallyHidden } from '@mantine/core';
import { type HTMLAttributes, type PointerEvent, useId, useRef } from 'react';
import { words } from '#renderer/i18n/words.ts';
import { handleSpot, SIZE } from '../diagram/chart.ts';
import { draggedTo, movedBy, readTyped } from './wind-form.ts';
import { windInWords } from './wind-in-words.ts';
import type { WindProps } from './WindForm.tsx';
import styles from '../diagram/RunwayDiagram.module.css';

const percent = (units: number): string => `${(units / SIZE) * 100}%`;

/** A native slider moves in one direction only; this one moves in two. */
const slider = (label: string, degrees: number) =>
  ({ role: 'slider', tabIndex: 0, 'aria-label': label, 'aria-valuemin': 1, 'aria-valuemax': 360, 'aria-valuenow': degrees }) as const;

/** The handle on the wind's ring: round for the direction, outwards for the speed. To screen readers it is a slider for the direction, with the whole wind as its text. */
export function WindHandle({ fields, onChange, declination }: WindProps) {
  const keys = useId();
  const plane = useRef<HTMLDivElement>(null);
  const { wind: text } = words.airport;
  const { wind, written } = readTyped(fields, declination);
  const spot = handleSpot(wind?.direction ?? 0, wind?.speed ?? 0);

  const drag = ({ clientX, clientY }: PointerEvent) => {
    const box = plane.current?.getBoundingClientRect();
    if (box === undefined) return;
    onChange(
      draggedTo(fields, { x: ((clientX - box.left) / box.width) * SIZE, y: ((clientY - box.top) / box.height) * SIZE }, declination),
    );
  };

  const moves: HTMLAttributes<HTMLDivElement> = {
    onKeyDown: (event) => {
      const moved = movedBy(fields, event.key, event.shiftKey);
      if (moved === undefined) return;
      event.preventDefault();
      onChange(moved);
    },
    onPointerDown: ({ currentTarget, pointerId }) => {
      currentTarget.setPointerCapture(pointerId);
      currentTarget.focus();
    },
    onPointerMove: (event) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(event);
    },
  };

  return (
    <div ref={plane} className={styles.over}>
      <div
        {...slider(text.handle, written?.direction || 360)}
        {...moves}
        aria-valuetext={written === undefined ? text.unset : windInWords(written, fields.reference)}
        aria-describedby={keys}
        title={text.handleKeys}
        className={styles.handle}
        style={{ left: percent(spot.x), top: percent(spot.y) }}
        data-set={wind !== undefined}
      />
      <VisuallyHidden id={keys}>{text.handleKeys}</VisuallyHidden>
    </div>
  );
}
