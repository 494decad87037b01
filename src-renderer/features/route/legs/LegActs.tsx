import { Button } from '@mantine/core';
import type { RoutePoint } from '#contract/route/legs.ts';
import { pointName } from '#renderer/format/route/point-name.ts';
import { withKey } from '#renderer/components/keyboard/with-key.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './Legs.module.css';

type LegActsProps = {
  /** The marked one; undefined where the points are not edited here. */
  point: RoutePoint | undefined;
  isFirst: boolean;
  isLast: boolean;
  move: (way: 'up' | 'down') => void;
  remove: () => void;
};

/** For the point at the end of the marked leg: what its keys do, for those who use a mouse. */
export function LegActs({ point, isFirst, isLast, move, remove }: LegActsProps) {
  const { route } = words;
  if (point === undefined) return null;
  const name = pointName(point);
  return (
    <div className={styles.acts}>
      <Button
        variant="default"
        size="compact-sm"
        {...withKey(route.movePoint.up(name), 'route.legUp')}
        aria-disabled={isFirst}
        onClick={() => move('up')}
      >
        {route.movePoint.up(name)}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        {...withKey(route.movePoint.down(name), 'route.legDown')}
        aria-disabled={isLast}
        onClick={() => move('down')}
      >
        {route.movePoint.down(name)}
      </Button>
      <Button variant="default" size="compact-sm" {...withKey(words.common.deleteNamed(name), 'route.remove')} onClick={remove}>
        {words.common.deleteNamed(name)}
      </Button>
    </div>
  );
}
