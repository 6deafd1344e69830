import { THEME_COLORS } from '../../domain/site/theme-colors.ts';
import { useShell } from './use-shell.ts';

/** Icons, the manifest, and the colours of the browser frame. */
export function AppLinks() {
  const { logo, theme } = useShell();
  return (
    <>
      <link rel="icon" href={logo ?? '/favicon.svg'} />
      {/* Phones don't accept SVG here. */}
      {!logo?.endsWith('.svg') && (
        <link rel="apple-touch-icon" href={logo ?? '/icons/apple-touch-icon.png'} />
      )}
      <link rel="manifest" href="/manifest.webmanifest" />
      {theme === 'system' ? (
        (['light', 'dark'] as const).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            media={`(prefers-color-scheme: ${scheme})`}
            content={THEME_COLORS[scheme]}
          />
        ))
      ) : (
        <meta name="theme-color" content={THEME_COLORS[theme]} />
      )}
    </>
  );
}
