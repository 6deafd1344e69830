import type { OfferBar } from '../../../../contracts/site/offers.ts';
import { BannerFace } from '../../../shell/offers/banner-face.tsx';
import { CloseIcon } from '../../../shell/offers/close-icon.tsx';
import { OfferBarFace } from '../../../shell/offers/offer-bar.tsx';
import bannerCss from '../../../shell/offers/registration-banner.module.css';
import { useShell } from '../../../shell/use-shell.ts';
import css from './site-pages.module.css';

const THEMES = ['light', 'dark'] as const;

/** A bar in both themes, rendered by the component that visitors get. */
export function BarPreview({ offer }: { offer: OfferBar }) {
  return THEMES.map((theme) => (
    <div key={theme} className={css.themed} data-scheme={theme} data-preview={theme}>
      <OfferBarFace offer={offer} />
    </div>
  ));
}

/** The same for the registration banner. */
export function VariantPreview({
  banner,
}: {
  banner: { readonly title: string; readonly text: string; readonly action: string };
}) {
  const { registrationUrl } = useShell();
  return THEMES.map((theme) => (
    <div key={theme} className={css.themed} data-scheme={theme} data-preview={theme}>
      <div className={bannerCss.banner}>
        <BannerFace banner={banner} url={registrationUrl} isPreview />
        <span className={bannerCss.close}>
          <CloseIcon />
        </span>
      </div>
    </div>
  ));
}
