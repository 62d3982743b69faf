/** Why a colleague of a registration is refused, and the registrant who invites them: what the tabs themselves do not show. */
export default {
  toPart: "返回我的填写部分",
  "colleague.ownerOnly": "此页面或操作仅限注册人。如需查看或更改，请联系注册人{{name}}。",
  "colleague.otherTab": "您未受邀填写此部分。如需填写，请联系注册人{{name}}。",
  "colleague.over": "此注册申请已结束或已通过审核，不能再邀请同事填写。",
  "colleague.unknown": "未找到此邀请，可能已移除或链接不完整。请联系邀请您的同事。",
  "colleague.known": "此邮箱已在邀请名单中。可在名单中再次发送或更改其填写部分。",
  "colleague.own": "这是您自己的邮箱。请填写同事的邮箱。",
  "colleague.tooMany": "最多可邀请 {{colleaguesMax}} 位同事。请先移除不再需要的同事。",
  "colleague.tooManyEmails": "今天发送的邀请已达上限（{{colleagueEmailsPerDay}} 封），请明天再试。",
  "colleague.looks": "打开邀请的次数过多，请一小时后再打开。",
};
