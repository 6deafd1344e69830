import { ApiError } from '../../../../contracts/core/errors.ts';
import { getLabels, getRepositoryLabels } from '../../../../contracts/site/labels.ts';
import { isLabelModule } from '../../../../labels/labels.ts';
import { implement, type Route } from '../../../core/http/api.ts';
import type { RequestContext } from '../../../core/http/request-context.ts';

export function labelRoutes(): Route[] {
  return [
    implement(getLabels, ({ params }, context) => textsFor(context, params.module)),
    implement(getRepositoryLabels, ({ params }, context) =>
      textsFor(context, params.module, params.repository),
    ),
  ];
}

function textsFor(context: RequestContext, module: string, repository?: string) {
  const texts = context.labels.module(context, module, repository);
  if (!texts) {
    throw new ApiError('not_found', {
      field: isLabelModule(module) ? 'params.repository' : 'params.module',
    });
  }
  return texts;
}
