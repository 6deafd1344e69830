import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const ukr: Translation<typeof eng> = {
  page: {
    api_title: 'API',
    api_description: 'Усі виклики API Parcurve.',
    api_lead:
      'Виклики повертають JSON, крім файлів і потоку в реальному часі. Машиночитний опис відповідає OpenAPI 3.1; відмови завжди мають однакову структуру.',
    api_method: 'Метод',
    api_path: 'Шлях',
    api_summary: 'Призначення',
  },
};
