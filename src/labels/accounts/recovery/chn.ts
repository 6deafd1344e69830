import type { Texts } from './eng.ts';

export const chn: Texts = {
  forms: {
    reset_title: '重置密码',
    reset_lead: '请输入您账户的电子邮箱。如果该邮箱已注册，我们会发送设置新密码的链接。',
    reset_send: '发送链接',
    reset_sent: '如果该邮箱已注册，链接正在发送。链接一小时内有效，仅可使用一次。',
    reset_no_mail: '本门户不发送邮件，请联系管理员。',
    reset_new_title: '设置新密码',
    reset_new_lead: '您将在所有设备上退出登录，随后可用新密码登录。',
    reset_set: '设置密码',
    reset_link_void: '此链接已被使用或已过期，请重新获取。',
    reset_again: '重新获取链接',
    reset_done: '密码已设置，请使用新密码登录。',
    reset_forgotten: '忘记密码？',
    register_sent_title: '请查收邮件',
    register_sent:
      '我们已向您填写的邮箱发送邮件，请在一天内打开其中的链接。如未收到，请查看垃圾邮件箱或重新注册。',
    confirm_title: '确认电子邮箱',
    confirm_lead: '请输入您注册时设置的密码。如果您没有在此注册，请关闭本页。',
    confirm_button: '确认并登录',
    confirm_link_void: '此链接已被使用或已过期。请登录；如邮箱仍需确认，您会收到新链接。',
    confirm_first: '您的邮箱尚未确认，请打开我们所发邮件中的链接。',
    confirm_password_wrong: '密码与注册时设置的不一致。',
  },
  mails: {
    mail_reset_subject: 'Parcurve：设置新密码',
    mail_reset_text:
      '有人（很可能是您本人）申请为您的账户设置新密码。请打开以下链接设置，一小时内有效，仅可使用一次：\n\n{link}\n\n如非本人操作，请忽略此邮件，您的密码不会改变。',
    mail_changed_subject: 'Parcurve：您的密码已修改',
    mail_changed_text:
      '您的账户密码已通过我们发送的链接修改。所有设备均已退出登录，所有 API 令牌均已撤销。\n\n如非本人操作，请立即重新设置密码：\n\n{link}',
    mail_confirm_subject: 'Parcurve：确认您的电子邮箱',
    mail_confirm_text:
      '有人使用此邮箱注册了账户。请在一天内确认该邮箱属于您，届时需输入注册时设置的密码：\n\n{link}\n\n如果您没有注册，请忽略此邮件，该账户将被删除。',
    mail_known_subject: 'Parcurve：您已有账户',
    mail_known_text:
      '有人（很可能是您本人）试图用此邮箱注册。您已有账户，请登录：\n\n{signIn}\n\n如果忘记密码，请设置新密码：\n\n{reset}\n\n如非本人操作，无需理会。',
  },
  openid: {
    openid_sign_in: '使用 {name} 登录',
    openid_onward: '前往登录服务商',
    openid_title: '使用 {name} 登录',
    openid_linked: '您的账户已关联 {name}，也可用它登录。',
    openid_not_linked: '将账户关联 {name} 后即可用它登录。请先输入密码。',
    openid_link: '关联 {name}',
    openid_unlink: '解除关联 {name}',
    openid_unlinked: '您的账户已与 {name} 解除关联。',
    openid_no_password: '您的账户没有密码。我们可以向您发送设置密码的链接。',
    auth_close: '关闭',
    auth_error_denied: '{name} 未允许您登录。',
    auth_error_failed: '无法验证 {name} 的响应，因此未登录。请重试。',
    auth_error_expired: '本次登录用时过长或已被使用，请重新开始。',
    auth_error_unavailable: '{name} 没有响应。请稍后再试，或使用密码登录。',
    auth_error_unverified: '{name} 尚未验证您的邮箱，因此无法为您查找或创建账户。',
    auth_error_link_first: '该邮箱已注册账户。请先用密码登录，再在个人资料中关联 {name}。',
    auth_error_no_account: '您在此还没有账户，且使用 {name} 登录不会自动创建账户。',
    auth_error_taken: '此 {name} 账户已关联本门户的另一个账户。',
    auth_error_password: '密码不正确，未进行关联。',
  },
};
