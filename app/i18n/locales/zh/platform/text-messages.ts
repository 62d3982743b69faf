/**
 * Text messages are short on purpose. One segment holds 70 characters of Chinese, or 160 of the GSM alphabet in English: no
 * curly quotes, no dashes but the hyphen. Chinese providers ask for the sender's name in 【】 at the beginning.
 */
export default {
  phone: "【{{brand}}】绑定手机验证码 {{code}}，{{codeMinutes}} 分钟内有效。请勿告诉他人。非本人操作请忽略。",
  signInPhone: "【{{brand}}】登录验证码 {{code}}，{{codeMinutes}} 分钟内有效。请勿告诉他人。非本人操作请立即重设密码。",
};
