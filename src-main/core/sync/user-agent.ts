import { installation } from '../platform/installation.ts';

/** It says nothing about the machine or its user. */
export const userAgent = `Aeroshelf/${installation.version}`;
