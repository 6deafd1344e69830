import type { Translation } from '../../translation.ts';
import type { eng } from './eng.ts';

export const chn: Translation<typeof eng> = {
  forms: {
    profile_save: '保存',
    profile_saved: '已保存。',
    profile_name_text: '显示在页眉中，运营方也可看到。',
    profile_name_saved: '姓名已更改。',
    profile_email_text: '用于登录和接收消息。当前：{email}',
    profile_email_new: '新地址',
    profile_email_send: '发送链接',
    profile_email_change: '更改地址',
    profile_email_hint: '链接将发送到新地址。一天内使用该链接后，地址即更改。',
    profile_email_sent: '含链接的邮件正在发往新地址。',
    profile_email_pending: '等待确认：{email}',
    profile_email_changed: '地址已更改。',
    profile_email_same: '这已是您的地址。',
    profile_password_first: '此账户尚无密码。请先设置密码。',
    profile_password_reset: '通过邮件设置密码',
    profile_demo: '这是所有人都可使用的演示账户：姓名、地址和密码不能更改，账户也不能删除。',
    profile_view_title: '语言和外观',
    profile_view_text: '也适用于您登录的其他浏览器，除非您在那里另有选择。邮件使用此语言。',
    profile_hints_title: '提示',
    profile_hints_text: '页面上的简短说明。',
    profile_hints_show: '显示提示',
    profile_data_title: '您的数据',
    profile_data_text:
      '您账户中存储的全部内容（不含密码等机密），以 JSON 文件提供。每小时最多五次。',
    profile_data_download: '下载',
    profile_delete_text: '永久删除账户及其所有内容。',
    profile_confirm_title: '确认新地址',
    profile_confirm_text: '点击按钮后，{email} 将成为您账户的地址，此后用它登录。',
    profile_confirm_button: '使用此地址',
    profile_link_void: '此链接已被使用或已过期。',
  },
  delete: {
    delete_title: '删除账户',
    delete_lead: '立即生效，无法撤销。',
    delete_goes: '将被删除的内容',
    delete_goes_account: '姓名、地址、密码和设置',
    delete_goes_sessions: '所有设备上的登录',
    delete_goes_tokens: 'API 令牌：使用它们的程序会立即被拒绝',
    delete_goes_requests: '权限、申请、工单和消息',
    delete_stays: '将保留的内容',
    delete_stays_logs: '含您网络地址的日志，保留时间由运营方决定',
    delete_stays_backups: '运营方此前所做的备份',
    delete_data_first: '请先下载您的数据',
    delete_sure: '我要永久删除我的账户',
    delete_sure_missing: '请勾选此项以继续。',
    delete_ask_text: '此账户没有密码。含链接的邮件可证明它属于您；链接一天内有效，只能使用一次。',
    delete_ask_button: '发送链接',
    delete_ask_sent: '邮件正在发往 {email}。',
    delete_no_mail: '此账户没有密码，且本门户不发送邮件。请联系运营方删除。',
    delete_keep: '保留账户',
    delete_done_title: '您的账户已删除',
    delete_done_text: '其所有内容均已删除，您已在所有设备上退出登录。',
  },
  mails: {
    mail_email_confirm_subject: '请确认您的新地址',
    mail_email_confirm_text:
      '打开此链接，将本地址设为您在 {origin} 的账户地址：\n{link}\n\n链接一天内有效，只能使用一次。如非您本人操作，请忽略。',
    mail_email_taken_subject: '您已有账户',
    mail_email_taken_text:
      '有人想将此地址用于 {origin} 的另一个账户。该地址属于您的账户，因此没有任何更改。如果是您本人，请用此地址登录，或先删除该账户。',
    mail_email_asked_subject: '您的账户请求更换地址',
    mail_email_asked_text:
      '有人登录您在 {origin} 的账户，请求将地址改为 {email}。使用发往该地址的链接后才会更改。如非您本人，请立即修改密码：{origin}/profile/',
    mail_email_changed_subject: '您的账户地址已更改',
    mail_email_changed_text:
      '您在 {origin} 的账户地址现已改为 {email}，本地址不再属于该账户。如非您本人，请联系门户运营方。',
    mail_delete_link_subject: '删除您的账户',
    mail_delete_link_text:
      '打开此链接以删除您在 {origin} 的账户：\n{link}\n\n链接一天内有效，只能使用一次，且须在已登录的浏览器中打开。如非您本人操作，请忽略。',
    mail_deleted_subject: '您的账户已删除',
    mail_deleted_text:
      '您在 {origin} 的账户及其所有内容均已删除。这是最后一封邮件。如非您本人，请联系门户运营方。',
  },
};
