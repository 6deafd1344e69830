import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const chn: Translation<typeof eng> = {
  page: {
    home_title: '市场概览',
    home_description: 'Parcurve 开放式金融数据门户：债券、股票、ETF、指数、外汇和衍生品。',
    home_lead:
      '债券、股票、ETF、指数、发行人、外汇和衍生品，部署在您自己的服务器上，使用您自己的数据。',
    home_leading_indexes: '主要指数',
    home_leading_rates: '主要利率与收益率',
    home_all_indexes: '查看全部指数',
    home_all_rates: '查看全部利率与收益率',
  },
};
