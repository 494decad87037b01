import { gradedAge, type Age } from '#renderer/format/age.ts';
import styles from './AgeMark.module.css';

/** Shows an age in words, with its grade as a word and a colour. */
export function AgeMark({ age }: { age: Age }) {
  return (
    <span className={styles.mark} data-grade={age.grade}>
      {gradedAge(age)}
    </span>
  );
}
