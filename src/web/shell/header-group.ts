/** The group of all menus in the header: only one is open at a time, also without scripts. */
export const HEADER_GROUP = 'header';
