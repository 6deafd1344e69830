/** Sectors of companies. */
export const COMPANY_SECTORS = [
  'banks',
  'oil_gas',
  'utilities',
  'telecom',
  'industrials',
  'materials',
  'consumer',
  'healthcare',
  'technology',
  'real_estate',
  'transport',
  'finance',
] as const;
export const GOVERNMENT_SECTOR = 'government';
export const MUNICIPAL_SECTOR = 'municipal';

/** Sectors of all issuers. */
export const SECTORS = [...COMPANY_SECTORS, GOVERNMENT_SECTOR, MUNICIPAL_SECTOR] as const;
