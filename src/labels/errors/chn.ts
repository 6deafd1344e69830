import type { Translation } from '../translation.ts';
import type { eng } from './eng.ts';

export const chn: Translation<typeof eng> = {
  codes: {
    error_unknown_field: '未知字段。',
    error_invalid_json: '请求正文不是有效的 JSON。',
    error_period_start_after_end: '期间的开始日期晚于结束日期。',
    error_too_many_to_sort: '行数过多，无法按数值排序：请选择一个合约或更短的日期范围。',
    error_not_signed_in: '请先登录再执行此操作。',
    error_wrong_credentials: '电子邮箱或密码错误。',
    error_files_not_allowed: '这些数值的来源不允许以文件形式转发。',
    error_forbidden: '您的账户无权执行此操作。',
    error_values_need_account: '查看数值需要有权限的账户，请登录。',
    error_values_need_access: '数值权限由运营方授予，获取方式见 /profile/access/。',
    error_cross_site: '该请求来自其他网站，已被拒绝。',
    error_not_found: '此处没有内容。',
    error_method_not_allowed: '该地址不支持此请求方法。',
    error_already_registered: '该电子邮箱已注册账户。',
    error_body_too_large: '请求内容过大。',
    error_unsupported_media_type: '不支持此内容类型。',
    error_too_many_attempts: '尝试次数过多，请几分钟后重试。',
    error_too_many_pages: '您的地址打开的页面过多，请一分钟后重试，或登录。',
    error_internal: '服务器出现错误。',
    error_not_ready: '服务器尚未就绪。',
    error_overloaded: '服务器繁忙，请几秒钟后重试。',
    error_unavailable: '数据暂时无法访问，请几秒钟后重试。',
    error_disk_full: '数据库的磁盘已满。',
    error_invalid_token: '此令牌无效：输入有误、已过期或已被撤销。',
    error_token_scope: '此令牌无权进行此调用。',
    error_too_many_tokens: '一个账户最多有 20 个令牌：请先撤销一个。',
    error_too_many_calls: '使用此令牌的调用过多。请一分钟后再试。',
  },
};
