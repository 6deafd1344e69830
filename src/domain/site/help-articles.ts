/** The help articles by group, in the order in which they are listed. */
export const HELP_GROUPS = {
  portal: ['access', 'search', 'keyboard'],
  market: ['figures', 'screeners', 'charts'],
  programs: ['api', 'operators'],
} as const;

export type HelpGroup = keyof typeof HELP_GROUPS;
export type HelpSlug = (typeof HELP_GROUPS)[HelpGroup][number];

export const HELP_GROUP_NAMES = Object.keys(HELP_GROUPS) as [HelpGroup, ...HelpGroup[]];
export const HELP_SLUGS: readonly HelpSlug[] = HELP_GROUP_NAMES.flatMap(
  (group) => HELP_GROUPS[group],
);

export function findHelpSlug(text: string): HelpSlug | undefined {
  return HELP_SLUGS.find((slug) => slug === text);
}

/** Articles and anchors that pages link to. A test checks that every article has its anchors. */
export const HELP_PLACES = [
  'access#charts',
  'access#ask',
  'figures#day-change',
  'figures#figure-days',
  'figures#live-values',
  'figures#period-change',
  'figures#accrued-interest',
  'figures#yield-to-maturity',
  'figures#yield-to-worst',
  'figures#modified-duration',
  'figures#g-spread',
  'figures#discount-margin',
  'figures#floater-durations',
  'figures#linkers',
  'figures#curves',
  'screeners',
  'charts#move',
  'charts#compare',
  'charts#files',
  'api#tokens',
  'api#excel',
] as const satisfies readonly (HelpSlug | `${HelpSlug}#${string}`)[];
export type HelpPlace = (typeof HELP_PLACES)[number];

/** The URL of an article or of an anchor in it: `/help/figures/#g-spread`. */
export function helpUrl(place: HelpPlace): string {
  const [slug, anchor] = place.split('#');
  return `/help/${slug}/${anchor === undefined ? '' : `#${anchor}`}`;
}
