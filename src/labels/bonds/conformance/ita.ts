import type { Texts } from './eng.ts';

export const ita: Texts = {
  page: {
    conformance_title: 'Come sono verificati i numeri',
    conformance_description:
      'Con che cosa è stata confrontata la matematica obbligazionaria di questa versione e quanto coincide.',
    conformance_lead:
      'Versione {version}, matematica {digest}. Tutti i numeri di questa pagina sono stati scritti dall’esecuzione dei test che li ha confrontati; nessuno a mano.',
    conformance_total: '{agreeing} valori su {cases} coincidono entro la tolleranza.',
    conformance_official: 'Fonti ufficiali',
    conformance_official_total:
      'Su {cases} valori pubblicati da tesori, borse e banche centrali, {agreeing} coincidono entro la tolleranza.',
    conformance_official_rest:
      'Gli altri {count} dipendono da lacune o correzioni nei dati pubblicati; per ciascuno è indicato il motivo.',
    conformance_reference: 'Calcoli di riferimento',
    conformance_conventions: 'Dove le convenzioni differiscono',
    conformance_conventions_lead:
      'Alcune funzioni di Excel hanno convenzioni proprie, soprattutto per il primo e l’ultimo periodo cedolare irregolare: quelle righe sono contate a parte e non confrontate. Ogni altra differenza deve rientrare in una regola ristretta sulla base e sulle date della riga.',
    conformance_why: 'Che cosa differisce e perché',
    conformance_why_note: 'Un valore può differire per più motivi.',
    conformance_confirmed:
      'In ciascuna di {count} righe formule semplici, scritte dalle definizioni pubblicate e senza codice del prodotto, danno il nostro valore. Con le regole indicate danno quello di Excel.',
    conformance_subject: 'Confrontato',
    conformance_cases: 'Casi',
    conformance_agreeing: 'Coincidono',
    conformance_tolerance: 'Tolleranza',
    conformance_worst: 'Differenza massima',
    conformance_relative: '{value} del valore',
    conformance_exceptions: '{count} {count, plural, one {eccezione} other {eccezioni}}',
    conformance_at_most: 'al massimo {value}',
    conformance_confirmed_of: 'Le formule semplici confermano il nostro valore in {count}.',
    conformance_for_example: 'Per esempio {row}: pubblicato {published}, nostro {ours}.',
    conformance_refused: 'nessuno',
    conformance_aside: 'Altra convenzione: {count}',
    conformance_skipped: 'Non confrontati: {count}',
    conformance_rows: 'Le righe (CSV)',
    conformance_examples: 'Esempi pubblicati',
    conformance_example: 'Esempio',
    conformance_inputs: 'Dati',
    conformance_published: 'Pubblicato',
    conformance_ours: 'Nostro',
    conformance_file: 'La tabella come file (CSV)',
  },
  sources: {
    conformance_source_us_treasury: 'Aste del Tesoro USA',
    conformance_origin_us_treasury: 'Risultati ufficiali dal 2008 al 2017, pubblico dominio.',
    conformance_source_quantlib: 'QuantLib 1.29, libreria di calcolo',
    conformance_origin_quantlib:
      'Una libreria aperta delle banche, eseguita su 1000 obbligazioni reali con altre date e rendimenti; licenza di tipo BSD.',
    conformance_source_excel: 'Funzioni di Microsoft Excel',
    conformance_origin_excel:
      'Risultati calcolati da Excel stesso, dalle tabelle di un progetto aperto (Apache-2.0).',
    conformance_source_curves: 'Curve delle banche centrali',
    conformance_origin_curves:
      'Federal Reserve, parametri e tassi dal 1961; Banca centrale europea, tassi dal 2006 al 2008. Dati pubblici.',
    conformance_source_moex: 'Borsa di Mosca',
    conformance_origin_moex:
      'Tutte le obbligazioni del 15 febbraio 2024 dal servizio della borsa stessa; nessuna licenza indicata.',
    conformance_source_ofz_auctions: 'Ministero delle finanze russo',
    conformance_origin_ofz_auctions:
      'Risultati delle aste dal 2019 al 2024; nessuna licenza indicata.',
    conformance_source_german: 'Titoli di Stato tedeschi',
    conformance_origin_german:
      'Prezzi e ratei di 15 obbligazioni in 65 giorni del 2009, da un pacchetto R (GPL).',
  },
  figures: {
    conformance_figure_price_from_yield: 'Prezzo dal rendimento',
    conformance_figure_yield_from_price: 'Rendimento dal prezzo',
    conformance_figure_last_period_yield: 'Rendimento dal prezzo nell’ultimo periodo cedolare',
    conformance_figure_dirty_price: 'Prezzo con rateo',
    conformance_figure_accrued: 'Rateo',
    conformance_figure_macaulay: 'Durata di Macaulay',
    conformance_figure_modified: 'Durata modificata',
    conformance_figure_convexity: 'Convessità',
    conformance_figure_basis_point: 'Valore di un punto base',
    conformance_figure_coupon_days: 'Giorni e periodi cedolari',
    conformance_figure_odd_first_price: 'Prezzo con prima cedola irregolare',
    conformance_figure_odd_last_price: 'Prezzo con ultima cedola irregolare',
    conformance_figure_simple_yield: 'Rendimento semplice',
    conformance_figure_bill_price: 'Prezzo di un buono dallo sconto',
    conformance_figure_bill_yield: 'Rendimento di un buono',
    conformance_figure_index_ratio: 'Coefficiente di indicizzazione',
    conformance_figure_reference_index: 'Indice di riferimento di un giorno',
    conformance_figure_money_price: 'Prezzo in denaro, indice compreso',
    conformance_figure_discount_margin:
      'Margine di sconto di un titolo a tasso variabile dal prezzo',
    conformance_figure_zero_rates: 'Tassi zero coupon, in percentuale',
    conformance_figure_forward_rates: 'Tassi a termine, in percentuale',
    conformance_figure_par_rates: 'Tassi alla pari, in percentuale',
    conformance_figure_fitted_rates: 'Tassi di una curva ristimata, in percentuale',
  },
  reasons: {
    conformance_reason_thirty_first:
      '30/360 US: dopo l’ultimo giorno di febbraio il 31 conta come 30, secondo le regole SIA nel loro ordine; QuantLib fa così dal 2025 (pull request 2243). Excel e QuantLib 1.29 lo lasciano 31.',
    conformance_reason_negative_time:
      'ACT/360 e ACT/365 a fine periodo: sono passati più di 360/f o 365/f giorni e per Excel il tempo alla prossima cedola è 0 o negativo.',
    conformance_reason_last_period_days:
      'YIELD nell’ultimo periodo: Excel prende i giorni alla scadenza, che non sono il periodo meno i giorni maturati; il suo PRICE non restituisce il prezzo.',
    conformance_reason_year_average:
      'ACT/ACT senza periodi cedolari: Excel divide per la durata media degli anni toccati, che non è né ISDA né ICMA.',
    conformance_reason_bill_year:
      'TBILLEQ: un anno con il 29 febbraio ha 366 giorni (31 CFR 356); Excel prende 365, e mezzo anno per 182 giorni.',
    conformance_reason_lost_month_end:
      'I giorni di quasi-cedola si contano l’uno dall’altro e perdono la fine del mese: 31 agosto, 28 febbraio, 28 agosto.',
    conformance_reason_whole_period_days:
      'ODDFPRICE con 30/360 US, primo periodo lungo: un quasi-periodo che tocca la fine di febbraio per Excel è intero nella cedola e vale i suoi giorni nel rateo. Nel giorno di cedola i due differiscono.',
    conformance_reason_two_grids:
      'ODDFPRICE: prima di una prima cedola al 28 febbraio le quasi-cedole sono a fine mese, dopo nel giorno della scadenza.',
    conformance_reason_counted_from_settlement:
      'ODDFPRICE, primo periodo lungo: i periodi interi si contano dal mese di regolamento, uno di troppo se le cedole sono a fine mese.',
    conformance_reason_counted_from_maturity:
      'ODDLPRICE: i periodi si contano a ritroso dalla scadenza e ciò che avanza si aggiunge all’ultimo come se ne facesse parte.',
    conformance_reason_days_left_counted:
      'ODDLPRICE con 30/360 US vicino a fine mese: Excel conta i giorni dal regolamento, come dice la formula di Microsoft. Noi prendiamo il periodo meno i giorni maturati, come la regola MSRB G-33 e il PRICE di Excel.',
    conformance_reason_two_thirties:
      'ODDLPRICE con 30/360 US: nella cedola Excel conta la fine di febbraio e ogni 31 come 30, nel rateo no.',
    conformance_reason_odd_first_days:
      'ODDFPRICE con ACT/360 e ACT/365: Excel misura i periodi irregolari e il tempo in giorni su 360/f e 365/f, come dice la formula di Microsoft. Il prodotto non ha questa convenzione.',
    conformance_reason_odd_last_days: 'ODDLPRICE con ACT/360 e ACT/365: Excel usa invece ACT/ACT.',
    conformance_reason_below_limit:
      'Un rendimento di −200 % o meno: qui rifiutato, perché nessuna obbligazione è valutata così.',
    conformance_reason_rough_yield:
      'La ricerca di Excel di un rendimento sotto 0 si ferma prima delle ultime cifre, entro 0,000000002; al suo rendimento il prezzo non è quello dato.',
    conformance_reason_payments_unknown: 'Cedole successive, rimborsi o cambi non sono nel file.',
    conformance_reason_coupon_unknown: 'La cedola non è nell’elenco della borsa.',
    conformance_reason_index_derived:
      'Indici di riferimento da agosto a novembre 2016: i prezzi al consumo come pubblicati in origine non sono in nessun file disponibile. Sono stati ricavati da queste quattro aste, che coinciderebbero per costruzione.',
  },
  link: {
    conformance_link: 'Come sono verificati i numeri',
  },
};
