/** Emails about the authenticator app and the recovery codes of an account. */
export default {
  authenticatorAdded: {
    subject: "您的账号已添加身份验证器应用",
    opening:
      "您在{{brand}}供应商协同平台的账号已添加身份验证器应用，登录时可用应用中的验证码代替我们发送的验证码。恢复代码已同时生成，此前的恢复代码均已失效。",
    notYou:
      "如非本人操作，您的账号可能已被他人使用：请立即通过登录页的“{{forgottenPassword}}”重设密码，登录后在个人信息页删除此身份验证器应用，并致电采购经理。",
  },
  authenticatorRemoved: {
    subject: "您的账号已删除身份验证器应用",
    opening: "您在{{brand}}供应商协同平台的账号已删除身份验证器应用，今后不能再用它登录。",
    notYou:
      "如非本人操作，您的账号可能已被他人使用，请立即通过登录页的“{{forgottenPassword}}”重设密码，并致电采购经理。",
  },
  recoveryCodesRenewed: {
    subject: "您的账号已生成新的恢复代码",
    opening: "您在{{brand}}供应商协同平台的账号已生成新的恢复代码，此前的恢复代码均已失效。",
    notYou:
      "如非本人操作，您的账号可能已被他人使用：请立即通过登录页的“{{forgottenPassword}}”重设密码，登录后在个人信息页重新生成恢复代码，并致电采购经理。",
  },
  recoveryCodeUsed: {
    subject: "有人使用恢复代码登录了您的账号",
    opening:
      "有人输入了您在{{brand}}供应商协同平台的账号密码和一个恢复代码。每个恢复代码只能使用一次，目前剩余：{{count}} 个。您可在个人信息页重新生成恢复代码。",
    notYou:
      "如非本人操作，您的账号可能已被他人使用：请立即通过登录页的“{{forgottenPassword}}”重设密码，登录后在个人信息页重新生成恢复代码，并致电采购经理。",
  },
};
