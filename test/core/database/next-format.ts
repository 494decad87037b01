/** A program that is one format further than this one, for as long as a test runs. */
import { onTestFinished } from 'vitest';
import { migrations } from '#core/database/state.ts';

export function nextFormat(step: string): void {
  const steps = migrations as string[];
  steps.push(step);
  onTestFinished(() => void steps.pop());
}
