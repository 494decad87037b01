import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useApi, useQuery } from '#renderer/data/api/use-query.ts';
import { Facts } from '#renderer/components/tables/Facts.tsx';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { Page } from '#renderer/components/page/Page.tsx';
import { scrollGroup } from '#renderer/components/keyboard/focus.ts';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { orUnknown } from '#renderer/components/text/Unknown.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useInstallation } from '#renderer/data/installation.ts';
import styles from './AboutScreen.module.css';
import { readJsonFile } from '#renderer/data/api/client.ts';

const code = (text: string) => <code>{text}</code>;

/** Shows the program's version, parts and licences. */
export default function AboutScreen() {
  const versions = useInstallation((installation) => installation.versions);
  const { body: health } = useApi('health', {});
  const revision = useDataset(({ status }) => status?.revision);
  const { desktop } = words;
  return (
    <Page title={words.native.about}>
      <Sheet title="Aeroshelf">
        <div className="stack">
          <Facts
            facts={[
              { name: words.common.version, value: orUnknown(health?.version, String) },
              { name: 'Electron', value: versions === undefined ? desktop.inABrowser : versions.electron },
              ...(versions === undefined
                ? []
                : [
                    { name: 'Chromium', value: versions.chromium },
                    { name: 'Node.js', value: versions.node },
                    { name: desktop.sandbox, value: versions.isSandboxed ? desktop.sandboxOn : <Tag tone="bad">{desktop.sandboxOff}</Tag> },
                  ]),
              { name: desktop.dataset, value: orUnknown(revision, code) },
              { name: desktop.licence, value: 'MIT' },
            ]}
          />
          {versions?.isSandboxed === false && <Notice tone="warn">{desktop.noSandbox}</Notice>}
        </div>
      </Sheet>
      <Licences />
    </Page>
  );
}

function Licences() {
  const { licences, isMissing } = useLicences();
  const [sought, setSought] = useState('');
  const { desktop } = words;
  const wanted = sought.trim().toLowerCase();
  const shown = licences.filter(({ name, licence }) => `${name} ${licence}`.toLowerCase().includes(wanted));
  return (
    <Sheet title={desktop.licences} aside={<output>{isMissing ? desktop.licencesMissing : desktop.packages(shown.length)}</output>}>
      <TextInput
        className={styles.filter ?? ''}
        aria-label={desktop.filter}
        placeholder={desktop.filter}
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
      />
      <div className={styles.packages}>
        {shown.map(({ name, version, licence, text }) => (
          <details key={`${name} ${version}`} className={styles.package}>
            <summary>
              <span className={styles.name}>{name}</span> {version} <span className="dim">{licence}</span>
            </summary>
            <pre {...scrollGroup(name)}>{text}</pre>
          </details>
        ))}
      </div>
    </Sheet>
  );
}

type Licence = { name: string; version: string; licence: string; text: string };

/** The build's list of everything bundled; a page served from source has no such list. */
function useLicences() {
  const { latest, problem } = useQuery('/ui/licences.json', readJsonFile);
  return { licences: (latest ?? []) as readonly Licence[], isMissing: problem !== undefined };
}
