import type { Texts } from './eng.ts';

export const ita: Texts = {
  page: {
    conformance_title: 'Come vengono verificati i numeri',
    conformance_description:
      'Fonti con cui sono stati confrontati i calcoli obbligazionari di questa versione e grado di coincidenza.',
    conformance_lead:
      'Versione {version}, codice di calcolo {digest}. Tutti i numeri di questa pagina sono stati scritti dall’esecuzione dei test che ha fatto i confronti; nessuno è stato inserito a mano.',
    conformance_total: '{agreeing} valori su {cases} coincidono entro la tolleranza.',
    conformance_official: 'Fonti ufficiali',
    conformance_official_total:
      '{agreeing} valori su {cases} pubblicati da ministeri del Tesoro, borse e banche centrali coincidono entro la tolleranza.',
    conformance_official_rest:
      'Gli altri {count} dipendono da lacune o correzioni nei dati pubblicati; ciascuno è indicato con il suo motivo.',
    conformance_reference: 'Calcoli di riferimento',
    conformance_conventions: 'Dove le convenzioni differiscono',
    conformance_conventions_lead:
      'Alcune funzioni di Excel seguono convenzioni proprie, soprattutto per il primo e l’ultimo periodo cedolare irregolare: quelle righe sono contate a parte e non confrontate. Ogni altra differenza deve rientrare in una regola ristretta sulla base e sulle date della riga.',
    conformance_why: 'Differenze e motivi',
    conformance_why_note: 'Un valore può differire per più motivi.',
    conformance_confirmed:
      'In ciascuna di {count} righe, formule indipendenti, scritte dalle definizioni pubblicate e senza codice del prodotto, riproducono il nostro valore. Con le regole indicate qui riproducono quello di Excel.',
    conformance_subject: 'Valore',
    conformance_cases: 'Casi',
    conformance_agreeing: 'Coincidono',
    conformance_tolerance: 'Tolleranza',
    conformance_worst: 'Differenza massima',
    conformance_relative: '{value} (relativa)',
    conformance_exceptions: '{count} {count, plural, one {eccezione} other {eccezioni}}',
    conformance_at_most: 'al massimo {value}',
    conformance_confirmed_of: 'Formule indipendenti confermano il nostro valore in {count}.',
    conformance_for_example: 'Per esempio, {row}: pubblicato {published}, nostro {ours}.',
    conformance_refused: 'nessuno',
    conformance_aside: 'Altra convenzione: {count}',
    conformance_skipped: 'Non confrontati: {count}',
    conformance_rows: 'Scarica le righe (CSV)',
    conformance_examples: 'Esempi pubblicati',
    conformance_example: 'Esempio',
    conformance_inputs: 'Dati di input',
    conformance_published: 'Pubblicato',
    conformance_ours: 'Nostro',
    conformance_file: 'Scarica la tabella (CSV)',
  },
  sources: {
    conformance_source_us_treasury: 'Aste del Tesoro USA',
    conformance_origin_us_treasury: 'Risultati ufficiali, 2008–2017; pubblico dominio.',
    conformance_source_quantlib: 'QuantLib 1.29',
    conformance_origin_quantlib:
      'Libreria open source di finanza quantitativa, eseguita su 1000 obbligazioni reali con date e rendimenti diversi; licenza di tipo BSD.',
    conformance_source_excel: 'Microsoft Excel',
    conformance_origin_excel:
      'Risultati calcolati da Excel stesso, pubblicati in tabelle da un progetto open source (Apache-2.0).',
    conformance_source_curves: 'Curve dei rendimenti delle banche centrali',
    conformance_origin_curves:
      'Federal Reserve: parametri e tassi dal 1961; Banca centrale europea: tassi, 2006–2008. Dati pubblici.',
    conformance_source_moex: 'Borsa di Mosca',
    conformance_origin_moex:
      'Tutte le obbligazioni al 15 febbraio 2024, dal servizio della borsa stessa; nessuna licenza indicata.',
    conformance_source_ofz_auctions: 'Ministero delle Finanze russo',
    conformance_origin_ofz_auctions: 'Risultati delle aste, 2019–2024; nessuna licenza indicata.',
    conformance_source_german: 'Titoli di Stato tedeschi',
    conformance_origin_german:
      'Prezzi e ratei di 15 obbligazioni in 65 giorni del 2009, da un pacchetto R (GPL).',
  },
  figures: {
    conformance_figure_price_from_yield: 'Prezzo dal rendimento',
    conformance_figure_yield_from_price: 'Rendimento dal prezzo',
    conformance_figure_last_period_yield: 'Rendimento dal prezzo nell’ultimo periodo cedolare',
    conformance_figure_dirty_price: 'Corso tel quel',
    conformance_figure_accrued: 'Rateo',
    conformance_figure_macaulay: 'Duration di Macaulay',
    conformance_figure_modified: 'Duration modificata',
    conformance_figure_convexity: 'Convessità',
    conformance_figure_basis_point: 'Valore di un punto base',
    conformance_figure_coupon_days: 'Giorni e periodi cedolari',
    conformance_figure_odd_first_price: 'Prezzo con prima cedola irregolare',
    conformance_figure_odd_last_price: 'Prezzo con ultima cedola irregolare',
    conformance_figure_simple_yield: 'Rendimento semplice',
    conformance_figure_bill_price: 'Prezzo di un titolo a sconto dal tasso di sconto',
    conformance_figure_bill_yield: 'Rendimento di un titolo a sconto',
    conformance_figure_index_ratio: 'Coefficiente di indicizzazione',
    conformance_figure_reference_index: 'Indice di riferimento giornaliero',
    conformance_figure_money_price: 'Prezzo nominale, indicizzazione inclusa',
    conformance_figure_discount_margin: 'Discount margin di un titolo a tasso variabile dal prezzo',
    conformance_figure_zero_rates: 'Tassi zero coupon, in percentuale',
    conformance_figure_forward_rates: 'Tassi forward, in percentuale',
    conformance_figure_par_rates: 'Tassi par, in percentuale',
    conformance_figure_fitted_rates: 'Tassi di una curva ristimata, in percentuale',
  },
  reasons: {
    conformance_reason_thirty_first:
      '30/360 US: se il periodo inizia l’ultimo giorno di febbraio, una fine al 31 conta come 30 applicando in ordine le regole SIA; QuantLib lo fa dal 2025 (pull request 2243). Excel e QuantLib 1.29 lasciano il 31.',
    conformance_reason_negative_time:
      'ACT/360 e ACT/365 a fine periodo: sono passati più di 360/f o 365/f giorni, quindi in Excel il tempo alla prossima cedola è nullo o negativo.',
    conformance_reason_last_period_days:
      'YIELD nell’ultimo periodo cedolare: Excel usa i giorni alla scadenza, che differiscono dal periodo meno i giorni maturati; il suo stesso PRICE non restituisce il prezzo di partenza.',
    conformance_reason_year_average:
      'ACT/ACT senza periodi cedolari: Excel divide per la durata media degli anni coperti, il che non segue né ISDA né ICMA.',
    conformance_reason_bill_year:
      'TBILLEQ: un anno che contiene il 29 febbraio ha 366 giorni (31 CFR 356); Excel usa 365, e 182 giorni per mezzo anno.',
    conformance_reason_lost_month_end:
      'Ogni data di quasi-cedola si ricava dalla precedente, quindi la fine del mese si perde: 31 agosto, 28 febbraio, 28 agosto.',
    conformance_reason_whole_period_days:
      'ODDFPRICE con 30/360 US, primo periodo lungo: per la cedola, Excel conta come intero un quasi-periodo che tocca la fine di febbraio; per il rateo ne conta i giorni. Alla data della cedola i due valori differiscono.',
    conformance_reason_two_grids:
      'ODDFPRICE: prima di una prima cedola al 28 febbraio le quasi-cedole cadono a fine mese; dopo, nel giorno del mese della scadenza.',
    conformance_reason_counted_from_settlement:
      'ODDFPRICE, primo periodo lungo: i periodi interi si contano dal mese di regolamento, uno di troppo se le cedole cadono a fine mese.',
    conformance_reason_counted_from_maturity:
      'ODDLPRICE: i periodi si contano a ritroso dalla scadenza e il resto si aggiunge all’ultimo come se ne facesse parte.',
    conformance_reason_days_left_counted:
      'ODDLPRICE con 30/360 US vicino a fine mese: Excel conta i giorni dal regolamento, come previsto dalla formula di Microsoft. Noi usiamo il periodo meno i giorni maturati, come la regola G-33 della MSRB e lo stesso PRICE di Excel.',
    conformance_reason_two_thirties:
      'ODDLPRICE con 30/360 US: per la cedola Excel conta la fine di febbraio e ogni 31 come 30; per il rateo no.',
    conformance_reason_odd_first_days:
      'ODDFPRICE con ACT/360 e ACT/365: Excel misura i periodi irregolari e i tempi come giorni divisi per 360/f o 365/f, come previsto dalla formula di Microsoft. Il prodotto non ha questa convenzione.',
    conformance_reason_odd_last_days: 'ODDLPRICE con ACT/360 e ACT/365: Excel usa invece ACT/ACT.',
    conformance_reason_below_limit:
      'Un rendimento di −200 % o meno: qui rifiutato, perché nessuna obbligazione è prezzata così.',
    conformance_reason_rough_yield:
      'La ricerca di Excel di un rendimento inferiore a 0 si ferma prima della piena precisione, entro 0,000000002; il suo rendimento non restituisce il prezzo dato.',
    conformance_reason_payments_unknown:
      'Nel file mancano le cedole successive, i rimborsi o i tassi di cambio.',
    conformance_reason_coupon_unknown: 'La cedola non figura nell’elenco della borsa.',
    conformance_reason_index_derived:
      'Indici di riferimento da agosto a novembre 2016: nessun file disponibile contiene i prezzi al consumo come pubblicati in origine. Sono stati ricavati da queste quattro aste, che quindi coinciderebbero per costruzione.',
  },
  link: {
    conformance_link: 'Come vengono verificati i numeri',
  },
};
