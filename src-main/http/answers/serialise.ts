/** Answers that are objects, as JSON by the contract: an undeclared member can't be sent. */
import fastJson, { type Schema } from 'fast-json-stringify';
import { endpoints, type EndpointName } from '#contract/endpoints.ts';

/** Made from the contract at first use. */
const serialisers = new Map<EndpointName, (value: unknown) => string>();

export function serialise(name: EndpointName, value: unknown): string {
  let serialiser = serialisers.get(name);
  if (!serialiser) {
    serialiser = fastJson(endpoints[name].reply as Schema);
    serialisers.set(name, serialiser);
  }
  return serialiser(value);
}
