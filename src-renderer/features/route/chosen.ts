import type { ParsedRoute } from '#contract/route/route.ts';
import type { Choice } from '#renderer/data/route/asked-route.ts';

export type Chosen = { choice: Choice; name: string };

/** The choices that the route follows, by the name of what they mean. */
export function chosenPlaces({ points, alternates }: ParsedRoute, choices: readonly Choice[]): Chosen[] {
  return choices.flatMap((choice) => {
    const point = [...points, ...alternates].find(
      ({ id, reference, from }) => (id === choice.id || reference?.id === choice.id) && (choice.from === undefined || choice.from === from),
    );
    const name = point?.name ?? point?.reference?.ident;
    return point === undefined ? [] : [{ choice, name: name ?? point.text }];
  });
}
