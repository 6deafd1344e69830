import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const deu: Translation<typeof eng> = {
  page: {
    home_title: 'Märkte auf einen Blick',
    home_description:
      'Parcurve, das offene Finanzdatenportal: Anleihen, Aktien, ETFs, Indizes, Währungen und Derivate.',
    home_lead:
      'Anleihen, Aktien, ETFs, Indizes, Emittenten, Währungen und Derivate auf Ihrem eigenen Server und mit Ihren eigenen Daten.',
    home_leading_indexes: 'Leitindizes',
    home_leading_rates: 'Wichtige Zinssätze und Renditen',
    home_all_indexes: 'Alle Indizes ansehen',
    home_all_rates: 'Alle Zinssätze und Renditen ansehen',
  },
};
