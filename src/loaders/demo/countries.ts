import type { DayCount } from '../../domain/bonds/day-count.ts';

export interface DemoCountry {
  readonly code: string;
  readonly currency: string;
  readonly dayCount: DayCount;
  /** Legal forms in Latin and Cyrillic letters. */
  readonly legalForms: readonly { readonly eng: string; readonly rus: string }[];
}

/** `country currency dayCount legalForm/in Russian,…`, the larger markets first. */
const COUNTRIES_TEXT = `
US USD 30/360 Inc./Инк.,Corp./Корп.
DE EUR ACT/ACT_ICMA AG/АГ,GmbH/ГмбХ,SE/СЕ
GB GBP ACT/365 plc/плк,Ltd/Лтд
FR EUR ACT/ACT_ICMA SA/СА,SAS/САС
JP JPY ACT/365 K.K./К.К.
CN CNY ACT/365 Co._Ltd/Ко._Лтд
RU RUB ACT/365 PJSC/ПАО,JSC/АО,LLC/ООО
IT EUR ACT/ACT_ICMA SpA/СпА
ES EUR ACT/ACT_ICMA SA/СА
CA CAD ACT/365 Inc./Инк.,Ltd/Лтд
AU AUD ACT/ACT_ISDA Ltd/Лтд
NL EUR ACT/ACT_ICMA NV/Н.В.,BV/Б.В.
CH CHF 30E/360 AG/АГ,SA/СА
BR BRL ACT/ACT_ISDA SA/СА
IN INR 30/360 Ltd/Лтд
KR KRW ACT/ACT_ISDA Co./Ко.
MX MXN ACT/360 SAB/САБ
SE SEK 30E/360 AB/АБ
NO NOK ACT/365 ASA/АСА
DK DKK ACT/ACT_ICMA A/S|А/С
PL PLN ACT/ACT_ISDA SA/СА,Sp._z_o.o./ООО
CZ CZK 30E/360 a.s./а.с.
HU HUF ACT/ACT_ICMA Nyrt./Нирт.
RO RON ACT/ACT_ICMA SA/СА
AT EUR ACT/ACT_ICMA AG/АГ
BE EUR ACT/ACT_ICMA NV/Н.В.
FI EUR 30E/360 Oyj/Ойи
PT EUR ACT/ACT_ICMA SA/СА
IE EUR ACT/ACT_ICMA plc/плк
KZ KZT 30/360 JSC/АО,LLP/ТОО
UA UAH ACT/365 PrJSC/ЧАО,LLC/ООО
BY BYN ACT/365 OJSC/ОАО
UZ UZS ACT/365 JSC/АО
TR TRY ACT/365 A.S./А.Ш.
AE AED ACT/360 PJSC/ПАО
SA SAR ACT/360 JSC/АО
IL ILS ACT/365 Ltd/Лтд
ZA ZAR ACT/365 Ltd/Лтд
EG EGP ACT/365 SAE/САЕ
NG NGN ACT/ACT_ISDA plc/плк
SG SGD ACT/365 Pte._Ltd/Пте._Лтд
HK HKD ACT/365 Ltd/Лтд
ID IDR 30/360 Tbk/Тбк
MY MYR ACT/ACT_ISDA Bhd/Бхд
TH THB ACT/365 PCL/ПКЛ
CL CLP ACT/365 SA/СА
CO COP ACT/365 SA/СА
PE PEN 30/360 SAA/САА`;

function parseCountry(line: string): DemoCountry {
  const [code = '', currency = '', dayCount = '', forms = ''] = line.split(' ');
  return {
    code,
    currency,
    dayCount: dayCount.replace('_', ' ') as DayCount,
    legalForms: forms.split(',').map((form) => {
      // If a legal form contains a slash, a bar separates the two scripts.
      const [eng = '', rus = ''] = form.split(form.includes('|') ? '|' : '/');
      return { eng: eng.replaceAll('_', ' '), rus: rus.replaceAll('_', ' ') };
    }),
  };
}

export const COUNTRIES: readonly DemoCountry[] = COUNTRIES_TEXT.trim()
  .split('\n')
  .map(parseCountry);

const byCode = new Map(COUNTRIES.map((country) => [country.code, country]));

export function getCountry(code: string): DemoCountry {
  const country = byCode.get(code);
  if (!country) throw new Error(`the demo market has no country ${code}`);
  return country;
}
