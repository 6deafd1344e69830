import type { Texts } from './eng.ts';

export const chn: Texts = {
  forms: {
    profile_save: '保存',
    profile_saved: '已保存。',
    profile_name_text: '显示在页眉中，管理员也可看到。',
    profile_name_saved: '姓名已更改。',
    profile_email_text: '用于登录和接收消息。当前邮箱：{email}',
    profile_email_new: '新邮箱',
    profile_email_send: '发送链接',
    profile_email_change: '更换邮箱',
    profile_email_hint: '我们会向新邮箱发送链接，请在一天内打开链接确认更换。',
    profile_email_sent: '确认链接正在发往新邮箱。',
    profile_email_pending: '等待确认：{email}',
    profile_email_changed: '邮箱已更换。',
    profile_email_same: '这已是您当前的邮箱，请输入其他邮箱。',
    profile_password_first: '此账户尚无密码，请先设置密码。',
    profile_password_reset: '通过邮件设置密码',
    profile_demo: '这是共用的演示账户：姓名、邮箱和密码不能修改，账户也不能删除。',
    profile_view_title: '语言和外观',
    profile_view_text: '适用于您登录的所有设备，除非在该浏览器中另有选择。邮件也使用此语言。',
    profile_hints_title: '提示',
    profile_hints_text: '页面上的简短说明。',
    profile_hints_show: '显示提示',
    profile_data_title: '您的数据',
    profile_data_text:
      '您账户中存储的全部内容（不含密码等机密信息），JSON 文件。每小时最多下载五次。',
    profile_data_download: '下载',
    profile_delete_text: '永久删除您的账户及其全部内容。',
    profile_confirm_title: '确认新邮箱',
    profile_confirm_text: '确认后，{email} 将成为您的账户邮箱，此后用它登录。',
    profile_confirm_button: '使用此邮箱',
    profile_link_void: '此链接已被使用或已过期。',
  },
  delete: {
    delete_title: '删除账户',
    delete_lead: '立即生效，无法撤销。',
    delete_goes: '将删除的内容',
    delete_goes_account: '姓名、邮箱、密码和设置',
    delete_goes_sessions: '所有设备上的登录会话',
    delete_goes_tokens: 'API 令牌：使用它们的程序将立即失去访问权限',
    delete_goes_requests: '权限、申请、工单和消息',
    delete_stays: '将保留的内容',
    delete_stays_logs: '含您 IP 地址的日志，保留期限由管理员决定',
    delete_stays_backups: '管理员已创建的备份',
    delete_data_first: '请先下载您的数据',
    delete_sure: '我要永久删除我的账户',
    delete_sure_missing: '请勾选此项以继续。',
    delete_ask_text:
      '此账户没有密码。为确认账户属于您，我们会通过邮件发送链接，一天内有效，仅可使用一次。',
    delete_ask_button: '发送链接',
    delete_ask_sent: '链接正在发往 {email}。',
    delete_no_mail: '此账户没有密码，且本门户不发送邮件。请联系管理员删除账户。',
    delete_keep: '保留账户',
    delete_done_title: '您的账户已删除',
    delete_done_text: '账户的全部内容均已删除，您已在所有设备上退出登录。',
  },
  mails: {
    mail_email_confirm_subject: '请确认您的新邮箱',
    mail_email_confirm_text:
      '打开此链接，将本邮箱用于您在 {origin} 的账户：\n{link}\n\n链接一天内有效，仅可使用一次。如非本人操作，请忽略此邮件。',
    mail_email_taken_subject: '您已有账户',
    mail_email_taken_text:
      '有人试图将本邮箱用于 {origin} 的另一个账户。本邮箱已属于您的账户，因此未作任何更改。如为本人操作，请用本邮箱登录，或先删除使用本邮箱的账户。',
    mail_email_asked_subject: '收到更换邮箱的请求',
    mail_email_asked_text:
      '有人登录您在 {origin} 的账户，请求将邮箱更换为 {email}。打开发往该邮箱的链接后，更换才会生效。如非本人操作，请立即修改密码：{origin}/profile/',
    mail_email_changed_subject: '您的账户邮箱已更换',
    mail_email_changed_text:
      '您在 {origin} 的账户邮箱现为 {email}，本邮箱不再属于该账户。如非本人操作，请联系门户管理员。',
    mail_delete_link_subject: '删除您的账户',
    mail_delete_link_text:
      '打开此链接以删除您在 {origin} 的账户：\n{link}\n\n链接一天内有效，仅可使用一次，且须在已登录的浏览器中打开。如非本人操作，请忽略此邮件。',
    mail_deleted_subject: '您的账户已删除',
    mail_deleted_text:
      '您在 {origin} 的账户及其全部内容均已删除，您不会再收到与该账户有关的邮件。如非本人操作，请联系门户管理员。',
  },
};
