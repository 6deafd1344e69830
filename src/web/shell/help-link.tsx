import { helpUrl, type HelpPlace } from '../../domain/site/help-articles.ts';
import { Link } from './link.tsx';
import { useLabels } from './use-labels.ts';

/** “More in Help”, a link to the article or heading that explains something. */
export function HelpLink({
  place,
  about,
  className,
}: {
  readonly place: HelpPlace;
  /** The name of what is explained, for screen readers, which read the link out of context. */
  readonly about: string;
  readonly className?: string | undefined;
}) {
  const t = useLabels();
  const text = t('help_more');
  return (
    <Link to={helpUrl(place)} className={className} aria-label={`${text}: ${about}`}>
      {text}
    </Link>
  );
}
