import { Checkbox, TextInput } from '@mantine/core';
import { words } from '#renderer/i18n/words.ts';
import { LARGEST_RING_NM, MOST_RINGS, readRadii } from './drawn-route.ts';
import { useRouteMap } from './route-map-state.ts';

type RingsProps = {
  label: string;
  /** It has to be chosen first; undefined where nothing has. */
  needs?: string | undefined;
};

/** Shows whether range rings are drawn, and their radii. */
export function Rings({ label, needs }: RingsProps) {
  const { hasRings, radii } = useRouteMap();
  const { routeMap } = words;
  return (
    <div className="tight">
      <Checkbox
        size="xs"
        label={label}
        checked={hasRings}
        onChange={({ currentTarget }) => useRouteMap.setState({ hasRings: currentTarget.checked })}
      />
      <TextInput
        size="xs"
        label={routeMap.radii}
        value={radii}
        onChange={({ currentTarget }) => useRouteMap.setState({ radii: currentTarget.value })}
        error={readRadii(radii) === undefined ? routeMap.radiiFault(MOST_RINGS, LARGEST_RING_NM) : undefined}
        inputMode="decimal"
        maxLength={60}
      />
      {hasRings && needs !== undefined && <p className="note">{needs}</p>}
    </div>
  );
}
