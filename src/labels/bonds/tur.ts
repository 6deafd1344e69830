import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const tur: Translation<typeof eng> = {
  refusals: {
    bond_refused_missing: 'Hesaplama için bu gerekli.',
    bond_refused_not_a_day: 'Takvimde böyle bir gün yok.',
    bond_refused_not_a_number: 'Bu bir sayı değil.',
    bond_refused_not_allowed: 'Bu, olası seçeneklerden biri değil.',
    bond_refused_not_positive: '0’dan büyük olmalı.',
    bond_refused_negative: 'Negatif olamaz.',
    bond_refused_too_low: 'Bu çok düşük.',
    bond_refused_too_high: 'Bu çok yüksek.',
    bond_refused_too_many: 'Ödeme sayısı çok fazla.',
    bond_refused_not_after_settlement: 'Tahvilin vadesi takas gününden sonra olmalı.',
    bond_refused_wrong_order: 'Bu gün diğerleriyle sıralı değil.',
    bond_refused_wrong_sum: 'Geri ödemelerin toplamı 100 değil.',
    bond_refused_both_given: 'İkisinden birini verin, ikisini değil.',
    bond_refused_neither_given: 'Bir fiyat ya da getiri verin.',
    bond_refused_no_yield: 'Bu fiyatı açıklayan bir getiri yok.',
    bond_refused_nothing_left: 'O güne kadar tahvil geri ödenmiş olur.',
  },
};
