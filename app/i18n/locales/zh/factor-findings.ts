/** Why a second factor of signing in was refused: passkeys, authenticator app, recovery codes. */
export default {
  "authenticator.notOffered": "此处无法添加身份验证器应用，第二步验证由贵公司的登录系统负责",
  "authenticator.wrong":
    "验证码不正确或已使用，请输入应用中最新的 {{authenticatorDigits}} 位数字；如反复出现，请检查手机时间是否准确",
  "authenticator.expired": "设置已过期或尝试次数过多，请重新开始",
  "authenticator.tooMany": "尝试次数过多，请稍后重试，或改用其他方式",
  "authenticator.known": "账号已添加身份验证器应用，请先删除再添加",
  "authenticator.removed": "身份验证器应用已删除",
  "authenticator.unknown": "身份验证器应用已删除，请刷新页面",
  "recoveryCode.required": "请输入恢复代码",
  "recoveryCode.wrong": "恢复代码不正确或已使用，请换一个试试",
  "recoveryCode.tooMany": "恢复代码尝试次数过多，请稍后重试，或改用其他方式",
  "recoveryCode.needless": "账号没有通行密钥或身份验证器应用，不需要恢复代码",
  "passkey.notOffered": "此处无法添加通行密钥，第二步验证由贵公司的登录系统负责",
  "passkey.name": "请填写名称，不超过 {{passkeyNameMax}} 个字符，例如“办公电脑”",
  "passkey.wrong": "通行密钥验证未通过，请重试，或改用验证码登录",
  "passkey.expired": "操作超过 {{passkeyMinutes}} 分钟，请重试",
  "passkey.tooMany": "通行密钥尝试次数过多，请改用验证码登录",
  "passkey.full": "最多可添加 {{passkeys}} 个通行密钥，请先删除一个",
  "passkey.known": "此通行密钥已被使用，请换一台设备",
  "passkey.unknown": "此通行密钥已删除，请刷新页面",
};
