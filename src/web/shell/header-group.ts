/** What opens in the header: one of them at a time, also without scripts. */
export const HEADER_GROUP = 'header';
