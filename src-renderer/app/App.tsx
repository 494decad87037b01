import { Suspense, useEffect } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Frame } from './layout/Frame.tsx';
import { keepFocus } from './layout/keep-focus.ts';
import { NothingHere } from '../components/page/NothingHere.tsx';
import { languageOf } from '../i18n/languages.ts';
import { speak, words } from '../i18n/words.ts';
import { routes } from './routes.tsx';
import { screens } from './screens.ts';
import { useSettings } from '../data/settings/settings.ts';
import { Look } from '../theme/Look.tsx';

/** The path of the screen is after the #, so that any server with this one page can show all screens. */
const addresses = { hook: useHashLocation };

export function App() {
  const language = useSettings(({ settings }) => languageOf(settings.language, navigator.language));
  speak(language);
  useEffect(keepFocus, []);
  return (
    <Look key={language}>
      <Router {...addresses}>
        <Frame>
          <Suspense fallback={<output>{words.layout.loading}</output>}>
            <Switch>
              {screens.map(({ name, route }) => (
                <Route key={name} path={route}>
                  {(parts: Parameters<(typeof routes)[typeof name]>[0]) => routes[name](parts)}
                </Route>
              ))}
              <Route path="/dataset">
                <Redirect to="/data" replace />
              </Route>
              <Route component={NothingHere} />
            </Switch>
          </Suspense>
        </Frame>
      </Router>
    </Look>
  );
}
