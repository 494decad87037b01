import { Button } from '@mantine/core';
import { useState } from 'react';
import type { FlightPlan } from '#contract/route/flight-plan.ts';
import type { RoutePlan } from '#contract/route/route.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { api } from '#renderer/data/api/client.ts';
import { problemFrom, type ApiProblem } from '#renderer/data/api/api-problem.ts';
import { words } from '#renderer/i18n/words.ts';
import type { Typed } from './typed-items.ts';

type WayBackProps = { route: RoutePlan; items: Typed; write: (message: string) => void };
type Turned = { message: string; unknown: FlightPlan['unknown'] };

/** Turns a message around in the box of the route, where undo takes it back. */
export function WayBack({ route, items, write }: WayBackProps) {
  const [turned, setTurned] = useState<Turned>();
  const [problem, setProblem] = useState<ApiProblem>();
  const { flightPlan } = words;
  const turn = async () => {
    try {
      const { message, unknown } = await api('flightPlan', { body: { route, items, isReversed: true } });
      setTurned({ message, unknown });
      setProblem(undefined);
      write(message);
    } catch (thrown) {
      setProblem(problemFrom(thrown));
    }
  };
  const cleared = turned?.message === route.text ? turned.unknown.filter(({ code }) => code === 'cleared') : [];
  const isShortened = turned?.message === route.text && turned.unknown.some(({ code }) => code === 'wordsLeftOut');
  return (
    <>
      <Button variant="default" onClick={() => void turn()}>
        {flightPlan.wayBack}
      </Button>
      {cleared.length > 0 && (
        <Notice live="polite">
          {flightPlan.wayBackNote} {cleared.map(({ field }) => flightPlan.fields[field]).join(', ')}.
          {isShortened && ` ${flightPlan.unknown.wordsLeftOut}`}
        </Notice>
      )}
      {problem !== undefined && <ProblemNotice problem={problem} />}
    </>
  );
}
