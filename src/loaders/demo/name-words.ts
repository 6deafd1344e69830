import type { Word } from './words.ts';

/** Elements of company names in a part of the world, in two scripts. */
export interface NameWords {
  readonly founders: readonly Word[];
  readonly places: readonly Word[];
  /** Whether the trade is joined with the preceding word. */
  readonly isCompound: boolean;
}

/**
 * `countries | founders or brands | rivers, hills and towns`; none of them belongs to a known
 * company.
 */
const FAMILIES = `
US CA GB AU IE ZA NG SG HK | Hale-Хейл Whitcombe-Уиткомб Ashdown-Эшдаун Thackeray-Теккерей Pemberton-Пембертон Holloway-Холлоуэй Marlowe-Марлоу Eastlake-Истлейк Fairbank-Фэрбенк Garrick-Гаррик Haverford-Хаверфорд Kingsley-Кингсли Lockhart-Локхарт Merriweather-Мерриуэзер Northcote-Норткот Oakhurst-Окхерст Prescott-Прескотт Radcliffe-Рэдклифф Stanhope-Стэнхоуп Tillman-Тиллман Underhill-Андерхилл Vance-Вэнс Wexford-Уэксфорд Yarrow-Ярроу Bramwell-Брэмуэлл Calloway-Кэллоуэй Dunmore-Данмор Ellery-Эллери Farnsworth-Фарнсуорт Greer-Грир | Cedar_Falls-Сидар-Фолс Stonebridge-Стоунбридж Blackwater-Блэкуотер Silver_Lake-Сильвер-Лейк Great_Plains-Грейт-Плейнс Red_River-Ред-Ривер Lakeshore-Лейкшор Northgate-Нортгейт Ridgefield-Риджфилд Highland-Хайленд Clearwater-Клируотер Harbour_Point-Харбор-Пойнт Ashbourne-Эшборн Millbrook-Миллбрук Westhaven-Уэстхейвен Summit-Саммит Pinecrest-Пайнкрест Copper_Creek-Коппер-Крик
DE AT CH | Hartmann-Хартман Lindner-Линднер Brandauer-Брандауэр Kestner-Кестнер Vogelsang-Фогельзанг Reinhold-Райнхольд Steinhauer-Штайнхауэр Weidmann-Вайдман Zellner-Целльнер Ackerlin-Аккерлин Bergholz-Бергхольц Dornbach-Дорнбах Ehrlinger-Эрлингер Falkenhagen-Фалькенхаген Grünwald-Грюнвальд Holzapfel-Хольцапфель Kirchhoff-Кирххоф Lemberg-Лемберг Mühlbauer-Мюльбауэр Oberhofer-Оберхофер Rosenau-Розенау Sattler-Заттлер Trautmann-Траутман Wiesinger-Визингер | Neuwalden-Нойвальден Altmark-Альтмарк Rheintal-Рейнталь Oberland-Оберланд Weserland-Везерланд Schwarzbach-Шварцбах Hohenfels-Хоэнфельс Elbtal-Эльбталь Nordsee-Нордзе Steinfurt-Штайнфурт Lindau-Линдау Bergheim-Бергхайм
FR BE | Beaumarchand-Бомаршан Delacourt-Делакур Fontanel-Фонтанель Garancier-Гарансье Lavallière-Лавальер Marchais-Марше Moreau-Моро Perrault-Перро Rochefort-Рошфор Saint-Clair-Сен-Клер Thibault-Тибо Vaudreuil-Водрёй Charpentier-Шарпантье Duvivier-Дювивье Grandval-Гранваль Lemercier-Лемерсье Montclar-Монклар Aubertin-Обертен | Val_de_Seine-Валь-де-Сен Provence_Sud-Прованс-Сюд Loire_Atlantique-Луар-Атлантик Haute_Rive-От-Рив Belmont-Бельмон Montreval-Монреваль Côte_d'Azur-Кот-д’Азюр Grand_Ouest-Гранд-Уэст Ardenne-Арденн Flandre-Фландр
IT | Bellandi-Белланди Carraresi-Каррарези Castiglioni-Кастильони Ferrante-Ферранте Gualtieri-Гуальтьери Lombardini-Ломбардини Marchesini-Маркезини Orsolini-Орсолини Pellegrino-Пеллегрино Santoro-Санторо Tornabene-Торнабене Valsecchi-Вальсекки Zanetti-Дзанетти Brambilla-Брамбилла Contarini-Контарини | Alta_Brianza-Альта-Брианца Valtellina-Вальтеллина Adriatica-Адриатика Tirrena-Тиррена Padana-Падана Lario-Ларио Monferrato-Монферрато Ligure-Лигуре
ES MX CL CO PE | Alcázar-Алькасар Barrientos-Барриентос Cárdenas-Карденас Echeverría-Эчеверриа Figueroa-Фигероа Guzmán-Гусман Ibáñez-Ибаньес Larrañaga-Ларраньяга Montoya-Монтойя Olivares-Оливарес Quintana-Кинтана Salvatierra-Сальватьерра Urrutia-Уррутия Valdivieso-Вальдивьесо Zamorano-Саморано Aldana-Альдана Belmonte-Бельмонте | Sierra_Alta-Сьерра-Альта Costa_Verde-Коста-Верде Río_Claro-Рио-Кларо Valle_Grande-Валье-Гранде Monteverde-Монтеверде Altiplano-Альтиплано Cordillera-Кордильера Bahía_Azul-Баия-Асуль Aguas_Blancas-Агуас-Бланкас Puerto_Nuevo-Пуэрто-Нуэво
PT BR | Almeida_Prado-Алмейда-Прадо Bragança-Браганса Cavalcanti-Кавалканти Figueiredo-Фигейреду Guimarães-Гимарайнш Lacerda-Ласерда Magalhães-Магальяйнш Nogueira-Ногейра Pereira_Lima-Перейра-Лима Queiroz-Кейрош Sampaio-Сампайю Teixeira-Тейшейра Vasconcelos-Вашконселуш | Serra_Azul-Серра-Азул Rio_Doce_do_Sul-Риу-Досе-ду-Сул Planalto-Планалту Costa_do_Sol-Кошта-ду-Сол Pantanal-Пантанал Douro_Alto-Дору-Алту Minas_Novas-Минас-Новас Baía_Formosa-Баия-Формоза
NL | Brouwer-Брауэр Dijkstra-Дейкстра Haverkamp-Хаверкамп Kuipers-Кёйперс Terpstra-Терпстра Vermeulen-Вермёлен Wolthuis-Волтхёйс Zijlstra-Зейлстра Oosterhof-Остерхоф Schuurman-Схюрман | Noordzee-Нордзе Maasland-Маасланд Zuiderpoort-Зёйдерпорт Waalhaven-Валхавен Veluwe-Велюве Zeewind-Зевинд
SE NO DK FI | Lindqvist-Линдквист Ahlgren-Альгрен Bergström-Бергстрём Dahlberg-Дальберг Ekelund-Экелунд Fredholm-Фредхольм Grönwall-Грёнваль Hedlund-Хедлунд Kjeldsen-Кельсен Lauritzen-Лауритсен Mikkola-Миккола Nygaard-Нюгор Rautio-Раутио Sandholm-Сандхольм Thorsen-Торсен Virtanen-Виртанен Westergaard-Вестергор | Nordhavn-Нордхавн Fjordland-Фьордланд Östervik-Эстервик Kaldvik-Кальдвик Saimaa-Сайма Storfjell-Стурфьелль Bältet-Бельтет Tundra-Тундра Nordlys-Нурлюс
PL CZ | Zawadzki-Завадский Kowalczyk-Ковальчик Ostrowski-Островский Wieczorek-Вечорек Malinowski-Малиновский Dvořáček-Дворжачек Havlík-Гавлик Novotný-Новотный Procházka-Прохазка Sedláček-Седлачек Brzeziński-Бжезинский Jabłoński-Яблонский | Wisła-Висла Podlasie-Подлясье Bałtyk-Балтык Karkonosze-Карконоше Morava-Морава Vltava-Влтава Beskid-Бескид Sudety-Судеты
HU RO | Szentes-Сентеш Kárpáti-Карпати Zoltánfi-Золтанфи Balogh-Балог Horváth-Хорват Ionescu-Ионеску Brătianu-Брэтиану Dumitrescu-Думитреску Lupescu-Лупеску Vărzaru-Вэрзару | Tisza-Тиса Alföld-Альфёльд Bükk-Бюкк Carpat-Карпат Dunărea-Дунэря Olt-Олт Prahova-Прахова Someș-Сомеш
TR | Demirkan-Демиркан Karahan-Карахан Bozkurtlu-Бозкуртлу Özdemirci-Оздемирджи Yalçınkaya-Ялчинкая Toprakçı-Топракчи Altınay-Алтынай Güneşli-Гюнешли Çamlıca-Чамлыджа Sarıkaya-Сарыкая | Toros-Торос Kızılırmak-Кызылырмак Karadağ-Карадаг Ege_Denizi-Эге-Денизи Marmarin-Мармарин Uludağ-Улудаг
AE SA EG | Al_Noor-Аль-Нур Al_Safwa-Аль-Сафва Al_Manar-Аль-Манар Al_Waha-Аль-Ваха Al_Bahr-Аль-Бахр Al_Qimma-Аль-Кимма Al_Marjan-Аль-Марджан Al_Nakheel-Аль-Нахиль Al_Fanar-Аль-Фанар Zahrat-Захрат Al_Sahra-Аль-Сахра Al_Yamama-Аль-Ямама | Gulf_Star-Галф-Стар Red_Sea-Ред-Си Nile_Delta-Найл-Дельта Desert_Rose-Дезерт-Роуз Hejaz-Хиджаз Pearl_Coast-Перл-Коуст
IL | Alonim-Алоним Kedem-Кедем Dolev-Долев Erez-Эрез Galil-Галиль Lavi-Лави Oren-Орен Tavor-Тавор Yarden-Ярден Nahal-Нахаль | Negev_South-Негев-Саут Carmel_Bay-Кармель-Бей Arava-Арава Sharon_Coast-Шарон-Коуст
JP | Asakura-Асакура Kurokawa-Курокава Tachibana-Татибана Katsuragi-Кацураги Wakamatsu-Вакамацу Ishigami-Исигами Uehara-Уэхара Hidaka-Хидака Sakuragi-Сакураги Fukagawa-Фукагава Mizushima-Мидзусима Shirogane-Сирогане Takanohara-Таканохара Yoshikura-Ёсикура | Kitahama-Китахама Minatogawa-Минатогава Shirayama-Сираяма Higashino-Хигасино Nishiura-Нисиура Asahigaoka-Асахигаока Harumi-Харуми
CN | Jinyuan-Цзиньюань Tianhe-Тяньхэ Longhua-Лунхуа Ruifeng-Жуйфэн Haiyun-Хайюнь Xingda-Синда Yuancheng-Юаньчэн Guangrui-Гуанжуй Dongsheng-Дуншэн Anhe-Аньхэ Fuyuan-Фуюань Mingda-Минда Qinghe-Цинхэ Shunda-Шунда Huabei_Xin-Хуабэй-Синь Zhenhai-Чжэньхай | Yangtze_Delta-Янцзы-Дельта Pearl_River-Перл-Ривер Loess-Лёсс Taihu-Тайху Poyang-Поян Songjiang-Сунцзян
KR | Namgang-Намган Hanbit-Ханбит Cheongsan-Чхонсан Saebyeol-Сэбёль Taeyangin-Тхэянин Haneul-Ханыль Sejin-Седжин Jinheung-Чинхын Dongbaek-Тонбэк Byeolha-Пёльха | Hangang-Ханган Jirisan-Чирисан Namhae-Намхэ Donghae_Bay-Тонхэ-Бей Seorak-Сорак
IN | Chaturvedi-Чатурведи Deshmukh-Дешмукх Kulkarni-Кулкарни Malhotra-Малхотра Nambiar-Намбьяр Patwardhan-Патвардхан Subramanian-Субраманиан Trivedi-Триведи Bhandari-Бхандари Chaudhari-Чаудхари Raghunath-Рагхунатх Iyengar-Айенгар | Narmada-Нармада Godavari-Годавари Malabar-Малабар Konkan-Конкан Sahyadri-Сахьядри Vindhya-Виндхья Kaveri-Кавери Deccan-Декан
ID MY TH | Bintara-Бинтара Cahaya-Чахая Mahkota-Махкота Intan-Интан Samudra-Самудра Kencana-Кенчана Melati-Мелати Ratana-Ратана Suwan-Суван Wattana-Ваттана Thavorn-Таворн Rimba_Raya-Римба-Рая | Nusa_Indah-Нуса-Инда Tanjung_Emas-Танджунг-Эмас Selat-Селат Chao_Fah-Чао-Фа Sungai_Batu-Сунгай-Бату Gunung_Jati-Гунунг-Джати
RU KZ UA BY UZ* | Tobol-Тобол Sayan-Саян Mezen-Мезень Pinega-Пинега Irgiz-Иргиз Chulym-Чулым Ishim-Ишим Turgai-Тургай Khoper-Хопёр Vetluga-Ветлуга Moksha-Мокша Unzha-Унжа Kerzhen-Керженец Svir-Свирь Sheksna-Шексна Tavda-Тавда Konda-Конда Zeya-Зея Alatau-Алатау Polesye-Полесье Steppe-Степь Sever-Север Zarya-Заря Gorizont-Горизонт Rodnik-Родник Yashma-Яшма | Tobol-Тобол Sayan-Саян Ishim-Ишим Vetluga-Ветлуга Pinega-Пинега Zeya-Зея Zarechensk-Зареченск Novogorsk-Новогорск Beloozersk-Белоозерск Krasnoyar-Краснояр Kamenogorsk-Каменогорск Sosnovsk-Сосновск`;

function parseWords(text: string): Word[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      // The scripts are separated by the first hyphen before a Cyrillic letter.
      const at = pair.search(/-(?=[А-ЯЁ])/);
      return { latin: pair.slice(0, at).replaceAll('_', ' '), cyrillic: pair.slice(at + 1) };
    });
}

const families: ReadonlyMap<string, NameWords> = new Map(
  FAMILIES.trim()
    .split('\n')
    .flatMap((line) => {
      const [countries = '', founders = '', places = ''] = line.split('|');
      const words = {
        founders: parseWords(founders),
        places: parseWords(places),
        isCompound: countries.includes('*'),
      };
      return countries
        .replace('*', '')
        .trim()
        .split(' ')
        .map((country) => [country, words] as const);
    }),
);

export function getNameWords(country: string): NameWords {
  const words = families.get(country);
  if (!words) throw new Error(`the demo market has no names for ${country}`);
  return words;
}

/** Sectors, with the words in the names of their companies: `eng/rus,…`. */
const TRADES = `
banks Bank/Банк,Banking Group/Банковская группа,Commercial Bank/Коммерческий банк,Savings Bank/Сберегательный банк
oil_gas Energy/Энерджи,Petroleum/Петролеум,Oil & Gas/Ойл энд Гэс,Gas/Газ
utilities Power/Пауэр,Water/Уотер,Electric/Электрик,Utilities/Ютилитис
telecom Telecom/Телеком,Networks/Нетворкс,Mobile/Мобайл,Communications/Коммуникейшнс
industrials Engineering/Инжиниринг,Industries/Индастриз,Machinery/Машинери,Aerospace/Аэроспейс,Motors/Моторс
materials Steel/Стил,Chemicals/Кемикалс,Cement/Цемент,Paper/Пейпер,Mining/Майнинг
consumer Foods/Фудс,Retail/Ритейл,Brewing/Брюинг,Stores/Сторс,Brands/Брендс
healthcare Pharma/Фарма,Medical/Медикал,Healthcare/Хелскэр,Biotech/Биотех
technology Systems/Системс,Software/Софтвер,Semiconductors/Семикондакторс,Data/Дейта
real_estate Properties/Пропертис,Development/Девелопмент,Estates/Эстейтс,Land/Лэнд
transport Logistics/Логистикс,Railways/Рейлвейс,Shipping/Шиппинг,Airports/Эйрпортс
finance Leasing/Лизинг,Capital/Капитал,Credit/Кредит,Insurance/Иншуранс`;
/** The same, joined with the preceding word. */
const COMPOUND_TRADES = `
banks bank/банк,kredit/кредит,invest/инвест
oil_gas neft/нефть,gaz/газ,neftegaz/нефтегаз
utilities energo/энерго,vodokanal/водоканал,teplo/тепло
telecom telecom/телеком,svyaz/связь
industrials mash/маш,prom/пром,avia/авиа
materials stal/сталь,khim/хим,tsement/цемент,les/лес
consumer agro/агро,prodtorg/продторг,moloko/молоко
healthcare farm/фарм,med/мед
technology soft/софт,tekh/тех
real_estate stroy/строй,invest-stroy/инвестстрой
transport trans/транс,port/порт
finance leasing/лизинг,kapital/капитал,strakh/страх`;

function parseTrades(text: string): ReadonlyMap<string, readonly Word[]> {
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const [sector = '', ...words] = line.split(' ');
        const trades = words.join(' ').split(',');
        return [
          sector,
          trades.map((trade) => {
            const [latin = '', cyrillic = ''] = trade.split('/');
            return { latin, cyrillic };
          }),
        ];
      }),
  );
}

const trades = parseTrades(TRADES);
const compoundTrades = parseTrades(COMPOUND_TRADES);

export function getTrades(sector: string, isCompound: boolean): readonly Word[] {
  return (isCompound ? compoundTrades : trades).get(sector) ?? [];
}
