import { Button } from '@mantine/core';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { passFocus } from '#renderer/components/keyboard/pass-focus.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { words } from '#renderer/i18n/words.ts';
import type { Rows } from '../table/use-rows.ts';
import styles from '../AirportsScreen.module.css';

/** Why rows did not come, and a way to ask for them once more. */
export const NotRead = ({ rows, problem }: { rows: Rows; problem: ApiProblem }) => (
  <div className={styles.notRead}>
    <ProblemNotice problem={problem} />
    <Button
      variant="default"
      onClick={({ currentTarget }) => {
        passFocus(currentTarget);
        rows.again();
      }}
    >
      {words.airports.retry}
    </Button>
  </div>
);
