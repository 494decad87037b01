/** The language of the command line: of `--language`, else of the terminal; never in what programs read. */
import { writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it, test } from 'vitest';
import { languageOf } from '../../src-main/headless/words.ts';
import { en } from '#words/en/en.ts';
import { fr } from '#words/fr/fr.ts';
import { wordsOf } from '../helpers/words-of-catalogue.ts';
import { layStarted } from '../helpers/started-folder.ts';
import { run } from './aeroshelf.ts';
import { temporaryFolder } from '../helpers/dataset-files.ts';

test.each([
  [undefined, { LANG: 'fr_CH.UTF-8' }, 'fr'],
  [undefined, { LANG: 'fr_FR', LC_MESSAGES: 'en_GB.UTF-8' }, 'en'],
  [undefined, { LANG: 'en_GB', LC_ALL: 'FR' }, 'fr'],
  [undefined, { LANG: 'fr_FR', LC_ALL: 'C' }, 'en'],
  [undefined, { LANG: 'fr_FR', LC_ALL: '' }, 'fr'],
  [undefined, { LANG: 'fro' }, 'en'],
  [undefined, { LANG: 'de_CH.UTF-8' }, 'en'],
  [undefined, {}, 'en'],
  ['en', { LANG: 'fr_FR' }, 'en'],
  ['fr', {}, 'fr'],
] as const)('is, with %s and %j, %s', (chosen, env, language) => {
  expect(languageOf(chosen, env)).toBe(language);
});

let folder = '';
beforeAll(async () => {
  folder = temporaryFolder();
  await layStarted(join(folder, 'data'));
  writeFileSync(
    join(folder, 'notams.txt'),
    '(A7001/26 NOTAMN\nQ) LSAS/QMRLC/IV/NBO/A/000/999/4615N00606E005\nA) LSGG B) 2610200600 C) 4911281800\nE) RWY 04/22 CLSD EXC TAX)',
  );
  await aeroshelf(['notams', 'import', join(folder, 'notams.txt')]);
});
const aeroshelf = (words: string[], env: Record<string, string> = {}) => run([...words, '--data-dir', join(folder, 'data')], { env });
const french = { LC_ALL: 'fr_FR.UTF-8' };

it('lists and shows NOTAMs in the language of the terminal, codes and raw text as they are', async () => {
  const list = await aeroshelf(['notams', 'list', '--place', 'LSGG'], french);
  expect(list.stdout).toMatch(/^LSGG\tA7001\/26\t2026-10-20T06:00Z\t2049-11-28T18:00Z\tactive\t5\tPiste 04\/22 : fermée sauf roulage/);
  expect(list.stderr).toMatch(/^1 affiché sur 1\. De LSGG, seuls des NOTAM isolés sont enregistrés, sans liste complète\./);
  const { stdout } = await aeroshelf(['notams', 'show', 'A7001/26'], french);
  expect(stdout).toMatch(/^\(A7001\/26 NOTAMN\n/);
  expect(stdout).toContain('\nOù : LSGG.\nQuand : à partir du 2026-10-20 06:00Z, jusqu’au 2049-11-28 18:00Z.\n');
  expect(stdout).toContain('État : en vigueur ; gravité 5 (règle : piste fermée) ; piste.');
  expect(stdout).toContain(
    'Effet : RWY 04/22 partiellement fermée : roulage et traversée seulement (« EXC TAX ») (règle : piste fermée, sauf roulage ou traversée)',
  );
  expect(stdout).toContain('En anglais, abréviations développées :');
  expect((await aeroshelf(['notams', 'show', 'A7001/26', '--language', 'en'], french)).stdout).toContain(
    'Status active, severity 5 (rule: runway closed), runway.',
  );
});

it('works routes out, and writes briefings and logs, in French', async () => {
  const { stdout, stderr } = await aeroshelf(['route', 'LSGG FOO LSZH', '--plog', join(folder, 'log.html')], french);
  expect(stdout.split('\n')[0]?.split(/ +/)).toEqual(['de', 'à', 'Dist.', 'Rv', 'Rm', 'X', 'Cm', 'Vs', 'Temps', 'ETO', 'Carb.', 'Reste']);
  expect(stderr).toContain('FOO n’est pas dans les données : aucune branche n’y mène.');
  expect(stderr).toContain('(--tas, ou N0110A055 devant la route)');
  expect(readFileSync(join(folder, 'log.html'), 'utf8')).toContain('<html lang="fr">');
  const briefing = await aeroshelf(['briefing', 'LSGG LSZH', '--language', 'fr']);
  expect(briefing.stdout).toMatch(/^BRIEFING LSGG – LSZH\n/);
  expect(briefing.stdout).toContain('fermée par A7001/26');
});

it('refuses in French, with what is particular to it', async () => {
  const { code, stderr } = await aeroshelf(['notams', 'show', 'A9999/99'], french);
  expect([code, stderr]).toEqual([1, 'Cela n’existe pas.\n«\u00A0There is no NOTAM A9999/99.\u00A0»\n']);
});

it('does not change what programs read', async () => {
  const commands = [
    ['route', 'LSGG FOO LSZH', '--depart', '2026-11-24T08:00Z', '--json'],
    ['route', 'LSGG LSZH', '--depart', '2026-11-24T08:00Z', '--fpl', '--json'],
    ['get', '/airports?limit=2'],
  ];
  for (const words of commands) {
    const [english, other] = [await aeroshelf(words), await aeroshelf(words, french)];
    expect(other.stdout).toBe(english.stdout);
    expect(other.code).toBe(english.code);
  }
});

it('has the words of one language in each catalogue', () => {
  const [english, other] = [wordsOf(en), wordsOf(fr)];
  for (const word of ['the', 'runway', 'closed', 'stored', 'unknown', 'from'])
    expect([english.has(word), other.has(word)]).toEqual([true, false]);
});
