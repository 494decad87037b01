/**
 * Parts of the window that are loaded on first use. Promise: while one cannot be loaded, because the server is away or serves
 * another build by now, its placeholder is shown, and the page is reloaded as soon as the server answers; requesting the
 * part alone would not be enough, since a style sheet that failed once is not requested again.
 */
import { createContext, createElement, useContext, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { api } from '../data/api/client.ts';

/** This many milliseconds pass between two attempts to reach the server. */
const PAUSE = 1_000;
const MARK = 'aeroshelf.loadedAnew';

/** It is shown in the place of a part until that is here. */
export const Meanwhile = createContext<ReactNode>(null);

type FetchedPart<Props> = ComponentType<Props> & {
  /** Fetches it before it is shown; it need not be waited for, and a failure is that of the part when it is shown. */
  prepare: () => void;
};

/** Does what React's `lazy` does, but `lazy` shows nothing of a part for 300 ms after its placeholder was shown. */
export function fetchedPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): FetchedPart<Props> {
  let part: ComponentType<Props> | undefined;
  let fetching: Promise<void> | undefined;
  const fetchOnce = () => (fetching ??= fetched(load).then((found) => void (part = found.default)));
  const prepare = () => void fetchOnce().catch(() => undefined);

  function Part(props: Props) {
    const meanwhile = useContext(Meanwhile);
    const [shown, show] = useState(() => {
      prepare();
      return part;
    });
    useEffect(() => {
      if (shown !== undefined) return undefined;
      let isLeft = false;
      const settle = (next: () => ComponentType<Props> | undefined) => {
        if (!isLeft) show(next);
      };
      fetchOnce().then(
        () => settle(() => part),
        // It is thrown while drawing, where the boundary around the part sees it.
        (failure: unknown) =>
          settle(() => {
            throw failure;
          }),
      );
      return () => {
        isLeft = true;
      };
    }, [shown]);
    return shown === undefined ? meanwhile : createElement(shown, props);
  }
  return Object.assign(Part, { prepare });
}

async function fetched<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    const part = await load();
    sessionStorage.removeItem(MARK);
    return part;
  } catch (failure) {
    return loadAnew(failure);
  }
}

/** Throws the failure again when reloading the page did not help. */
async function loadAnew(failure: unknown): Promise<never> {
  while (!(await isServed())) await new Promise((resolve) => setTimeout(resolve, PAUSE));
  if (sessionStorage.getItem(MARK) === String(failure)) throw failure;
  sessionStorage.setItem(MARK, String(failure));
  location.reload();
  return new Promise(() => undefined);
}

const isServed = (): Promise<boolean> =>
  api('health', {}).then(
    () => true,
    () => false,
  );
