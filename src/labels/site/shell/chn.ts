import type { Translation } from '../../translation.ts';
import type { eng } from './eng.ts';

export const chn: Translation<typeof eng> = {
  header: {
    skip_to_content: '跳至正文',
    main_menu: '主菜单',
    open_menu: '打开菜单',
    show_submenu: '显示“{name}”',
    menu_more: '更多',
    language: '语言',
    theme: '主题',
    theme_system: '跟随系统',
    theme_light: '浅色',
    theme_dark: '深色',
    sign_in: '登录',
    sign_out: '退出登录',
    register: '注册',
    account: '账户',
    operator_pages: '运营页面',
  },
  menu: {
    menu_currencies: '外汇',
    menu_indexes: '指数',
    menu_all_indexes: '全部指数',
    menu_derivatives: '衍生品',
    menu_developers: 'API',
    menu_curves: '曲线',
    menu_bonds: '债券',
    menu_stocks: '股票',
    menu_etfs: 'ETF',
    menu_issuers: '发行人',
  },
  footer: {
    menu_api_calls: 'API 接口',
    menu_openapi: 'OpenAPI 描述文件',
    demo_data: '演示数据',
    demo_data_explained: '演示数据：本页数字均为虚构。',
    footer_sources: '数据来源：{sources}',
    footer_no_sources: '暂无数据来源',
    footer_last_import: '最近导入：{time}',
    footer_printed: '打印时间：{time}',
    footer_tagline: '开放式金融数据门户',
    menu_addin: 'Excel 加载项',
  },
  errors: {
    not_found_title: '页面不存在',
    not_found_text: '网址可能有误，或者该内容已被移除。',
    server_error_title: '服务器出现错误',
    server_error_text: '错误已记录。请重试；如问题仍然存在，请将以下请求编号告知管理员：{id}',
    unreachable_title: '无法连接到服务器',
    unreachable_text: '您已离线，或服务器暂时没有响应。服务器恢复响应后，页面会自动加载。',
    refused_title: '无法处理此请求',
    back_to_start: '返回首页',
    try_again: '重试',
    error_invalid_field: '该值无效。',
  },
  access: {
    asterisks: '需要有权限的账户才能查看数值',
    asterisks_auth: '向运营方获取权限后可查看数值',
    value_hidden: '已隐藏，需要权限',
    get_access: '获取权限',
    values_seen: '您可以看到名称、条款和日期。',
    shapes_seen: '您可以看到名称、日期和图表形状。',
    values_need_access: '查看数值需要运营方授予权限。',
    values_need_account: '查看数值需要有权限的账户。',
  },
  paging: {
    paging: '分页',
    page_first: '第一页',
    page_previous: '上一页',
    page_next: '下一页',
    page_last: '最后一页',
    page_number: '第 {page} 页，共 {last} 页',
  },
  no_data: {
    no_data_yet: '本门户尚无任何数据。',
    no_data_operator:
      '要试用本门户，请停止服务器，运行“{command}”，然后重新启动：这会加载虚构的演示市场。真实数据的导入功能尚未实现。',
  },
  hints: {
    hints: '提示',
    hints_are_on: '提示已开启。',
    hints_are_off: '提示已关闭。可在任意页面底部重新开启。',
    hints_not_saved: '设置未能保存，请重试。',
  },
  hint_texts: {
    hint_about: '说明：{name}',
    hint_change:
      '相对前一交易日的变动。若前一交易日没有数值，或最新值早于最近的交易日，则不显示变动。利率的变动以基点计：100 个基点等于 1 个百分点。',
    hint_realtime: '实时值在数据源发布后立即到达。有权限的用户无需刷新即可看到变动。',
    hint_daily: '这是日度数值，在当日结束后发布一次，并非当前时刻的价格。',
    hint_shape:
      '没有权限时，图表只是形状：以 0 到 100 的刻度显示走势。真实数值不会发送到您的浏览器。',
    hint_chart:
      '按住 Ctrl 滚动滚轮可缩放，拖动可移动，双击显示全部。键盘：方向键逐点移动，+ 和 − 缩放，0 显示全部。趋势线按已加载区间的数据点拟合。图片可保存或打印。',
    hint_statistics:
      '每一行从最近收盘价向前回看：相对区间起始同日或之前最近一次收盘（最多早 10 天）的变动，以及此后的最高、最低收盘价及其日期。',
    hint_export:
      '文件包含图表所示区间的全部数值，而不仅是表格的当前页。CSV 为纯文本，小数点为“.”；XLSX 在 Excel 中以真正的日期和数字打开。',
    hint_pairs:
      '勾选货币对即可添加其图表，最多同时 {count} 个；取消勾选即可移除。页面地址会保留您的选择，可直接转发。',
  },
  sections: {
    sections_menu: '本页内容',
    section_top: '概览',
  },
  notices: {
    form_unchanged: '没有更改：一切已符合要求。',
    copied_value: '已复制 {value}。',
    copy_failed: '浏览器不允许复制。请选中文本后手动复制。',
    support_tickets: '支持',
    unread_answers: '支持团队有 {count} 条未读回复',
  },
  offers: {
    bottom_banner: '门户公告',
    app_offer: '移动应用',
    app_offer_ios: 'Parcurve 也有适用于 iPhone 和 iPad 的应用。',
    app_offer_android: 'Parcurve 也有适用于 Android 的应用。',
    app_offer_get: '获取应用',
    offer_close: '关闭',
  },
};
