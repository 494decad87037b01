/** The items of a NOTAM by name; each result has the rule that led to it next to it. */
import { Link } from 'wouter';
import type { Decoded } from '#contract/notams/decoded.ts';
import type { NotamAnswer } from '#contract/notams/notam.ts';
import type { Fact } from '#renderer/components/tables/Facts.tsx';
import { orUnknown } from '#renderer/components/text/Unknown.tsx';
import { ageInWords } from '#renderer/format/age.ts';
import { effectSentence } from '#words/effect-sentence.ts';
import { firInWords } from '#renderer/format/notams/fir-names.ts';
import { limitsInWords } from '#renderer/format/notams/plain-in-words.ts';
import { classInWords } from '#renderer/format/notams/origin.ts';
import { notamSource } from '#words/notam-source.ts';
import { type WriteTime, partsOfSpan } from '#renderer/format/notams/period.ts';
import type { Units } from '#renderer/format/use-units.ts';
import { words } from '#renderer/i18n/words.ts';
import styles from './NotamDetails.module.css';

type Input = { notam: NotamAnswer; decoded: Decoded; units: Units; write: WriteTime; now: number };

export const factsOf = ({ notam, decoded, units, write, now }: Input): Fact[] => [
  ...meaning(decoded),
  ...schedule(decoded),
  { name: words.notams.facts.periods, value: <Periods periods={decoded.activePeriods} write={write} />, isWide: true },
  ...place(decoded, units),
  ...origin(notam, decoded, write, now),
];

function meaning(decoded: Decoded): Fact[] {
  const { effects, severity, severityRule } = decoded;
  const { facts, severities, noEffects, subject, condition } = words.notams;
  const severityWord = (severities as Readonly<Record<number, string>>)[severity];
  return [
    { name: facts.subject, value: orUnknown(subject(decoded), (text) => text) },
    { name: facts.condition, value: orUnknown(condition(decoded), (text) => text) },
    {
      name: facts.effects,
      isWide: true,
      value:
        effects.length === 0
          ? noEffects
          : effects.map((effect) => (
              <div key={`${effect.kind} ${effect.runway} ${effect.rule} ${effect.from}`}>
                {effectSentence(effect, words.notams.effects)} <span className="note">({words.notams.effectRule(effect.rule)})</span>
              </div>
            )),
    },
    {
      name: words.common.severity,
      value: severityWord === undefined ? severity : `${severity}, ${severityWord}`,
      more: words.notams.severityRule(severityRule),
    },
  ];
}

function place(decoded: Decoded, { distance }: Units): Fact[] {
  const { notams } = words;
  const { facts } = notams;
  const { locations, fir, qCode, traffic, purpose, scope, geometrySource, radiusNm } = decoded;
  const areaFrom = (notams.areaFrom as Readonly<Record<string, string>>)[geometrySource ?? ''];
  return [
    { name: facts.locations, value: orUnknown(locations.length === 0 ? null : locations, codes) },
    { name: facts.fir, value: orUnknown(fir, firInWords) },
    { name: facts.code, value: orUnknown(qCode, (code) => code) },
    {
      name: facts.trafficPurposeScope,
      value: orUnknown(traffic ?? purpose ?? scope, () => [traffic, purpose, scope].map((part) => part ?? words.common.unknown).join(', ')),
    },
    { name: words.common.limits, value: limitsInWords(decoded) ?? notams.noLimits },
    {
      name: facts.area,
      value: areaFrom ?? notams.noArea,
      ...(radiusNm !== null && geometrySource === 'itemQ' ? { more: notams.radius(distance(radiusNm)) } : {}),
    },
  ];
}

const codes = (locations: readonly string[]) =>
  locations.map((code, index) => (
    <span key={code}>
      {index > 0 && ', '}
      <Link href={`/airports/${encodeURIComponent(code)}`}>{code}</Link>
    </span>
  ));

function schedule({ schedule: text, scheduleUnderstood }: Decoded): Fact[] {
  const { notams } = words;
  const understood = scheduleUnderstood === false ? notams.period.scheduleUnknown : notams.scheduleUnderstood;
  return [{ name: notams.facts.schedule, value: text ?? notams.noSchedule, ...(text === null ? {} : { more: understood }) }];
}

function origin(notam: NotamAnswer, { type, reference, delistedAt }: Decoded, write: WriteTime, now: number): Fact[] {
  const { notams } = words;
  const { facts } = notams;
  const { issueDate, source, sourceType, updatedAt } = notam;
  const issued = issueDate === null ? notams.issueUnknown : notams.issuedAgo(write(issueDate), ageInWords(now - Date.parse(issueDate)));
  const from = [notamSource(source, words.common), ...(sourceType === null ? [] : [classInWords(sourceType)])].join(', ');
  return [
    {
      name: words.common.source,
      value: from,
      more: `${issued}${words.common.semicolon}${notams.storedSince(write(updatedAt))}`,
      isWide: true,
    },
    ...(reference === null ? [] : [{ name: facts.chain, value: `${type ?? ''} ${reference}`.trim() }]),
    ...(delistedAt === null ? [] : [{ name: facts.delisted, value: write(delistedAt) }]),
  ];
}

/** Periods listed; the rest is counted. */
const MOST = 7;

/** It says when a NOTAM is active in the week shown. */
function Periods({ periods, write }: { periods: Decoded['activePeriods']; write: WriteTime }) {
  const { notams } = words;
  if (periods.length === 0) return notams.noPeriods;
  return (
    <>
      {periods.slice(0, MOST).map((period) => (
        <div key={period.start} className={styles.span}>
          {partsOfSpan(period, write).map((part) => (
            <span key={part}>{part} </span>
          ))}
        </div>
      ))}
      {periods.length > MOST && <div>{notams.morePeriods(periods.length - MOST)}</div>}
    </>
  );
}
