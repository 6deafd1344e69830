/** The background of pages by theme, for the frame that browsers draw around them (tokens.css). */
export const THEME_COLORS = { light: '#ffffff', dark: '#0f161d' } as const;
