import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { idParam } from './fields.ts';

export const getPeriodicity = endpoint({
  method: 'GET',
  path: '/api/currency/periodicity/{indexId}',
  summary: 'How often a currency pair is quoted; 0 or 8 adds the 3M tab',
  params: z.strictObject({ indexId: idParam }),
  answer: z.int(),
});
