import { useEffect, type ReactNode } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Frame } from './layout/Frame.tsx';
import { keepFocus } from './layout/keep-focus.ts';
import { FaultBoundary } from '../components/faults/FaultBoundary.tsx';
import { Meanwhile } from '../components/fetched-part.ts';
import { Page } from '../components/page/Page.tsx';
import { NothingHere } from '../components/page/NothingHere.tsx';
import { languageOf } from '../i18n/languages.ts';
import { speak, words } from '../i18n/words.ts';
import { routes } from './routes.tsx';
import { screens, type ScreenName } from './screens.ts';
import { useSettings } from '../data/settings/settings.ts';
import { Look } from '../theme/Look.tsx';

/** The path of the screen is after the #, so that any server with this one page can show all screens. */
const addresses = { hook: useHashLocation };

type Parts = Parameters<(typeof routes)[ScreenName]['show']>[0];

const Shown = ({ name, parts }: { name: ScreenName; parts: Parts }) => routes[name].show(parts);
const asScreen = (notice: ReactNode, what: string) => <Page title={what}>{notice}</Page>;
const asMain = (notice: ReactNode) => <main>{notice}</main>;

export function App() {
  const language = useSettings(({ settings }) => languageOf(settings.language, navigator.language));
  speak(language);
  useEffect(keepFocus, []);
  return (
    <Look key={language}>
      <FaultBoundary what={words.faults.wholeWindow} around={asMain}>
        <Router {...addresses}>
          <Frame>
            <Switch>
              {screens.map(({ name, route, label }) => (
                <Route key={name} path={route}>
                  {(parts: Parts) => (
                    <FaultBoundary what={label(words)} around={asScreen}>
                      <Meanwhile
                        value={asScreen(
                          <output className="waiting" aria-busy="true">
                            {words.common.loading}
                          </output>,
                          label(words),
                        )}
                      >
                        <Shown name={name} parts={parts} />
                      </Meanwhile>
                    </FaultBoundary>
                  )}
                </Route>
              ))}
              <Route path="/dataset">
                <Redirect to="/data" replace />
              </Route>
              <Route component={NothingHere} />
            </Switch>
          </Frame>
        </Router>
      </FaultBoundary>
    </Look>
  );
}
