/** The worst notch of each credit quality step: AA-, A-, BBB-, BB-, B-, D. */
export const LAST_NOTCHES = [4, 7, 10, 13, 16, 22] as const;
