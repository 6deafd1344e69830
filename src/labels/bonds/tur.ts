import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const tur: Translation<typeof eng> = {
  calculator: {
    calc_title: 'Hesaplayıcı',
    calc_price: 'Temiz fiyat, %',
    calc_yield: 'Getiri, %',
    calc_settlement: 'Takas günü',
    calc_from_price: 'Fiyattan getiri',
    calc_from_yield: 'Getiriden fiyat',
    calc_again: 'Başlangıçtaki gibi',
    calc_accrued: 'İşlemiş faiz',
    calc_dirty: 'Kirli fiyat',
    calc_current: 'Cari getiri, %',
    calc_macaulay: 'Macaulay süresi, yıl',
    calc_modified: 'Düzeltilmiş süre',
    calc_convexity: 'Dışbükeylik',
    calc_dv01: 'Baz puan değeri (DV01)',
  },
  rights: {
    calc_call: '{date} geri çağrısına getiri, %',
    calc_put: '{date} satım hakkına getiri, %',
    calc_worst: 'En kötü getiri, %',
  },
  floaters: {
    calc_margin: 'İskonto marjı, bp',
  },
  notes: {
    calc_note:
      'Kalan nominalin 100’ü başına, faiz {dayCount} ile sayılır. Getiriler kupon sıklığında bileşiktir.',
    calc_assume_index: 'Kuponun bugünkü gibi kalacağı varsayılır.',
    calc_assume_inflation: 'Başka enflasyon olmayacağı varsayılır.',
    calc_assume_ever: 'Kuponun sonsuza dek ödeneceği varsayılır.',
    calc_example: '100 bir örnektir: piyasa fiyatı erişimi olanlar içindir.',
  },
  flows: {
    flows_title: 'Nakit akışı',
    flows_date: 'Tarih',
    flows_coupon: 'Kupon',
    flows_principal: 'Anapara',
  },
  refused: {
    bond_refused_not_a_day: 'Takvimde böyle bir gün yok.',
    bond_refused_not_a_number: 'Bu bir sayı değil.',
    bond_refused_not_positive: '0’dan büyük olmalı.',
    bond_refused_too_low: 'Bu çok düşük.',
    bond_refused_too_high: 'Bu çok yüksek.',
    bond_refused_not_after_settlement: 'Tahvilin vadesi takas gününden sonra olmalı.',
    bond_refused_neither_given: 'Bir fiyat ya da getiri verin.',
    bond_refused_no_yield: 'Bu fiyatı açıklayan bir getiri yok.',
    bond_refused_nothing_left: 'O güne kadar tahvil geri ödenmiş olur.',
  },
  refusals: {
    bond_refused_missing: 'Hesaplama için bu gerekli.',
    bond_refused_not_allowed: 'Bu, olası seçeneklerden biri değil.',
    bond_refused_negative: 'Negatif olamaz.',
    bond_refused_too_many: 'Ödeme sayısı çok fazla.',
    bond_refused_wrong_order: 'Bu gün diğerleriyle sıralı değil.',
    bond_refused_wrong_sum: 'Geri ödemelerin toplamı 100 değil.',
    bond_refused_both_given: 'İkisinden birini verin, ikisini değil.',
  },
};
