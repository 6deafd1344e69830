import type { Texts } from './eng.ts';

export const chn: Texts = {
  forms: {
    reset_title: '重置密码',
    reset_lead: '请输入您账户的电子邮箱。如果存在对应账户，我们会向该邮箱发送设置新密码的链接。',
    reset_send: '发送链接',
    reset_sent: '如果该邮箱有对应账户，链接已发出。链接一小时内有效，仅可使用一次。',
    reset_no_mail: '本门户不发送邮件。请联系运营者恢复访问。',
    reset_new_title: '设置新密码',
    reset_new_lead: '随后所有设备都会退出登录，请使用新密码登录。',
    reset_set: '设置密码',
    reset_link_void: '此链接已被使用或已过期，请重新获取。',
    reset_again: '重新获取链接',
    reset_done: '密码已设置，请使用新密码登录。',
    reset_forgotten: '忘记密码？',
    register_sent_title: '请查收邮件',
    register_sent:
      '我们已向您填写的邮箱发送邮件。请在一天内打开邮件中的链接。如果没有收到，请检查垃圾邮件或重新注册。',
    confirm_title: '确认电子邮箱',
    confirm_lead: '请输入您注册时设置的密码。如果您没有在此注册，请关闭本页。',
    confirm_button: '确认并登录',
    confirm_link_void: '此链接已被使用或已过期。请登录：如有需要，您会收到新链接。',
    confirm_first: '您的电子邮箱尚未确认。请打开我们发送的邮件中的链接。',
    confirm_password_wrong: '这不是注册时设置的密码。',
  },
  mails: {
    mail_reset_subject: 'Parcurve：设置新密码',
    mail_reset_text:
      '有人（很可能是您本人）为您的账户申请了新密码。请通过以下链接设置，一小时内有效，仅可使用一次：\n\n{link}\n\n如果不是您本人操作，请忽略此邮件，您的密码不会改变。',
    mail_changed_subject: 'Parcurve：您的密码已更改',
    mail_changed_text:
      '您的账户密码已通过我们发送的链接更改。所有设备均已退出登录，所有 API 令牌均已撤销。\n\n如非本人操作，请立即设置新密码：\n\n{link}',
    mail_confirm_subject: 'Parcurve：确认您的电子邮箱',
    mail_confirm_text:
      '有人使用此电子邮箱创建了账户。请在一天内确认该邮箱属于您，届时需要输入您设置的密码：\n\n{link}\n\n如果您没有注册，请忽略此邮件，该账户将被删除。',
    mail_known_subject: 'Parcurve：您已有账户',
    mail_known_text:
      '有人（很可能是您本人）尝试用此邮箱注册。您已有账户，请登录：\n\n{signIn}\n\n如果忘记了密码，请设置新密码：\n\n{reset}\n\n如果不是您本人操作，则无需理会。',
  },
  openid: {
    openid_sign_in: '使用 {name} 登录',
    openid_onward: '前往登录服务',
    openid_title: '通过 {name} 登录',
    openid_linked: '您的账户已与 {name} 关联，可以用它登录。',
    openid_not_linked: '将账户与 {name} 关联后即可用它登录。请先输入密码。',
    openid_link: '与 {name} 关联',
    openid_unlink: '解除 {name} 关联',
    openid_unlinked: '您的账户已不再与 {name} 关联。',
    openid_no_password: '您的账户没有密码。我们可以向您发送设置密码的链接。',
    auth_close: '关闭',
    auth_error_denied: '{name} 未能让您登录。',
    auth_error_failed: '{name} 的响应不可信，因此未登录。请重试。',
    auth_error_expired: '此次登录用时过长或已被使用，请重新开始。',
    auth_error_unavailable: '{name} 目前没有响应。请稍后再试，或使用密码登录。',
    auth_error_unverified: '{name} 尚未确认您的电子邮箱，因此无法找到或创建账户。',
    auth_error_link_first: '您的邮箱已有账户。请先用密码登录，然后在个人资料中关联 {name}。',
    auth_error_no_account: '您在此还没有账户，且无法通过 {name} 新建账户。',
    auth_error_taken: '此 {name} 身份已属于另一个账户。',
    auth_error_password: '密码错误，未进行关联。',
  },
};
