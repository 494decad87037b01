import { Drawer, Tabs, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMemo, useState, type ComponentType } from 'react';
import { FaultBoundary } from '#renderer/components/faults/FaultBoundary.tsx';
import { Meanwhile } from '#renderer/components/fetched-part.ts';
import { useTitle } from '#renderer/components/page/Page.tsx';
import type { DrawnRoute, RouteMapProps } from '#renderer/data/route/route-map.ts';
import { words } from '#renderer/i18n/words.ts';
import { useAdded, useWaitingEdits } from './edits/use-edits.ts';
import { useMapEdits } from './edits/use-map-edits.ts';
import { FlightPlanForm } from './flight-plan/FlightPlanForm.tsx';
import { useAreas, WITHIN_NM } from './profile/areas.ts';
import { Profile } from './profile/Profile.tsx';
import { useRoute } from './route-state.ts';
import panes from './Panes.module.css';
import { RoutePane, type SideSheet } from './RoutePane.tsx';
import { OwnSheets } from './stored/StoredRoutes.tsx';
import { useUndoKeys } from './undo/UndoButtons.tsx';
import { useParsed, type Parsed } from './use-parsed.ts';
import { useRouteAddress } from './use-route-address.ts';

const TWO_PANES = '(min-width: 1100px)';

/** A route as text, and what the server works out of it; `Chart` is the map next to it. In a narrow window they are tabs. */
export default function RouteScreen({ Chart }: { Chart: ComponentType<RouteMapProps> }) {
  useTitle(words.route.title);
  const query = useRouteAddress();
  const added = useAdded(query);
  useUndoKeys();
  const choices = useRoute((route) => route.choices);
  const { parsed, isCurrent, present, problem } = useParsed();
  useWaitingEdits(parsed);
  const { edits, done } = useMapEdits(parsed);
  const drawn = useDrawnRoute(parsed, choices);
  const found = useAreas(parsed);
  const [sheet, openSheet] = useState<SideSheet>();
  const isWide = useMediaQuery(TWO_PANES, true, { getInitialValueInEffect: false });
  const { route: texts, routeMap, routeProfile, storedRoutes, flightPlan } = words;

  const pane = (
    <RoutePane
      answer={{ parsed, isCurrent, present, problem: added.problem ?? problem }}
      found={found}
      done={added.done || done}
      openSheet={openSheet}
    />
  );
  const corridor = { nm: WITHIN_NM, areas: [...new Set(found.areas.map(({ notice }) => notice.id))] };
  const map = (
    <Meanwhile value={null}>
      <FaultBoundary what={routeMap.title}>
        <Chart route={drawn} edits={edits} corridor={corridor} at={parsed?.route.totals.depart ?? undefined} />
      </FaultBoundary>
    </Meanwhile>
  );
  const profile = parsed !== undefined && (
    <FaultBoundary what={routeProfile.title}>
      <Profile route={parsed.route} areas={found.areas} topFt={found.topFt} />
    </FaultBoundary>
  );
  return (
    <>
      <VisuallyHidden component="h1">{texts.title}</VisuallyHidden>
      {isWide ? (
        <div className={panes.panes}>
          <div className={panes.left}>{pane}</div>
          <div className={panes.right}>
            {map}
            <div className={panes.dock}>{profile}</div>
          </div>
        </div>
      ) : (
        <Tabs defaultValue="route" keepMounted={false} className={panes.tabs ?? ''}>
          <Tabs.List>
            <Tabs.Tab value="route">{texts.title}</Tabs.Tab>
            <Tabs.Tab value="chart">{words.map.title}</Tabs.Tab>
            <Tabs.Tab value="profile">{texts.profileTab}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="route">{pane}</Tabs.Panel>
          <Tabs.Panel value="chart" className={panes.mapTab ?? ''}>
            {map}
          </Tabs.Panel>
          <Tabs.Panel value="profile">{profile || <p className="quiet">{words.common.noLegs}</p>}</Tabs.Panel>
        </Tabs>
      )}
      <Drawer.Root
        opened={sheet !== undefined}
        onClose={() => openSheet(undefined)}
        position="right"
        size={sheet === 'flightPlan' ? 'xl' : 'lg'}
        lockScroll={false}
        transitionProps={{ duration: 0 }}
      >
        <Drawer.Overlay />
        <Drawer.Content>
          <Drawer.Body>
            <div className={panes.head}>
              <Drawer.Title className={panes.title}>{sheet === 'flightPlan' ? flightPlan.title : storedRoutes.title}</Drawer.Title>
              <Drawer.CloseButton aria-label={words.common.close} />
            </div>
            {sheet === 'own' && (
              <FaultBoundary what={storedRoutes.title}>
                <OwnSheets present={parsed && present} />
              </FaultBoundary>
            )}
            {sheet === 'flightPlan' && parsed !== undefined && (
              <FaultBoundary what={flightPlan.title}>
                <FlightPlanForm parsed={parsed} />
              </FaultBoundary>
            )}
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}

/** The object is the same until another answer is here. */
function useDrawnRoute(parsed: Parsed | undefined, choices: DrawnRoute['choices']): DrawnRoute | undefined {
  return useMemo(() => {
    if (parsed === undefined || parsed.route.points.length === 0) return undefined;
    const { points, legs, alternates, totals } = parsed.route;
    return { text: parsed.text, choices, points, legs, alternates, distanceNm: totals.distanceNm };
  }, [parsed, choices]);
}
