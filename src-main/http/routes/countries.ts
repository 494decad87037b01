import type { CountryQuery } from '#core/countries/countries.ts';
import { listAnswer, type Handlers } from '../handlers.ts';

export const countryRoutes = {
  listCountries: async ({ core, query }) => listAnswer(query, (slice) => core.countries.list(query as CountryQuery, slice)),
  getCountry: async ({ core, params }) => core.countries.get(params.countryId),
} satisfies Partial<Handlers>;
