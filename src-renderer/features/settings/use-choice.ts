import type { Settings } from '#contract/settings.ts';
import { type ApiProblem, faultAt } from '#renderer/data/api/api-problem.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { useSettings } from '#renderer/data/settings/settings.ts';
import { writeSettings } from '#renderer/data/settings/write-settings.ts';

/** Reads one setting, with the refusal of its last change. */
export function useChoice<Name extends keyof Settings>(name: Name) {
  const value = useSettings(({ settings }) => settings[name]);
  const { problem, act } = useAct();
  return { value, choose: (chosen: Settings[Name]) => void act(() => writeSettings({ [name]: chosen })), error: sentenceOf(problem, name) };
}

const sentenceOf = (problem: ApiProblem | undefined, name: string): string | undefined => faultAt(problem, name) ?? problem?.message;
