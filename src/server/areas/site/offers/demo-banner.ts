import type { Db } from '../../../../db/connect.ts';
import { deleteDemoBanners, insertDemoBanner } from './store.ts';

/** Links to what a visitor of the demo can try next. */
const DEMO_BANNER = {
  variant: 'demo',
  url: '/api/',
  texts: {
    eng: {
      text: 'This is a demo with invented data. Everything it shows can also be read by programs.',
      action: 'See the API',
    },
    rus: {
      text: 'Это демоверсия с вымышленными данными. Всё, что здесь показано, доступно и программам.',
      action: 'Открыть API',
    },
    pol: {
      text: 'To wersja demo ze zmyślonymi danymi. Wszystko, co pokazuje, mogą też odczytać programy.',
      action: 'Zobacz API',
    },
    ita: {
      text: 'Questa è una demo con dati inventati. Tutto ciò che mostra può essere letto anche da programmi.',
      action: 'Vedi l’API',
    },
    deu: {
      text: 'Dies ist eine Demo mit erfundenen Daten. Alles, was sie zeigt, können auch Programme lesen.',
      action: 'Zur API',
    },
    esp: {
      text: 'Esto es una demostración con datos inventados. Todo lo que muestra también pueden leerlo los programas.',
      action: 'Ver la API',
    },
    chn: { text: '这是使用虚构数据的演示。页面上的所有内容也可由程序读取。', action: '查看 API' },
    ukr: {
      text: 'Це демоверсія з вигаданими даними. Усе, що тут показано, доступне й програмам.',
      action: 'Відкрити API',
    },
    fra: {
      text: 'Ceci est une démo aux données inventées. Tout ce qu’elle montre peut aussi être lu par des programmes.',
      action: 'Voir l’API',
    },
    tur: {
      text: 'Bu, uydurma verilerle bir demodur. Gösterdiği her şeyi programlar da okuyabilir.',
      action: 'API’yi gör',
    },
  },
} as const;

/** Adds a bar that explains the demo, or removes it if the demo market is off. */
export async function provideDemoBanner(db: Db, isDemo: boolean): Promise<void> {
  if (isDemo) await insertDemoBanner(db, DEMO_BANNER);
  else await deleteDemoBanners(db);
}
