import { Fragment, type ReactNode } from 'react';

/** A path that breaks across lines only before a slash. */
export const breakable = (path: string): ReactNode =>
  path.split(/(?=\/)/).map((part, place) => (
    <Fragment key={`${place} ${part}`}>
      <wbr />
      {part}
    </Fragment>
  ));
