import { ButtonLink } from '../../../widgets/button/button.tsx';
import css from './registration-banner.module.css';

interface BannerFaceProps {
  readonly banner: { readonly title: string; readonly text: string; readonly action: string };
  readonly url: string;
  /** Several may be on one page, and IDs have to be unique. */
  readonly isPreview?: boolean;
}

/** What the registration banner says. */
export function BannerFace({ banner, url, isPreview = false }: BannerFaceProps) {
  const { title, text, action } = banner;
  return (
    <>
      <h2 id={isPreview ? undefined : 'registration-banner'}>{title}</h2>
      <p id={isPreview ? undefined : 'registration-banner-text'}>{text}</p>
      {/* Registration may be on another site. */}
      <ButtonLink kind="primary" size="l" className={css.action} href={url}>
        {action}
      </ButtonLink>
    </>
  );
}
