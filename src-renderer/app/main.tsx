import './trusted-types.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepMomentInAddress } from '#renderer/data/moment.ts';
import { keepSession } from '../data/session/keep-session.ts';
import { tradeTicket } from '#renderer/data/session/log-in.ts';
import { useSettings } from '../data/settings/settings.ts';
import { languageOf } from '../i18n/languages.ts';
import { speak } from '../i18n/words.ts';
import { App } from './App.tsx';
import { prepareAddress } from './prepare.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no element with the id root.');
const page = createRoot(root);
const render = () =>
  page.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

keepSession();
keepMomentInAddress();
prepareAddress(location.hash.slice(1));
// The user reads a refusal of the link in their language.
speak(languageOf(useSettings.getState().settings.language, navigator.language));
// The page is rendered as the user who signs in, not as anonymous for a moment.
const trading = tradeTicket();
if (trading) void trading.finally(render);
else render();
