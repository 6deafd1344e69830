import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const tur: Translation<typeof eng> = {
  page: {
    api_title: 'API',
    api_description: 'Parcurve API’sinin tüm çağrıları.',
    api_lead:
      'Dosyalar ve canlı akış dışında çağrılar JSON döndürür. Makinece okunabilir tanım OpenAPI 3.1’e uygundur; ret yanıtları her zaman aynı yapıdadır.',
    api_method: 'Yöntem',
    api_path: 'Yol',
    api_summary: 'İşlevi',
  },
};
