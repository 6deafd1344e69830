import { ApiError } from '../../../contracts/errors.ts';
import { getLabels, getRepositoryLabels } from '../../../contracts/labels.ts';
import { labelsOf, withKeysAsTexts } from '../../../labels/labels.ts';
import { implement, type Route } from '../../http/api.ts';
import type { RequestContext } from '../../http/request-context.ts';

export function labelRoutes(): Route[] {
  return [
    implement(getLabels, ({ params }, context) => labelsFor(context, params.module)),
    implement(getRepositoryLabels, ({ params }, context) =>
      labelsFor(context, params.module, params.repository),
    ),
  ];
}

function labelsFor(
  { language, showsLabelKeys }: RequestContext,
  module: string,
  repository?: string,
) {
  const labels = labelsOf(language, module, repository);
  if (!labels) {
    const isKnownModule = labelsOf(language, module) !== undefined;
    throw new ApiError('not_found', {
      field: isKnownModule ? 'params.repository' : 'params.module',
    });
  }
  return showsLabelKeys ? withKeysAsTexts(labels) : labels;
}
