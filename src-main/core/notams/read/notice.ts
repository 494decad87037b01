/** A NOTAM as read and decoded. Unknown is null: nothing is guessed, and `raw` is always complete. */
import type { Warning } from '#contract/notams/warnings.ts';
import type { Decoded } from '#contract/notams/decoded.ts';
import type { SeverityRule } from '#contract/notams/rules.ts';
import type { ConditionCode, SubjectCode } from '#contract/notams/topics.ts';
import type { NoticeType } from '../items/header.ts';

export type NoticeFormat = Decoded['format'];

/** Points are `[longitude, latitude]`, degrees, WGS 84 (RFC 7946); rings run counter-clockwise and close. */
export type Position = [longitude: number, latitude: number];
export type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'MultiPoint'; coordinates: Position[] }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'MultiLineString'; coordinates: Position[][] }
  | { type: 'Polygon'; coordinates: Position[][] }
  | { type: 'MultiPolygon'; coordinates: Position[][][] };

/**
 * Where a geometry comes from: an area, circle, corridor, line or points in the text; the coarse circle or point of item Q; the position of the
 * aerodrome. `wholeRegion` has none.
 */
export type GeometrySource = NonNullable<Decoded['geometrySource']>;

export type EffectKind = Decoded['effects'][number]['kind'];

/** What a NOTAM does. `part`: a length, some operations, some aircraft, some hours, one direction. */
export type Effect = Decoded['effects'][number];

/** The condition is given as reported, because its age depends on the time of the request. Lists hold the first, middle and last third of the runway. */
export type RunwayCondition = Omit<Decoded['runwayConditions'][number], 'ageMinutes' | 'timeliness'>;

/** ISO 8601 UTC. `end` is null for a period without an end. */
export type ActivePeriod = { start: string; end: string | null };

export type Category = Decoded['category'];

/** 5 may stop the flight, 4 changes the plan, 3 attention, 2 minor, 1 information (resources/docs/notams.md). */
export type Severity = Decoded['severity'];

export type RunwayIdents = { name: string; lowIdent: string | null; highIdent: string | null; isClosed: boolean | null };

/** What is known besides the text. */
export type About = {
  /** The time of issue is given where the file states it. */
  issued?: Date | undefined;
  /** Reports without a year get the year that is nearest to this time of receipt. */
  receivedAt: Date;
  runwaysOf?: ((icao: string) => readonly RunwayIdents[] | undefined) | undefined;
  /** Degrees, WGS 84. */
  positionOf?: ((icao: string) => { latitude: number; longitude: number } | undefined) | undefined;
  /** Name of an aerodrome for the plain text. */
  nameOf?: ((icao: string) => string | undefined) | undefined;
};

/** An import needs these members: items, dates and identity. */
export type NoticeReading = {
  /** The text is complete and as received. */
  raw: string;
  format: NoticeFormat;
  number: string | null;
  type: NoticeType | null;
  reference: string | null;
  /** This is item A, or the location of a domestic NOTAM (`SFO`). */
  locations: string[];
  /** An aerodrome without a code is named at the start of item E. */
  placeName: string | null;
  /** Office of a US NOTAM, for example SFO or FDC. */
  account: string | null;
  /** US keyword: RWY, TWY, OBST … */
  keyword: string | null;
  /** US states in front of the keyword, for example TX. */
  states: string[];
  qCode: string | null;
  fir: string | null;
  traffic: string | null;
  purpose: string | null;
  scope: string | null;
  /** Flight levels; 0 and 999 mean that no limit was given. */
  lowerFl: number | null;
  upperFl: number | null;
  latitude: number | null;
  longitude: number | null;
  /** Nautical miles; null where unknown or the whole region. */
  radiusNm: number | null;
  /** Item Q's radius is 999. */
  isWholeRegion: boolean;
  issueDate: Date | null;
  startDate: Date | null;
  endDate: Date | null;
  endKind: 'fixed' | 'estimated' | 'permanent' | 'untilFurtherNotice' | null;
  isEstimated: boolean;
  isPermanent: boolean;
  /** As written. */
  schedule: string | null;
  /** This is item E without its marks, or the whole text where there are no items. */
  text: string;
  lowerLimit: string | null;
  upperLimit: string | null;
  isSnowtam: boolean;
  isProcedure: boolean;
  partIndex: number | null;
  partCount: number | null;
  /** SOURCE of the footer. */
  footerSource: string | null;
  runwayConditions: RunwayCondition[];
  /** What could not be read. */
  warnings: Warning[];
};

/** All of it. */
export type DecodedNotice = NoticeReading & {
  /** Null without a schedule. */
  scheduleUnderstood: boolean | null;
  /**
   * When the NOTAM is active, clipped to its dates and to the window given. Without `to` a schedule is expanded for MAX_DAYS from the start.
   * A schedule that is not understood counts as active throughout.
   */
  activePeriods: (from?: Date, to?: Date) => ActivePeriod[];
  /** What has happened, in one line; null only for a text without words. */
  headline: string | null;
  /** Whether the headline is made by a rule or is the first clause of the text in plain words. */
  headlineSource: Decoded['headlineSource'];
  /** The headline is also given as codes, of which other languages make their own. */
  headlineParts: Decoded['headlineParts'];
  /** The plain words are made on request, because imports and the state of an aerodrome need none. */
  plainText: () => string;
  geometry: Geometry | null;
  geometrySource: GeometrySource | null;
  subject: string | null;
  condition: string | null;
  subjectCode: SubjectCode | null;
  conditionCode: ConditionCode | null;
  category: Category;
  severity: Severity;
  severityRule: SeverityRule;
  effects: Effect[];
};
