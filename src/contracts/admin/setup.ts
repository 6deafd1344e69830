import * as z from 'zod/mini';
import { endpoint, type Answer } from '../core/endpoint.ts';

/** What an operator of a new portal does, in this order. */
export const SETUP_STEPS = ['data', 'name', 'mail', 'people', 'tariffs', 'backups'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export const getSetup = endpoint({
  method: 'GET',
  path: '/api/admin/setup/',
  summary: 'Which steps of setting up the portal are done',
  needs: 'operator',
  cost: 'light',
  answer: z.object({
    /** False when every step is done, an operator has closed the list, or the demo is on. */
    isShown: z.boolean(),
    /** Backups are a step only where the portal runs its own database. */
    steps: z.array(z.object({ step: z.enum(SETUP_STEPS), isDone: z.boolean() })),
  }),
});

export type Setup = Answer<typeof getSetup>;
