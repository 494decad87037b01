import { lazy, Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { DatasetPage } from './features/dataset/DatasetPage.tsx';
import { Frame } from './features/frame/Frame.tsx';
import { NothingHere } from './features/frame/NothingHere.tsx';
import { NotamsPage } from './features/notams/NotamsPage.tsx';
import { SearchScreen } from './features/search/SearchScreen.tsx';
import { Look } from './theme/Look.tsx';

const DocsPage = lazy(async () => ({ default: (await import('./features/docs/DocsPage.tsx')).DocsPage }));

/** The screen stands behind the #, so that any server that has the one page can show all of them. */
const addresses = { hook: useHashLocation };

/** Search and airport share one screen, so the list keeps its place while airports are opened from it. */
const searchOrAirport = /^\/(?:airports\/(?<id>[^/]+))?$/;

export function App() {
  return (
    <Look>
      <Router {...addresses}>
        <Frame>
          <Switch>
            <Route path={searchOrAirport}>{({ id }) => <SearchScreen opened={id} />}</Route>
            <Route path="/notams/:location?">{({ location }) => <NotamsPage location={location ?? ''} />}</Route>
            <Route path="/dataset" component={DatasetPage} />
            <Route path="/api">
              <Suspense>
                <DocsPage />
              </Suspense>
            </Route>
            <Route component={NothingHere} />
          </Switch>
        </Frame>
      </Router>
    </Look>
  );
}
