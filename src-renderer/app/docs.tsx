import './trusted-types.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DocsPage } from '../features/api/docs/Documentation.tsx';
import { keepSession } from '../data/session/keep-session.ts';
import { languageOf } from '../i18n/languages.ts';
import { speak } from '../i18n/words.ts';
import { useSettings } from '../data/settings/settings.ts';
import { Look } from '../theme/Look.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('docs.html has no element with the id root.');
keepSession();
speak(languageOf(useSettings.getState().settings.language, navigator.language));
createRoot(root).render(
  <StrictMode>
    <Look>
      <main>
        <DocsPage />
      </main>
    </Look>
  </StrictMode>,
);
