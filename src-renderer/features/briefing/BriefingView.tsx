import { FaultBoundary } from '#renderer/components/faults/FaultBoundary.tsx';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { words } from '#renderer/i18n/words.ts';
import { spanOn } from './figures.ts';
import { Doubts } from './notices/Doubts.tsx';
import { EnRoute } from './notices/EnRoute.tsx';
import { Group } from './notices/Group.tsx';
import { Aids, Conditions, Sun } from './notices/Rest.tsx';
import { Box } from './top/Box.tsx';
import { RunwaysLeft } from './top/RunwaysLeft.tsx';
import type { View } from './view.ts';
import styles from './Briefing.module.css';

/** The parts of a briefing in the order of its other forms. */
export function BriefingView({ view }: { view: View }) {
  const { aerodromes, made } = view.briefing;
  const { briefing } = words;
  return (
    <>
      <FaultBoundary what={briefing.runwaysLeft}>
        <RunwaysLeft view={view} />
      </FaultBoundary>
      <FaultBoundary what={briefing.box}>
        <Box view={view} />
      </FaultBoundary>
      <Sheet title={briefing.aerodromes}>
        <div className={styles.stack}>
          {aerodromes.map(({ ident, roles, from, to, notices }) => (
            <Group
              key={`${ident} ${roles.join()}`}
              name={`${briefing.rolesOf(
                roles.map((role) => briefing.roles[role]),
                ident,
              )}, ${spanOn(from, to, made)}`}
              ids={notices}
              view={view}
            />
          ))}
        </div>
      </Sheet>
      <FaultBoundary what={briefing.enRoute}>
        <EnRoute view={view} />
      </FaultBoundary>
      <FaultBoundary what={briefing.doubts}>
        <Doubts view={view} />
      </FaultBoundary>
      <FaultBoundary what={briefing.conditions}>
        <Conditions view={view} />
      </FaultBoundary>
      <FaultBoundary what={briefing.sun}>
        <Sun view={view} />
      </FaultBoundary>
      <FaultBoundary what={briefing.aids}>
        <Aids view={view} />
      </FaultBoundary>
    </>
  );
}
