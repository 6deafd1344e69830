/**
 * The name of all menus in the header: only one of them is open at a time, also without scripts.
 */
export const HEADER_GROUP = 'header';
