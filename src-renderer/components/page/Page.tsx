import { useEffect, type ReactNode } from 'react';
import { isolated } from '#domain/text/visible-text.ts';

type PageProps = { title: string; lead?: ReactNode; children: ReactNode };

export function Page({ title, lead, children }: PageProps) {
  useTitle(title);
  return (
    <div className="page">
      <header className="spread">
        <h1>{title}</h1>
        {lead !== undefined && <div className="dim">{lead}</div>}
      </header>
      {children}
    </div>
  );
}

/** Names the window after what it shows; undefined leaves the naming to a part of the screen. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = isolated(`${title} – Aeroshelf`);
  }, [title]);
}
