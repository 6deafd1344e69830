import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const rus: Translation<typeof eng> = {
  page: {
    api_title: 'API',
    api_description: 'Все вызовы API Parcurve.',
    api_lead:
      'Вызовы возвращают JSON, кроме файлов и потока в реальном времени. Машиночитаемое описание соответствует OpenAPI 3.1; отказы всегда имеют одинаковую структуру.',
    api_method: 'Метод',
    api_path: 'Путь',
    api_summary: 'Назначение',
  },
};
