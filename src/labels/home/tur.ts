import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const tur: Translation<typeof eng> = {
  page: {
    home_title: 'Piyasalara genel bakış',
    home_description:
      'Açık finansal veri portalı Parcurve: tahviller, hisse senetleri, ETF’ler, endeksler, dövizler ve türev ürünler.',
    home_lead:
      'Tahviller, hisse senetleri, ETF’ler, endeksler, ihraççılar, dövizler ve türev ürünler kendi sunucunuzda, kendi verilerinizle.',
    home_leading_indexes: 'Önde gelen endeksler',
    home_leading_rates: 'Önde gelen faizler ve getiriler',
    home_all_indexes: 'Tüm endeksleri gör',
    home_all_rates: 'Tüm faizleri ve getirileri gör',
  },
};
