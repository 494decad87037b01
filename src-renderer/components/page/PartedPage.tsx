import type { ComponentType } from 'react';
import { Link } from 'wouter';
import { NothingHere } from './NothingHere.tsx';
import { Page } from './Page.tsx';
import styles from './PartedPage.module.css';

type PartedPageProps = {
  title: string;
  /** Screen readers call the links together by it. */
  label: string;
  base: string;
  /** The part in the address; the first is at the base alone. */
  part: string;
  parts: readonly (readonly [part: string, title: string, Part: ComponentType])[];
};

/** Each part of the screen has its own address and a link to it. */
export function PartedPage({ title, label, base, part, parts }: PartedPageProps) {
  const [, , Part] = parts.find(([name]) => name === part) ?? [];
  if (Part === undefined) return <NothingHere />;
  return (
    <Page title={title}>
      <nav className={styles.parts} aria-label={label}>
        {parts.map(([name, link]) => (
          <Link
            key={name}
            href={name === '' ? base : `${base}/${name}`}
            className={styles.part ?? ''}
            aria-current={name === part ? 'page' : undefined}
          >
            {link}
          </Link>
        ))}
      </nav>
      <Part key={part} />
    </Page>
  );
}
