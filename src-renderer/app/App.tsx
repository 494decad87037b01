import { Suspense, useEffect } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { fetchedPart } from '../components/fetched-part.ts';
import { Frame } from './layout/Frame.tsx';
import { keepFocus } from './layout/keep-focus.ts';
import { NothingHere } from '../components/page/NothingHere.tsx';
import { SearchScreen } from '../features/search/SearchScreen.tsx';
import { languageOf, speak, words } from '../i18n/words.ts';
import { useSettings } from '../data/settings/settings.ts';
import { Look } from '../theme/Look.tsx';

const AirportsScreen = fetchedPart(() => import('../features/airports/AirportsScreen.tsx'));
const CompareScreen = fetchedPart(() => import('../features/compare/CompareScreen.tsx'));
const NotamsScreen = fetchedPart(() => import('../features/notams/NotamsScreen.tsx'));
const MapScreen = fetchedPart(() => import('../features/map/MapScreen.tsx'));
const DataScreen = fetchedPart(() => import('../features/data/DataScreen.tsx'));
const ApiScreen = fetchedPart(() => import('../features/api/ApiScreen.tsx'));
const AboutScreen = fetchedPart(() => import('../features/about/AboutScreen.tsx'));
const SettingsScreen = fetchedPart(() => import('../features/settings/SettingsScreen.tsx'));

/** The screen stands behind the #, so that any server that has the one page can show all of them. */
const addresses = { hook: useHashLocation };

/** Search and airport share one screen, so the list keeps its place while airports are opened from it. */
const searchOrAirport = /^\/(?:airports\/(?<id>[^/]+))?$/;

/** The table's filter and order stand behind its path. */
const airportTable = /^\/airports(?:\?.*)?$/;

/** What is asked of the map may stand behind its path, as in links from outside. */
const map = /^\/map(?:\?.*)?$/;

/** What is asked of the NOTAMs, too. */
const notams = /^\/notams(?:\/(?<location>[^/?]+))?(?:\?.*)?$/;

export function App() {
  const language = useSettings(({ settings }) => languageOf(settings.language));
  speak(language);
  useEffect(keepFocus, []);
  return (
    <Look key={language}>
      <Router {...addresses}>
        <Frame>
          <Suspense fallback={<output>{words.frame.loading}</output>}>
            <Switch>
              <Route path={airportTable} component={AirportsScreen} />
              <Route path="/compare/:ids?">{({ ids }) => <CompareScreen ids={ids ?? ''} />}</Route>
              <Route path={searchOrAirport}>{({ id }) => <SearchScreen opened={id} />}</Route>
              <Route path={notams}>{({ location }) => <NotamsScreen location={location ?? ''} />}</Route>
              <Route path={map} component={MapScreen} />
              <Route path="/data/:part?">{({ part }) => <DataScreen part={part ?? ''} />}</Route>
              <Route path="/dataset">
                <Redirect to="/data" replace />
              </Route>
              <Route path="/api/:part?">{({ part }) => <ApiScreen part={part ?? ''} />}</Route>
              <Route path="/settings" component={SettingsScreen} />
              <Route path="/about" component={AboutScreen} />
              <Route component={NothingHere} />
            </Switch>
          </Suspense>
        </Frame>
      </Router>
    </Look>
  );
}
