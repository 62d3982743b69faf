/** The page for a company that is already approved. */
export default {
  title: "贵公司已完成注册",
  lead: "此邮箱的注册申请已通过初审，无需再次填写。",
  file: "查看企业档案或申请变更：请登录工作台。",
  password: "账号和初始密码已发送至此邮箱；忘记密码时，可在登录页重设。",
  progress: "了解准入进度：请查询进度。",
  signIn: "登录工作台",
};
