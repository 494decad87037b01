import { Button } from '@mantine/core';
import type { ApiProblem } from '#renderer/data/api/api-problem.ts';
import { passFocus } from '#renderer/components/keyboard/pass-focus.ts';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { words } from '#renderer/i18n/words.ts';
import type { AirportRows } from '../table/airport-rows.ts';
import styles from '../AirportsScreen.module.css';

/** Why rows could not be loaded, with a button to retry. */
export const NotRead = ({ rows, problem }: { rows: AirportRows; problem: ApiProblem }) => (
  <div className={styles.notRead}>
    <ProblemNotice problem={problem} />
    <Button
      variant="default"
      onClick={({ currentTarget }) => {
        passFocus(currentTarget);
        rows.retry();
      }}
    >
      {words.common.retry}
    </Button>
  </div>
);
