import failures from "./failures";
/** The message list of §8. */
export default {
  ...failures,
  toHome: "返回首页",
  retry: "重新加载",
  notFound: { title: "页面不存在", message: "您访问的地址不存在或已更改。请检查网址，或返回首页。" },
  serverFault: {
    title: "系统暂时出现故障",
    message: "系统出现故障，我们已记录并会处理。请稍后重试；已保存的内容不会丢失。",
  },
  refused: { title: "操作未完成" },
  forbidden: { title: "无权访问" },
  "WEB-SECURITY-1001": "安全校验失败，本次操作未完成。请重新登录后再试。",
  csrf: { renewed: "为保证安全，页面即将重新加载。您填写的内容会保留，请重新提交。" },
  signIn: {
    title: "登录未完成",
    again: "重新登录",
    failed: "登录未完成，请重新登录；如多次失败，请联系管理员。",
    unknownAccount: "身份验证已通过，但该账号尚未在本平台登记。请退出后更换账号登录，或联系采购经理。",
  },
  token: {
    used: "登录链接已使用或已过期，请重新登录。",
    otherBrowser: "本次登录并非由当前浏览器发起。为保护账号安全，请在此浏览器中重新登录。",
  },
  menu: {
    none: "尚未为您配置菜单权限，请联系管理员。",
    notInitialized: "尚未为您配置菜单权限：您的账号未分配角色，请联系管理员。",
  },
  tenant: { none: "您的账号尚未加入任何公司，请联系管理员开通。" },
  message: { unknown: "找不到该消息，可能已删除。请返回消息列表查看。" },
  notice: { unknown: "找不到该公告，可能已撤下。请返回公告列表查看。" },
  news: {
    unknown: "找不到该新闻，可能已删除。请返回工作台查看。",
    conflict: "此新闻刚被他人修改，请刷新并查看最新内容后再编辑。",
  },
  export: {
    tooMany: "符合条件的记录超过 {{max, number}} 行，超出一个工作簿的容量，未导出任何内容。请缩小范围后重试。",
  },
  file: {
    upload: "文件上传失败，请重试。",
  },
  account: { notFound: "未找到该账号，请检查后重新输入。" },
  module: {
    title: "页面未能打开",
    load: "页面加载失败，请重试；如仍无法打开，请联系管理员。",
    timeout: "页面加载超时。请检查网络后重试。",
    retry: "重试",
  },
  onboarding: {
    unknown: "找不到该注册申请。请返回准入审核列表查看。",
    notPossible: "该注册申请的状态已发生变化，请刷新页面查看最新状态后再操作。",
    reasonNeeded: "请填写说明，供应商需要知道原因。",
    own: "不能审核自己提交的注册申请，请由其他采购经理审核。",
    sameReviewer: "此步须由另一位采购经理作出结论。",
    contentRemoved: "已超过可恢复审核的期限，该注册申请的填写内容和文件已删除。该公司可重新注册。",
    startedAgain: "注册人已提交新的注册申请，请在新的申请中继续审核。",
    duplicateNote: "该公司已有注册申请，请在内部备注中写明为何仍然通过。",
    roleTooNew: "审核权限授予您未满 {{roleDays}} 天，不能作为第二人审核，请由其他同事办理。",
    roleFromOther: "您与前一位审核人之间有授权关系，请由其他同事审核。",
  },
};
