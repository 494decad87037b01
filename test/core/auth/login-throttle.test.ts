import { expect, test } from 'vitest';
import { openFresh, withAna } from './open.ts';

/** Collects the codes of several logins, one after the other. */
async function codes(sessions: ReturnType<typeof openFresh>['sessions'], name: string, count: number): Promise<string[]> {
  const seen: string[] = [];
  for (let i = 0; i < count; i++) {
    seen.push(
      await sessions.login(name, 'wrong horse').then(
        () => 'in',
        (error: { code: string }) => error.code,
      ),
    );
  }
  return seen;
}

test('answers the eleventh failure in a minute with the seconds to wait, for a known and an unknown name alike', async () => {
  for (const name of ['ana', 'nobody']) {
    const { sessions, passSeconds } = await withAna();
    expect(await codes(sessions, name, 10)).toEqual(Array<string>(10).fill('loginFailed'));
    passSeconds(15);
    await expect(sessions.login(name, 'wrong horse')).rejects.toMatchObject({ code: 'tooManyLogins', status: 429, retryAfterSeconds: 45 });
    passSeconds(45);
    expect(await codes(sessions, name, 1)).toEqual(['loginFailed']);
  }
});

test('refuses the right password too while a name is throttled, and costs no derivation', async () => {
  const { sessions, derivations } = await withAna();
  await codes(sessions, 'ana', 10);
  derivations.length = 0;
  await expect(sessions.login('ana', 'correct horse')).rejects.toMatchObject({ code: 'tooManyLogins' });
  expect(derivations).toEqual([]);
});

test('counts a name in every case and with every accent as one, and other names apart', async () => {
  const { sessions } = await withAna();
  for (const name of ['ana', 'ANA', 'Aná', ' ana ', 'ana']) await codes(sessions, name, 2);
  expect(await codes(sessions, 'aNa', 1)).toEqual(['tooManyLogins']);
  expect(await codes(sessions, 'ben', 1)).toEqual(['loginFailed']);
});

test('counts a name at most once for endless spellings of what follows its longest form', async () => {
  const { sessions } = openFresh();
  const long = 'x'.repeat(300);
  for (let i = 0; i < 10; i++) await codes(sessions, long + i, 1);
  expect(await codes(sessions, `${long}another`, 1)).toEqual(['tooManyLogins']);
});

test('does not count logins that succeed', async () => {
  const { sessions } = await withAna();
  for (let i = 0; i < 12; i++) await sessions.login('ana', 'correct horse');
  expect(await codes(sessions, 'ana', 11)).toEqual([...Array<string>(10).fill('loginFailed'), 'tooManyLogins']);
});

test('lets no more than ten of many at once guess', async () => {
  const { sessions, derivations } = openFresh();
  const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => sessions.login('ana', 'wrong horse')));
  const failed = outcomes.filter(
    ({ status, ...rest }) => status === 'rejected' && (rest as { reason: { code: string } }).reason.code === 'loginFailed',
  );
  expect(failed).toHaveLength(10);
  expect(derivations).toHaveLength(10);
});

test('refuses a flood over many names once 32 logins wait, and does not count those as failures', async () => {
  const { sessions, derivations } = openFresh();
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, (_, i) => sessions.login(`name ${i}`, 'wrong horse')));
  const seen = outcomes.map((outcome) => (outcome.status === 'rejected' ? (outcome.reason as { code: string }).code : 'in'));
  expect(seen.filter((code) => code === 'loginFailed')).toHaveLength(32);
  expect(seen.filter((code) => code === 'tooManyLogins')).toHaveLength(18);
  expect(derivations).toHaveLength(32);
  expect(await codes(sessions, 'name 49', 10)).toEqual(Array<string>(10).fill('loginFailed'));
});

test('locks no one out when the clock is set back', async () => {
  const { sessions, passSeconds } = openFresh();
  await codes(sessions, 'ana', 10);
  passSeconds(-3600);
  expect(await codes(sessions, 'ana', 1)).toEqual(['loginFailed']);
});
