/** Emails with a code. `{{validity}}` is one of the two sentences at the beginning. */
export default {
  validity: "验证码 {{codeMinutes}} 分钟内有效，仅限使用一次，最多可尝试 {{codeTries}} 次。",
  validityForChange: "验证码 {{confirmMinutes}} 分钟内有效，仅用于本次变更，最多可尝试 {{codeTries}} 次。",
  registration: {
    subject: "供应商注册验证码",
    opening: "您正在{{brand}}供应商协同平台办理供应商注册，请在页面中输入以下验证码：",
    use: "{{validity}}请在获取验证码的浏览器中填写。",
    notYou: "我们的工作人员不会向您索要验证码。如非本人操作，请忽略本邮件。",
  },
  progress: {
    subject: "准入进度查询验证码",
    opening: "您正在查询贵公司在{{brand}}的供应商准入进度，请在页面中输入以下验证码：",
    use: "{{validity}}请在获取验证码的浏览器中填写。",
    notYou: "我们的工作人员不会向您索要验证码。如非本人操作，请忽略本邮件。",
  },
  colleague: {
    subject: "注册资料填写验证码",
    opening: "您正在{{brand}}供应商协同平台填写同事邀请您填写的注册资料，请在页面中输入以下验证码：",
    use: "{{validity}}请在获取验证码的浏览器中填写。",
    notYou: "我们的工作人员不会向您索要验证码。如非本人操作，请忽略本邮件。",
  },
  signIn: {
    subject: "登录验证码",
    opening: "您正在登录{{brand}}供应商协同平台，请在页面中输入以下验证码：",
    use: "{{validity}}请在正在登录的浏览器中填写。",
    notYou:
      "我们的工作人员不会向您索要验证码。如非本人操作，您的密码可能已泄露，请立即通过登录页的“{{forgottenPassword}}”重设密码。",
  },
  password: {
    subject: "重设密码验证码",
    opening: "您正在重设{{brand}}供应商协同平台的登录密码，请在页面中输入以下验证码：",
    use: "{{validity}}请在获取验证码的浏览器中填写。",
    notYou: "我们的工作人员不会向您索要验证码。如非本人操作，请忽略本邮件，密码不会改变。",
  },
  email: {
    subject: "更换邮箱验证码",
    opening: "您正在将此邮箱设为{{brand}}供应商协同平台的账号邮箱，请在页面中输入以下验证码：",
    use: "{{validity}}更换后，登录验证码等邮件将发送至此邮箱。",
    notYou: "我们的工作人员不会向您索要验证码。如非本人操作，请忽略本邮件，账号邮箱不会改变。",
  },
  oldEmail: {
    subject: "更换邮箱：原邮箱验证码",
    opening:
      "有人申请将您在{{brand}}供应商协同平台的账号邮箱更换为 {{fact}}。如是本人操作，请在页面的“{{oldEmailCode}}”中输入：",
    use: "{{validity}}",
    notYou:
      "我们的工作人员不会向您索要验证码。如非本人操作，您的账号可能已被他人使用：请勿将验证码告诉任何人，立即通过登录页的“{{forgottenPassword}}”重设密码。",
  },
  phoneEmail: {
    subject: "绑定手机：邮箱验证码",
    opening:
      "有人申请将手机 {{fact}} 绑定到您在{{brand}}供应商协同平台的账号，用于接收登录验证码。如是本人操作，请在页面的“{{phoneEmailCode}}”中输入：",
    use: "{{validity}}",
    notYou:
      "我们的工作人员不会向您索要验证码。如非本人操作，您的账号可能已被他人使用：请勿将验证码告诉任何人，立即通过登录页的“{{forgottenPassword}}”重设密码。",
  },
  authenticator: {
    subject: "身份验证器应用验证码",
    opening:
      "有人申请为您在{{brand}}供应商协同平台的账号添加或删除身份验证器应用，或重新生成恢复代码。如是本人操作，请在页面中输入以下验证码：",
    use: "{{validity}}",
    notYou:
      "我们的工作人员不会向您索要验证码。如非本人操作，您的账号可能已被他人使用：请勿将验证码告诉任何人，立即通过登录页的“{{forgottenPassword}}”重设密码。",
  },
  passkey: {
    subject: "通行密钥验证码",
    opening: "有人申请为您在{{brand}}供应商协同平台的账号添加或删除通行密钥。如是本人操作，请在页面中输入以下验证码：",
    use: "{{validity}}",
    notYou:
      "我们的工作人员不会向您索要验证码。如非本人操作，您的账号可能已被他人使用：请勿将验证码告诉任何人，立即通过登录页的“{{forgottenPassword}}”重设密码。",
  },
  change: {
    subject: "变更确认验证码（{{section}}）",
    opening: "您正在{{brand}}供应商协同平台申请变更贵公司的{{section}}，请在页面中输入以下验证码：",
    use: "{{validity}}请核对以上内容，无误后再填写。",
    notYou:
      "我们的工作人员不会向您索要验证码。如非本人操作，您的账号可能已被他人使用：请勿将验证码告诉任何人，立即修改密码并致电采购经理。",
  },
};
