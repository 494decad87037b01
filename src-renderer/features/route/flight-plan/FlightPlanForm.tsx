import { Button, NativeSelect } from '@mantine/core';
import { Fragment, useState } from 'react';
import type { FlightPlanField, FlightPlan, FlightPlanIndicator } from '#contract/route/flight-plan.ts';
import type { RoutePlan } from '#contract/route/route.ts';
import { Notice } from '#renderer/components/notices/Notice.tsx';
import { ProblemNotice } from '#renderer/components/notices/ProblemNotice.tsx';
import { Copyable } from '#renderer/components/text/Copyable.tsx';
import { api } from '#renderer/data/api/client.ts';
import { useAct } from '#renderer/data/api/use-act.ts';
import { useApi } from '#renderer/data/api/use-query.ts';
import { words } from '#renderer/i18n/words.ts';
import { useRoute } from '../route-state.ts';
import type { Parsed } from '../use-parsed.ts';
import { messageFaultSentence, stateOf, formItems, wanted } from './form-layout.ts';
import styles from './FlightPlan.module.css';
import { PlanField, type PlanFieldProps } from './PlanField.tsx';
import { routeKey, typedFor, useTyped, type Typed } from './typed-items.ts';

/** Typing must rest for this many milliseconds. */
const REST = 120;

/** The flight plan of the route as a form and as a message. It is not filed. */
export function FlightPlanForm({ parsed }: { parsed: Parsed }) {
  const typedItems = useTyped();
  const { flightPlan } = words;
  const isMessage = parsed.route.form === 'message';
  const key = routeKey(parsed.plan, isMessage);
  const typed = typedFor(key, typedItems);
  return (
    <div className="stack">
      <p>{flightPlan.lead}</p>
      <Notice tone="warn">{flightPlan.notFiled}</Notice>
      {isMessage && <WayBack route={parsed.plan} items={typed} />}
      <PlanForm route={parsed.plan} routeKey={key} typed={typed} />
    </div>
  );
}

type PlanFormProps = { route: RoutePlan; routeKey: string; typed: Typed };

function PlanForm({ route, routeKey: key, typed }: PlanFormProps) {
  const typedItems = useTyped();
  const request = { body: { route, items: typed } };
  const { body, latest: plan, problem } = useApi('flightPlan', request, { rest: REST });
  const { flightPlan } = words;
  const type = (field: FlightPlanField, value: string) => typedItems.type(field, value, key);
  if (plan === undefined) return <ProblemNotice problem={problem} />;
  const ofMessage = plan.faults.filter(({ field }) => field === null);
  return (
    <form className="stack" onSubmit={(event) => event.preventDefault()} aria-busy={body === undefined}>
      <ProblemNotice problem={problem} />
      {ofMessage.length > 0 && (
        <ul className="bare-list tight" aria-label={flightPlan.messageFaults}>
          {ofMessage.map((fault) => (
            <li key={`${fault.code} ${fault.from}`}>{messageFaultSentence(fault)}</li>
          ))}
        </ul>
      )}
      <div className={styles.items}>
        {formItems.map(({ item, fields }) => (
          <Fragment key={item}>
            {item === '19' && <OtherInformation plan={plan} typed={typed} type={type} />}
            <fieldset className={styles.item} data-whole={fields.length > 3}>
              <legend>{flightPlan.items[item]}</legend>
              <div className="boxes">
                {fields.map((field) => (
                  <PlanField key={field} field={field} plan={plan} typed={typed[field]} type={type} />
                ))}
              </div>
            </fieldset>
          </Fragment>
        ))}
      </div>
      <div className="row">
        {typedItems.ofRoute.route === key && Object.keys(typedItems.ofRoute.items).length > 0 && (
          <Button onClick={() => typedItems.refill()}>{flightPlan.refill}</Button>
        )}
        <output>{stateOf(plan)}</output>
      </div>
      <h3>{flightPlan.message}</h3>
      <Copyable text={plan.message} label={flightPlan.message} />
      <p className="note">{flightPlan.whatStays}</p>
    </form>
  );
}

type OtherInformationProps = { plan: FlightPlan; typed: Typed; type: PlanFieldProps['type'] };

/** Item 18: the indicators that are filled in or requested, and a way to add others. */
function OtherInformation({ plan, typed, type }: OtherInformationProps) {
  const [added, setAdded] = useState<readonly string[]>([]);
  const { flightPlan } = words;
  const wantedFields = plan.faults.flatMap(({ code }): readonly string[] => wanted[code] ?? []);
  const indicators = (Object.keys(flightPlan.fields) as FlightPlanIndicator[]).filter((field) => /^[A-Z]+$/.test(field));
  const isShown = (field: FlightPlanIndicator) =>
    plan.items[field] !== null || (typed[field] ?? '') !== '' || added.includes(field) || wantedFields.includes(field);
  return (
    <fieldset className={styles.item} data-whole>
      <legend>{flightPlan.items['18']}</legend>
      <div className="boxes">
        {indicators.filter(isShown).map((field) => (
          <PlanField key={field} field={field} plan={plan} typed={typed[field]} type={type} />
        ))}
        <NativeSelect
          label={flightPlan.addIndicator}
          value=""
          data={[
            { value: '', label: words.common.choose },
            ...indicators.filter((field) => !isShown(field)).map((field) => ({ value: field, label: flightPlan.fields[field] })),
          ]}
          onChange={({ currentTarget }) => setAdded([...added, currentTarget.value])}
        />
      </div>
    </fieldset>
  );
}

type WayBackProps = { route: RoutePlan; items: Typed };
type Turned = { message: string; unknown: FlightPlan['unknown'] };

/** Turns a message around in the box of the route, where undo takes it back. */
function WayBack({ route, items }: WayBackProps) {
  const [turned, setTurned] = useState<Turned>();
  const { problem, act } = useAct();
  const { flightPlan } = words;
  const turn = async () => {
    const { message, unknown } = await api('flightPlan', { body: { route, items, isReversed: true } });
    setTurned({ message, unknown });
    useRoute.getState().change({ text: message });
  };
  const cleared = turned?.message === route.text ? turned.unknown.filter(({ code }) => code === 'cleared') : [];
  const isShortened = turned?.message === route.text && turned.unknown.some(({ code }) => code === 'wordsLeftOut');
  return (
    <>
      <Button onClick={() => void act(turn)}>{flightPlan.wayBack}</Button>
      {cleared.length > 0 && (
        <Notice live="polite">
          {flightPlan.wayBackNote} {cleared.map(({ field }) => flightPlan.fields[field]).join(', ')}.
          {isShortened && ` ${flightPlan.unknown.wordsLeftOut}`}
        </Notice>
      )}
      <ProblemNotice problem={problem} />
    </>
  );
}
