import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useApi } from '#renderer/data/api/use-api.ts';
import { Facts } from '#renderer/components/tables/Facts.tsx';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { Page } from '#renderer/components/page/Page.tsx';
import { scrollGroup } from '#renderer/components/keyboard/scroll-group.ts';
import { Sheet } from '#renderer/components/page/Sheet.tsx';
import { Tag } from '#renderer/components/text/Tag.tsx';
import { known } from '#renderer/components/text/Unknown.tsx';
import { words } from '#renderer/i18n/words.ts';
import { useDataset } from '#renderer/data/dataset/dataset.ts';
import { useInstallation } from '#renderer/data/installation.ts';
import { useLicences } from './use-licences.ts';
import styles from './AboutScreen.module.css';

const code = (text: string) => <code>{text}</code>;

/** Which program this is, and what it is made of. */
export default function AboutScreen() {
  const versions = useInstallation((installation) => installation.versions);
  const { body: health } = useApi('health', {});
  const revision = useDataset(({ status }) => status?.revision);
  const { shell } = words;
  return (
    <Page title={shell.about}>
      <Sheet title="Aeroshelf">
        <div className={styles.facts}>
          <Facts
            facts={[
              { name: shell.version, value: known(health?.version, String) },
              { name: 'Electron', value: versions === undefined ? shell.inABrowser : versions.electron },
              ...(versions === undefined
                ? []
                : [
                    { name: 'Chromium', value: versions.chromium },
                    { name: 'Node.js', value: versions.node },
                    { name: shell.sandbox, value: versions.isSandboxed ? shell.sandboxOn : <Tag tone="bad">{shell.sandboxOff}</Tag> },
                  ]),
              { name: shell.dataset, value: known(revision, code) },
              { name: shell.licence, value: 'MIT' },
            ]}
          />
          {versions?.isSandboxed === false && <Notice tone="warn">{shell.noSandbox}</Notice>}
        </div>
      </Sheet>
      <Licences />
    </Page>
  );
}

function Licences() {
  const { licences, isMissing } = useLicences();
  const [sought, setSought] = useState('');
  const { shell } = words;
  const wanted = sought.trim().toLowerCase();
  const shown = licences.filter(({ name, licence }) => `${name} ${licence}`.toLowerCase().includes(wanted));
  return (
    <Sheet title={shell.licences} aside={<output>{isMissing ? shell.licencesMissing : shell.packages(shown.length)}</output>}>
      <TextInput
        className={styles.filter ?? ''}
        aria-label={shell.filter}
        placeholder={shell.filter}
        value={sought}
        onChange={(event) => setSought(event.currentTarget.value)}
      />
      <div className={styles.packages}>
        {shown.map(({ name, version, licence, text }) => (
          <details key={`${name} ${version}`} className={styles.package}>
            <summary>
              <span className={styles.name}>{name}</span> {version} <span className={styles.licence}>{licence}</span>
            </summary>
            <pre {...scrollGroup(name)}>{text}</pre>
          </details>
        ))}
      </div>
    </Sheet>
  );
}
