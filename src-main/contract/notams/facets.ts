/** Facets count the NOTAMs that a list has or would have by status, severity and category, for the switches of a filter. */
import { Type, type Static } from 'typebox';
import { CoverageClaim } from './coverage.ts';
import { Closed, Count, OneOf, Text, TextOrNull, TimestampOrNull } from '../schema/values.ts';
import { categoryWords, severityGrades, statusWords } from './decoded.ts';

export const facetNames = ['status', 'severity', 'category'] as const;
export type FacetName = (typeof facetNames)[number];

/** An address separates them by commas. */
export const FacetNames = Type.Optional(
  Type.Array(OneOf(facetNames, 'name of a facet'), {
    minItems: 1,
    uniqueItems: true,
    description:
      'names with commas between: adds the object facets, which counts the NOTAMs by each value of these, out of everything stored and at the one moment of the answer; only with json',
  }),
);

/** Every value has its count, also where it is 0. */
const countsOf = <const Values extends readonly (string | number)[]>(values: Values, description: string) =>
  Type.Optional(
    Closed(
      Object.fromEntries(values.map((value) => [value, Count(`those of ${value}`)])) as Record<
        `${Values[number]}`,
        ReturnType<typeof Count>
      >,
      { description },
    ),
  );

export const Freshness = (of: string) => OneOf(['fresh', 'ageing', 'stale', 'unknown'], `grade of the age of ${of}`);

const Age = {
  issuedAt: TimestampOrNull('issue date of the newest NOTAM, samples aside; null for none'),
  freshness: Freshness('that NOTAM'),
};

export const AskedCoverage = Closed(
  {
    importedAt: TimestampOrNull('when NOTAMs were last imported; null where only samples are stored, or nothing'),
    ...Age,
    places: Type.Array(
      Closed({
        place: Text('code of an aerodrome or a region'),
        importedAt: TimestampOrNull('when an import last named it; null where none did'),
        claim: Type.Union([CoverageClaim, Type.Null()], {
          description:
            'the latest list that claims to hold all NOTAMs of it at the moment of the answer; null for none: what is stored may be a part',
        }),
        freshness: Freshness(
          'the list of claim at that moment; stale from 24 hours on, unknown where the list does not say when it was made, or there is none',
        ),
        countryCode: TextOrNull('its country, ISO 3166-1 alpha-2; of a region by the letters that it begins with; null where not known'),
      }),
      { description: 'those that the filter names, at most 20' },
    ),
    countries: Type.Array(Closed({ countryCode: Text('ISO 3166-1 alpha-2'), ...Age }), {
      description: 'those of the places, and those that the filter names, at most 20',
    }),
  },
  { description: 'what is stored of what was asked for: a count of 0 does not mean that nothing is closed' },
);
export type AskedCoverage = Static<typeof AskedCoverage>;

export const Facets = Closed(
  {
    coverage: AskedCoverage,
    totalCount: Count('matches of the query without the conditions of its filter on status, severity and category'),
    status: countsOf(
      statusWords,
      'by status, active without overdue; the conditions on severity and category apply, those on status do not',
    ),
    severity: countsOf(severityGrades, 'by severity; the conditions on status and category apply'),
    category: countsOf(categoryWords, 'by category; the conditions on status and severity apply'),
  },
  {
    description:
      'on request only, for switches: how many would be listed with each value alone of a facet. A condition counts as one on a facet where it is of the filter as a whole, not of a branch of OR, and names nothing else',
  },
);
export type Facets = Static<typeof Facets>;
