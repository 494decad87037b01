import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DocsPage } from './features/docs/DocsPage.tsx';
import { languageOf, speak } from './languages/words.ts';
import { Look } from './theme/Look.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('docs.html has no element with the id root.');
speak(languageOf('system'));
createRoot(root).render(
  <StrictMode>
    <Look>
      <main>
        <DocsPage back="/ui/" />
      </main>
    </Look>
  </StrictMode>,
);
