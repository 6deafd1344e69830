import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const chn: Translation<typeof eng> = {
  nav: {
    admin_pages: '运营页面',
    admin_people: '人员',
    admin_users: '用户',
    admin_requests: '访问申请',
    admin_tickets: '工单',
    admin_texts: '文本',
    admin_labels: '标签',
    admin_menu: '菜单',
    admin_banners: '横幅与提示',
    admin_system: '系统',
    admin_data: '数据状态',
    admin_figures: '统计',
    admin_audit: '审计日志',
    admin_outbox: '消息',
    admin_settings: '设置',
    admin_instruments: '金融工具',
  },
};
