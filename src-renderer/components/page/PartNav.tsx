import { Link } from 'wouter';
import styles from './PartNav.module.css';

type PartNavProps = { label: string; base: string; part: string; parts: readonly (readonly [part: string, title: string])[] };

/** The parts of a screen as links; each part has its own address. */
export const PartNav = ({ label, base, part, parts }: PartNavProps) => (
  <nav className={styles.parts} aria-label={label}>
    {parts.map(([name, title]) => (
      <Link
        key={name}
        href={name === '' ? base : `${base}/${name}`}
        className={styles.part ?? ''}
        aria-current={name === part ? 'page' : undefined}
      >
        {title}
      </Link>
    ))}
  </nav>
);
