import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const tur: Translation<typeof eng> = {
  page: {
    desk_text: 'Elle düzenlenen enstrümanlar ve ihraççılar.',
  },
  refusals: {
    desk_code_form: 'Bu tür bir kodun biçimi böyle değildir.',
    desk_code_digit: 'Kontrol basamağı yanlış.',
    desk_code_days: 'Son gün ilk günden sonra değil.',
    desk_code_taken: 'Aynı dönemde bu kod başka bir kayda ait.',
    desk_matures_before: 'Tahvilin vadesi ihraçtan sonradır.',
    desk_issuer_unknown: 'Bu numaralı bir ihraççı yok.',
    desk_source_unfit: 'Kaynağın değeri diğer alanlarla uyuşmuyor.',
    desk_same_two: 'Bir kayıt kendisiyle birleştirilemez.',
  },
  notice: {
    desk_hidden_notice: 'Bu araç portaldan kaldırıldı: artık aramada ve listelerde görünmez.',
  },
};
