/** Each screen in the list has its component. All but the first are loaded on first use. */
import type { ReactNode } from 'react';
import { fetchedPart } from '#renderer/components/fetched-part.ts';
import { AirportPage } from '#renderer/features/airport/AirportPage.tsx';
import { prepareMap } from '#renderer/features/map/airports/load-airports.ts';
import { Welcome } from '#renderer/features/search/Welcome.tsx';
import { HomeScreen } from '#renderer/features/home/HomeScreen.tsx';
import type { ScreenName } from './screens.ts';

const AirportsScreen = fetchedPart(() => import('#renderer/features/airports/AirportsScreen.tsx'));
const CompareScreen = fetchedPart(() => import('#renderer/features/compare/CompareScreen.tsx'));
const NotamsScreen = fetchedPart(() => import('#renderer/features/notams/NotamsScreen.tsx'));
const MapScreen = fetchedPart(() => import('#renderer/features/map/MapScreen.tsx'));
const RouteScreen = fetchedPart(() => import('#renderer/features/route/RouteScreen.tsx'));
const RouteMap = fetchedPart(() => import('#renderer/features/map/route/RouteMap.tsx'));
const PlannedRoute = fetchedPart(() => import('#renderer/features/route/PlannedRoute.tsx'));
const BriefingScreen = fetchedPart(() => import('#renderer/features/briefing/BriefingScreen.tsx'));
const DataScreen = fetchedPart(() => import('#renderer/features/data/DataScreen.tsx'));
const ApiScreen = fetchedPart(() => import('#renderer/features/api/ApiScreen.tsx'));
const AboutScreen = fetchedPart(() => import('#renderer/features/about/AboutScreen.tsx'));
const SettingsScreen = fetchedPart(() => import('#renderer/features/settings/SettingsScreen.tsx'));

/** Keys are the names of the route's parts; a part that the address does not have is absent. */
type Parts = Readonly<Record<string, string | undefined>>;

type Shown = {
  show: (parts: Parts) => ReactNode;
  /** Loads a screen before it is shown. */
  prepare?: () => void;
};

export const routes: Readonly<Record<ScreenName, Shown>> = {
  home: { show: () => <HomeScreen /> },
  search: { show: ({ id }) => (id === undefined ? <Welcome /> : <AirportPage key={id} id={id} />) },
  airports: { show: () => <AirportsScreen /> },
  compare: { show: ({ ids = '' }) => <CompareScreen ids={ids} /> },
  notams: { show: ({ location = '' }) => <NotamsScreen location={location} /> },
  map: {
    show: () => <MapScreen />,
    prepare: () => {
      // What takes longest is first.
      prepareMap();
      MapScreen.prepare();
    },
  },
  route: { show: () => <RouteScreen Chart={RouteMap} /> },
  briefing: { show: () => <PlannedRoute Screen={BriefingScreen} /> },
  data: { show: ({ part = '' }) => <DataScreen part={part} /> },
  api: { show: ({ part = '' }) => <ApiScreen part={part} /> },
  settings: { show: () => <SettingsScreen /> },
  about: { show: () => <AboutScreen /> },
};
