/** A window over the full set: one server and one browser for all flows, and the server's own answers to hold against what is shown. */
import { describeInChromium } from '../../helpers/browser.ts';
import { describeShared } from '../../helpers/describe-shared.ts';
import { ask } from '../../helpers/server.ts';
import { windows, type Windows } from '../open-window.ts';
import { layFullSet } from './full-set.ts';

export type FullWindows = Windows & {
  /** What the server itself answers, to the bearer of the owner's key. */
  answer: <Reply>(path: string) => Promise<Reply>;
};

/** These are the flows of one area. */
export type Flows = (windows: FullWindows) => void;

export function describeOverFullSet(what: string, flows: Flows): void {
  const tests = () => {
    const opened = windows({ lay: layFullSet });
    const answer = async <Reply>(path: string) =>
      (await ask(opened.server(), path, { headers: { 'x-api-key': opened.server().key } })).json as Reply;
    flows({ ...opened, answer });
  };
  describeShared(`${what} over the full set`, tests, describeInChromium);
}

export const grouped = (value: number): string => value.toLocaleString('en');
