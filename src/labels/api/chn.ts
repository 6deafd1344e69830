import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const chn: Translation<typeof eng> = {
  page: {
    api_title: 'API',
    api_description: 'Parcurve API 的全部接口。',
    api_lead:
      '除文件和实时数据流外，接口均返回 JSON。机器可读的描述文件遵循 OpenAPI 3.1；拒绝响应的结构始终一致。',
    api_method: '请求方法',
    api_path: '路径',
    api_summary: '功能说明',
  },
};
