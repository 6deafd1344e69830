import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { text } from '../core/fields.ts';

/** Any name is valid input; an unknown one gets 404. */
const name = text(200);
/** If present and neither `0` nor `false`, every text is replaced by its key. */
const query = z.object({ show_labels: z.optional(z.string()) });
const answer = z.record(z.string(), z.string());

export const getLabels = endpoint({
  method: 'GET',
  path: '/api/labels/{module}/',
  summary: 'Get the texts of a module in the viewer’s language',
  needs: 'public',
  cost: 'none',
  scope: 'any',
  params: z.strictObject({ module: name }),
  query,
  answer,
});

export const getRepositoryLabels = endpoint({
  method: 'GET',
  path: '/api/labels/{module}/{repository}/',
  summary: 'Get the texts of one repository of a module in the viewer’s language',
  needs: 'public',
  cost: 'none',
  scope: 'any',
  params: z.strictObject({ module: name, repository: name }),
  query,
  answer,
});
